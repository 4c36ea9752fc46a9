import { Checkbox } from '@mantine/core';
import { BusySwitch } from '#client/components/busy-switch.tsx';
import { ShareAddress } from '#client/components/share-address.tsx';
import { trpc, type ApiOutputs } from '#client/lib/trpc.ts';
import { DEFAULT_PARTS, type SharedPart } from '#shared/sharing/shared-parts.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './share-dialog.module.css';
import { shareText } from './share-text.ts';
import { useSharing } from './use-sharing.ts';

const PARTS: { part: SharedPart; label: string; needs?: SharedPart }[] = [
  { part: 'days', label: 'Days' },
  { part: 'stops', label: 'Times and places', needs: 'days' },
  { part: 'bookings', label: 'Flights and stays' },
  { part: 'bookingDetails', label: 'Names and prices of bookings', needs: 'bookings' },
  { part: 'costs', label: 'Costs' },
  { part: 'packing', label: 'Packing list' },
  { part: 'notes', label: 'Your notes' },
];

type SharePageProps = { trip: TripDetail; page: ApiOutputs['trips']['sharing']['page'] };

/** The public page: on or off, what it shows, and its address. */
export function SharePage({ trip, page }: SharePageProps) {
  const { settle } = useSharing(trip.id);
  const open = trpc.trips.sharePage.useMutation(settle);
  const close = trpc.trips.unsharePage.useMutation(settle);
  const isBusy = open.isPending || close.isPending;
  const shows = page?.shows ?? [...DEFAULT_PARTS];
  const tick = (part: SharedPart, isOn: boolean) => {
    if (isBusy) return;
    open.mutate({
      id: trip.id,
      shows: isOn ? [...shows, part] : shows.filter((shown) => shown !== part),
    });
  };

  return (
    <section className={classes.section} aria-labelledby="share-page-title">
      <h3 id="share-page-title" className={classes.title}>
        Public page
      </h3>
      <BusySwitch
        label="Anyone with the link can read this trip"
        isOn={page !== undefined}
        isBusy={isBusy}
        onSwitch={(isOn) =>
          isOn ? open.mutate({ id: trip.id, shows }) : close.mutate({ id: trip.id })
        }
      />
      {page ? (
        <>
          <ShareAddress
            label="Link to the page"
            address={new URL(page.path, window.location.origin).href}
            share={{ text: shareText(trip) }}
          />
          <fieldset className={classes.ticks} aria-busy={isBusy}>
            <legend className={classes.legend}>What the page shows</legend>
            {PARTS.map(({ part, label, needs }) => (
              <Checkbox
                key={part}
                label={label}
                checked={shows.includes(part)}
                disabled={needs !== undefined && !shows.includes(needs)}
                onChange={(event) => tick(part, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
          <p className="quiet small">
            {isSecret(trip)
              ? 'Until the reveal only the dates show, then what is ticked here.'
              : 'The name of the place and the dates always show.'}{' '}
            Booking references never do. Once you switch the page off, its link stops working for
            good; switch it on again for a new one.
          </p>
        </>
      ) : (
        <p className="quiet small">Off: only you can see this trip.</p>
      )}
    </section>
  );
}
