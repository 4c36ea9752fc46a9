import { Button, Tabs } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MessageCard } from '#client/components/message-card.tsx';
import { OfflineMessage } from '#client/components/offline/offline-message.tsx';
import { Page } from '#client/components/page.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useRouteId } from '#client/lib/use-route-id.ts';
import { useTabInView } from '#client/lib/use-tab-in-view.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { BookingCards } from './booking-cards.tsx';
import { BookingsTab } from './bookings-tab.tsx';
import { HintsPanel } from './hints-panel.tsx';
import { ItineraryTab } from './itinerary-tab.tsx';
import { LocalInfoTab } from './local-info-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PackingTab } from './packing-tab.tsx';
import { TripDocument } from './print/trip-document.tsx';
import { useIsPrinting } from './print/use-is-printing.ts';
import { TripHero } from './trip-hero.tsx';
import classes from './trip-page.module.css';

const TABS = [
  { value: 'overview', label: 'Overview', Panel: OverviewTab },
  { value: 'itinerary', label: 'Itinerary', Panel: ItineraryTab },
  { value: 'bookings', label: 'All Bookings', Panel: BookingsTab },
  { value: 'packing', label: 'Packing', Panel: PackingTab },
  { value: 'local-info', label: 'Local Info', Panel: LocalInfoTab },
] as const;

/** /trip/:id — everything about one saved trip, in five tabs that live in the address. */
export function TripPage() {
  const id = useRouteId();
  const trip = trpc.trips.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });
  const isFailure = trip.isError && errorStatus(trip.error) !== 404;

  useEffect(() => {
    if (!isFailure) return;
    toast({
      title: 'Error loading trip details',
      description: errorMessage(trip.error),
      variant: 'destructive',
    });
  }, [isFailure, trip.error]);

  const title = trip.data && !isSecret(trip.data) ? trip.data.destination : 'Your trip';

  return (
    <Page title={title} description="Your trip: days, bookings, packing and local information.">
      {trip.isError && errorStatus(trip.error) === undefined ? (
        <OfflineMessage onRetry={() => void trip.refetch()}>
          <p>This trip was not opened on this device yet, so there is nothing of it to show.</p>
        </OfflineMessage>
      ) : id === undefined || trip.isError ? (
        <TripNotFound />
      ) : trip.data ? (
        <TripContent trip={trip.data} />
      ) : (
        <LoadingStar label="Loading your trip" fullPage />
      )}
    </Page>
  );
}

function TripContent({ trip }: { trip: TripDetail }) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'overview';
  const tabList = useTabInView(tab);
  const isOnPaper = useIsPrinting() && !isSecret(trip);

  return (
    <>
      {isOnPaper && <TripDocument trip={trip} />}
      <div className={isOnPaper ? 'no-print' : undefined}>
        <TripHero trip={trip} />
        {isSecret(trip) && <HintsPanel trip={trip} />}
        <BookingCards trip={trip} />
        <Tabs
          className={classes.tabs}
          value={tab}
          onChange={(value) => setSearch({ tab: value ?? 'overview' }, { replace: true })}
        >
          <Tabs.List ref={tabList} className={classes.tabList}>
            {TABS.map(({ value, label }) => (
              <Tabs.Tab key={value} value={value}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {TABS.map(({ value, Panel }) => (
            <Tabs.Panel key={value} value={value} pt="lg">
              <Panel trip={trip} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </div>
    </>
  );
}

function TripNotFound() {
  const navigate = useNavigate();

  return (
    <MessageCard
      title="Trip Not Found"
      icon={<IconMapPinOff size={32} aria-hidden="true" />}
      actions={<Button onClick={() => void navigate(-1)}>Go Back</Button>}
    >
      <p>
        The trip you&apos;re looking for doesn&apos;t exist or you don&apos;t have permission to
        view it.
      </p>
    </MessageCard>
  );
}
