import { FailureCard } from '#client/components/failure-card.tsx';
import type { trpc } from '#client/lib/trpc.ts';
import { mergeExperiences } from '#shared/booking/merge-results.ts';
import type { ExperienceResult } from '#shared/booking/search.schema.ts';
import { EXPERIENCE_SORTS, sortExperiences } from '#shared/booking/sort-results.ts';
import { ExperienceCard } from './experience-card.tsx';
import { sortOf } from './results-bar.tsx';
import { CardList, SearchResults } from './search-results.tsx';
import type { SearchStream } from './use-search-stream.ts';

type ExperienceResultsProps = {
  search: ReturnType<typeof trpc.booking.searchExperiences.useMutation>;
  stream: SearchStream<ExperienceResult>;
  sort: string;
  onSort: (sort: string) => void;
  tripId: number | undefined;
  placeId: string | undefined;
};

/** What a search of experiences found so far, or why it found nothing. */
export function ExperienceResults(props: ExperienceResultsProps) {
  const { search, stream, sort, onSort, tripId, placeId } = props;
  const found = search.data?.results ?? (search.isPending ? mergeExperiences(stream.results) : []);
  const order = sortOf(EXPERIENCE_SORTS, sort);

  return (
    <SearchResults
      what="experiences"
      label="Experience results"
      {...{ search, stream, onSort }}
      results={found}
      failed={search.data?.errors ?? stream.failed}
      failure={
        search.isError && (
          <div role="alert">
            <FailureCard level={2} title="The search failed" error={search.error} />
          </div>
        )
      }
      none={{
        title: 'No Experiences Found',
        text: 'Try adjusting your search criteria or check back later for new experiences.',
      }}
      sampleNote="Real places with sample prices and ratings. Each card links to a real search."
      sorts={EXPERIENCE_SORTS}
      sort={order}
    >
      <CardList
        results={sortExperiences(found, order)}
        card={(experience) => (
          <ExperienceCard experience={experience} tripId={tripId} placeId={placeId} />
        )}
        layout="grid"
      />
    </SearchResults>
  );
}
