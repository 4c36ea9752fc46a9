import { Button, Tabs } from '@mantine/core';
import { IconCloudOff, IconMapPinOff } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ReplanNotice } from '#client/components/choices/replan-notice.tsx';
import { FailureCard } from '#client/components/failure-card.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { OnceHydrated } from '#client/components/once-hydrated.tsx';
import { OfflineMessage } from '#client/components/offline/offline-message.tsx';
import { Page } from '#client/components/page.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorStatus } from '#client/lib/error-message.ts';
import { lazyPage } from '#client/lib/lazy-page.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { tripTitle } from '#shared/trips/trip-title.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useRouteId } from '#client/lib/use-route-id.ts';
import { useTabInView } from '#client/lib/use-tab-in-view.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { BookingCards } from './booking-cards.tsx';
import { BookingsTab } from './bookings-tab.tsx';
import { ItineraryEditor, ItineraryTab } from './itinerary-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TripDocument } from './print/trip-document.tsx';
import { useIsPrinting } from './print/use-is-printing.ts';
import { TripHero } from './trip-hero.tsx';
import classes from './trip-page.module.css';

const PackingTab = lazyPage(() => import('./packing-tab.tsx').then((m) => m.PackingTab));
const LocalInfoTab = lazyPage(() => import('./local-info-tab.tsx').then((m) => m.LocalInfoTab));

/** Most travellers open the first; the code of the others comes when they turn to one. */
const TABS = [
  { value: 'overview', label: 'Overview', Panel: OverviewTab, preload: undefined },
  { value: 'itinerary', label: 'Itinerary', Panel: ItineraryTab, preload: ItineraryEditor.preload },
  { value: 'bookings', label: 'All Bookings', Panel: BookingsTab, preload: undefined },
  { value: 'packing', label: 'Packing', Panel: PackingTab, preload: PackingTab.preload },
  { value: 'local-info', label: 'Local Info', Panel: LocalInfoTab, preload: LocalInfoTab.preload },
] as const;

/** What the server answers when there is no such trip: not found, or no number of a trip at all. */
const MISSING = new Set<number | undefined>([404, 400]);

/** /trip/:id — everything about one saved trip, in five tabs that live in the address. */
export function TripPage() {
  const id = useRouteId();
  const trip = trpc.trips.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });
  // The page is drawn in small steps once the trip has come, so that a slow phone goes on answering.
  const isThere = useDeferredValue(trip.data !== undefined);
  const isFailure = trip.isError && !MISSING.has(errorStatus(trip.error));

  useEffect(() => {
    // The page itself says that there is no network.
    if (!isFailure || !navigator.onLine) return;
    toastError('Error loading trip details', trip.error);
  }, [isFailure, trip.error]);

  const title = trip.data && !isSecret(trip.data) ? tripTitle(trip.data) : 'Your trip';

  return (
    <Page title={title} isTight>
      {trip.isError && errorStatus(trip.error) === undefined ? (
        <OfflineMessage onRetry={() => void trip.refetch()}>
          <p>
            You haven’t opened this trip on this device yet, so there’s nothing to show offline.
          </p>
        </OfflineMessage>
      ) : isFailure ? (
        <FailureCard
          title="The trip could not be loaded"
          icon={<IconCloudOff size={32} aria-hidden="true" />}
          error={trip.error}
          onRetry={() => void trip.refetch()}
        />
      ) : id === undefined || trip.isError ? (
        <TripNotFound />
      ) : trip.data && isThere ? (
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
        <BookingCards trip={trip} />
        {hasChoices(trip) && (
          <div className={classes.misfits}>
            <ReplanNotice trip={trip} />
          </div>
        )}
        <Tabs
          className={classes.tabs}
          value={tab}
          onChange={(value) => setSearch({ tab: value ?? 'overview' }, { replace: true })}
        >
          <Tabs.List ref={tabList} className={classes.tabList}>
            {TABS.map(({ value, label, preload }) => (
              <Tabs.Tab key={value} value={value} onPointerEnter={preload} onFocus={preload}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {TABS.map(({ value, Panel, preload }) => (
            <Tabs.Panel key={value} value={value} pt="sm">
              <OpenedPanel
                isOpen={value === tab}
                isLazy={preload !== undefined}
                Panel={Panel}
                trip={trip}
              />
            </Tabs.Panel>
          ))}
        </Tabs>
      </div>
    </>
  );
}

/** Whether something was chosen that the days ahead may not go with. */
function hasChoices(trip: TripDetail): boolean {
  return !isSecret(trip) && trip.bookingStatus !== 'pending' && trip.stage !== 'past';
}

type OpenedPanelProps = {
  isOpen: boolean;
  /** Its code comes apart from the page's, too late to take over what the server would draw of it. */
  isLazy: boolean;
  Panel: ComponentType<{ trip: TripDetail }>;
  trip: TripDetail;
};

/** A tab's panel from its first opening on: what was never looked at is never drawn. */
function OpenedPanel({ isOpen, isLazy, Panel, trip }: OpenedPanelProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  const opening = <LoadingStar label="Opening the tab" />;
  const Frame = isLazy ? OnceHydrated : Suspense;

  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Frame fallback={opening}>
      <Panel trip={trip} />
    </Frame>
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
