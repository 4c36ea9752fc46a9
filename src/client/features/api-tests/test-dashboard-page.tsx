import { Page, PageHeading } from '#client/components/page.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { FlightTester } from './flight-tester.tsx';
import { HotelTester } from './hotel-tester.tsx';
import { ItineraryTester } from './itinerary-tester.tsx';
import { ServiceCheckCard } from './service-check-card.tsx';
import classes from './api-tests.module.css';

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
