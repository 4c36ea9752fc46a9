import { MessageCard } from '#client/components/message-card.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import type { trpc } from '#client/lib/trpc.ts';
import { mergeExperiences } from '#shared/booking/merge-results.ts';
import type { ExperienceResult } from '#shared/booking/search.schema.ts';
import { EXPERIENCE_SORTS, sortExperiences } from '#shared/booking/sort-results.ts';
import { ExperienceCard } from './experience-card.tsx';
import { CardList, FoundList } from './found-list.tsx';
import { FailedProviders, sortOf } from './results-bar.tsx';
import classes from './search.module.css';
import type { SearchStream } from './use-search-stream.ts';

type ExperienceResultsProps = {
  search: ReturnType<typeof trpc.booking.searchExperiences.useMutation>;
  stream: SearchStream<ExperienceResult>;
  sort: string;
  onSort: (sort: string) => void;
  tripId: number | undefined;
  placeId: string | undefined;
};

const UNTOLD = 'An error occurred while searching for experiences.';

/** What a search of experiences found so far, or why it found nothing. */
export function ExperienceResults(props: ExperienceResultsProps) {
  const { search, stream, sort, onSort, tripId, placeId } = props;
  const early = search.isPending ? mergeExperiences(stream.results) : [];
  const found = search.data?.results ?? early;
  const failed = search.data?.errors ?? stream.failed;
  const order = sortOf(EXPERIENCE_SORTS, sort);

  return (
    <section
      className={classes.results}
      aria-label="Experience results"
      aria-busy={search.isPending}
    >
      {search.isPending && found.length === 0 && <LoadingStar label="Searching experiences" />}
      {search.isError && <SearchFailure error={search.error} />}
      {search.isSuccess && found.length === 0 && (
        <>
          <MessageCard level={2} title="No Experiences Found">
            <p>Try adjusting your search criteria or check back later for new experiences.</p>
          </MessageCard>
          <FailedProviders failed={failed} />
        </>
      )}
      <FoundList
        results={found}
        sampleNote="Made from real places with sample prices and ratings. Each leads to a real search."
        waiting={search.isPending ? stream.waiting : []}
        failed={failed}
        sorts={EXPERIENCE_SORTS}
        sort={order}
        onSort={onSort}
      >
        <CardList
          results={sortExperiences(found, order)}
          card={(experience) => (
            <ExperienceCard experience={experience} tripId={tripId} placeId={placeId} />
          )}
          layout="grid"
        />
      </FoundList>
    </section>
  );
}

function SearchFailure({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <MessageCard level={2} tone="danger" title="The search did not work">
        <p>{errorMessage(error) || UNTOLD}</p>
      </MessageCard>
    </div>
  );
}
