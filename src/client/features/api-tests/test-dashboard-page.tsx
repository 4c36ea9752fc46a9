import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '#client/components/busy-button.tsx';
import { Page, PageHeading } from '#client/components/page.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { ServiceCheck } from '#shared/diagnostics/diagnostics.schema.ts';
import classes from './api-tests.module.css';
import { FlightTester } from './flight-tester.tsx';
import { HotelTester } from './hotel-tester.tsx';
import { ItineraryTester } from './itinerary-tester.tsx';
import { ResultCard } from './result-card.tsx';

/** /test-api — whether the outside services answer, and the searches tried by hand. */
export function TestDashboardPage() {
  const cache = trpc.useUtils();

  return (
    <Page>
      <PageHeading title="API Test Dashboard" lead="Connections and searches, tried from here." />
      <div className={classes.grid}>
        <ServiceCheckCard
          name="Amadeus"
          about="Flights and hotels"
          check={() => cache.client.diagnostics.amadeus.query()}
        />
        <ServiceCheckCard
          name="Perplexity"
          about="Search AI for fresh local facts"
          check={() => cache.client.diagnostics.perplexity.query()}
        />
        <ServiceCheckCard
          name="OpenAI"
          about="Language model"
          check={() => cache.client.diagnostics.openai.query()}
        />
      </div>
      <div className={classes.grid}>
        <FlightTester />
        <HotelTester />
        <ItineraryTester />
      </div>
    </Page>
  );
}

type ServiceCheckCardProps = { name: string; about: string; check: () => Promise<ServiceCheck> };

/** One outside service: a button that tries it, and how it went. */
function ServiceCheckCard({ name, about, check }: ServiceCheckCardProps) {
  const attempt = useMutation({ mutationFn: check });

  return (
    <section className={classes.card} aria-label={`${name} API`}>
      <h2 className={classes.title}>{name} API</h2>
      <p className="quiet">{about}</p>
      <BusyButton isBusy={attempt.isPending} onClick={() => attempt.mutate()}>
        Test {name}
      </BusyButton>
      {attempt.isSuccess && (
        <ResultCard
          isSuccess={attempt.data.success}
          title={attempt.data.success ? `${name} API is working!` : `${name} API failed`}
        >
          {attempt.data.message} ({attempt.data.took} ms)
        </ResultCard>
      )}
      {attempt.isError && (
        <ResultCard isSuccess={false} title={`${name} API failed`}>
          {errorMessage(attempt.error) || 'An error occurred'}
        </ResultCard>
      )}
    </section>
  );
}
