import { Button, Skeleton, Tabs, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconLuggage, IconPlus, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { Page, PageHeading } from '#client/components/page.tsx';
import { errorMessage } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DEMO_USER_ID } from '#shared/demo-user.ts';
import { MY_TRIPS_TABS, type MyTripsTab } from '#shared/trips/trip-status.ts';
import classes from './my-trips-page.module.css';
import { TripCard } from './trip-card.tsx';

const TAB_LABELS: Record<MyTripsTab, string> = {
  upcoming: 'Upcoming Trips',
  past: 'Past Trips',
  drafts: 'Drafts',
  all: 'All Trips',
};
const SEARCH_DELAY_MS = 250;

/** /my-trips — every saved trip, by tab and by destination; the server searches and pages. */
export function MyTripsPage() {
  const [address, setAddress] = useSearchParams();
  const tab = MY_TRIPS_TABS.find((value) => value === address.get('tab')) ?? 'upcoming';
  // The field leads and the address follows, or fast typing would lose letters.
  const [search, setSearch] = useState(address.get('q') ?? '');

  const change = (next: { tab?: MyTripsTab; q?: string }) => {
    const query = { tab, q: search, ...next };

    setAddress(query.q ? query : { tab: query.tab }, { replace: true });
  };

  return (
    <Page title="My Trips" description="Every trip you have saved with Northstar.">
      <div className={classes.head}>
        <PageHeading title="My Trips" lead="Everything you have planned, and what comes next." />
        <ButtonLink to={paths.planTrip()} icon={<IconPlus size={18} aria-hidden="true" />}>
          New Trip
        </ButtonLink>
      </div>
      <TextInput
        className={classes.search}
        label="Search trips by destination"
        placeholder="Lisbon, Japan…"
        type="search"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={search}
        maxLength={100}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          change({ q: event.currentTarget.value });
        }}
      />
      <Tabs
        value={tab}
        onChange={(value) => change({ tab: (value as MyTripsTab | null) ?? 'upcoming' })}
      >
        <Tabs.List>
          {MY_TRIPS_TABS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {TAB_LABELS[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="lg">
          <TripList tab={tab} search={search} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function TripList({ tab, search }: { tab: MyTripsTab; search: string }) {
  const [settled] = useDebouncedValue(search.trim(), SEARCH_DELAY_MS);
  const trips = trpc.trips.list.useInfiniteQuery(
    { userId: DEMO_USER_ID, tab, search: settled },
    { getNextPageParam: (page) => page.nextCursor },
  );

  useEffect(() => {
    if (!trips.error) return;
    toast({
      title: 'Error loading trips',
      description: errorMessage(trips.error),
      variant: 'destructive',
    });
  }, [trips.error]);

  if (trips.isPending) return <ListSkeleton />;
  if (trips.isError) return <LoadFailed error={trips.error} onRetry={() => void trips.refetch()} />;
  const all = trips.data.pages.flatMap((page) => page.trips);

  if (all.length === 0) return <NoTrips />;
  return (
    <>
      <ul className={classes.grid}>
        {all.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} />
          </li>
        ))}
      </ul>
      {trips.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={trips.isFetchingNextPage}
            onClick={() => void trips.fetchNextPage()}
          >
            Show more trips
          </Button>
        </div>
      )}
    </>
  );
}

function NoTrips() {
  return (
    <MessageCard
      level={2}
      title="No trips found"
      icon={<IconLuggage size={32} aria-hidden="true" />}
      actions={<ButtonLink to={paths.planTrip()}>Plan Your First Trip</ButtonLink>}
    >
      <p>Nothing matches here. Look in another tab, or begin a new journey.</p>
    </MessageCard>
  );
}

function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <MessageCard
      level={2}
      tone="danger"
      title="Your trips could not be loaded"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>{errorMessage(error)}</p>
    </MessageCard>
  );
}

function ListSkeleton() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading your trips">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height={290} radius="lg" />
      ))}
    </div>
  );
}
