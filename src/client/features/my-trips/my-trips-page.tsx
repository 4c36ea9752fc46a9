import { Tabs, TextInput, Button } from '@mantine/core';
import { IconPlus, IconSearch, IconFileImport, IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { Page, PageHeading } from '#client/components/page.tsx';
import { paths } from '#client/lib/paths.ts';
import { MY_TRIPS_TABS, type MyTripsTab } from '#shared/trips/trip-status.ts';
import classes from './my-trips-page.module.css';
import { OngoingTrips } from './ongoing-trips.tsx';
import { TripList } from './trip-list.tsx';

const SubscribeDialog = lazyDialog(() =>
  import('./subscribe-dialog.tsx').then((m) => m.SubscribeDialog),
);

const ImportDialog = lazyDialog(() => import('./import-dialog.tsx').then((m) => m.ImportDialog));

const TAB_LABELS: Record<MyTripsTab, string> = {
  upcoming: 'Upcoming Trips',
  past: 'Past Trips',
  drafts: 'Drafts',
  all: 'All Trips',
};

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
    <Page isTight>
      <div className={classes.head}>
        <PageHeading title="My Trips" lead="Everything you have planned, and what comes next." />
        <div className={classes.headActions}>
          <ImportTrip />
          <ButtonLink to={paths.planTrip()} icon={<IconPlus size={18} aria-hidden="true" />}>
            New Trip
          </ButtonLink>
        </div>
      </div>
      <div className={classes.tools}>
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
        <SubscribeTrips />
      </div>
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
          {tab === 'upcoming' && search === '' && <OngoingTrips />}
          <TripList tab={tab} search={search} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

/** Opens the dialog that takes a trip's JSON export in. */
function ImportTrip() {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        {...ImportDialog.onIntent}
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Import
      </Button>
      <ImportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opens the dialog about the calendar of all trips. */
function SubscribeTrips() {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        {...SubscribeDialog.onIntent}
        variant="subtle"
        px="xs"
        leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Subscribe to all my trips
      </Button>
      <SubscribeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
