import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { trpc } from '#client/lib/trpc.ts';
import { choiceOf, staysToBook, type StayToBook } from '#shared/booking/stays-to-book.ts';
import { countText } from '#shared/count-text.ts';
import { shortDay } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './stay-picker.module.css';

/** The parameter of an address that names a stay. */
export const STAY_PARAMETER = 'place';

type StayPickerProps = {
  type: SelectionType;
  trip: Pick<TripDetail, 'id' | 'places'>;
  /** The stay whose options are shown. */
  current: string | undefined;
  /** What is chosen for the whole trip beside them, where anything is. */
  whole?: string;
};

/** The stays of a trip, or the rides between them, to choose for one by one; what is chosen already has a tick. */
export function StayPicker({ type, trip, current, whole }: StayPickerProps) {
  const [search] = useSearchParams();
  const { data: selections } = trpc.booking.selections.useQuery({ tripId: trip.id });
  const stays = staysToBook(trip, type);

  if (stays.length === 0) return null;
  const chosen = stays.filter(({ key }) => choiceOf(selections, type, key)).length;

  return (
    <nav className={classes.picker} aria-label={type === 'rides' ? 'Rides' : 'Places'}>
      <ul className={classes.stays}>
        {whole && (
          <li>
            <Link
              to={{ search: '' }}
              replace
              preventScrollReset
              className={classes.stay}
              aria-current={current === undefined ? 'true' : undefined}
            >
              <strong>{whole}</strong>
            </Link>
          </li>
        )}
        {stays.map((stay) => (
          <li key={stay.key}>
            <Link
              to={{ search: withStay(search, stay.key) }}
              replace
              preventScrollReset
              className={classes.stay}
              aria-current={stay.key === current ? 'true' : undefined}
            >
              <StayName type={type} stay={stay} />
              <span className="quiet small">{datesOf(type, stay)}</span>
              {choiceOf(selections, type, stay.key) && (
                <span className={classes.chosen}>
                  <IconCheck size={16} aria-hidden="true" /> Chosen
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {!whole && <p className={classes.count}>{`${chosen} of ${stays.length} chosen`}</p>}
    </nav>
  );
}

/** The same address for another stay; what a search was narrowed to was for the stay before. */
function withStay(search: URLSearchParams, key: string): string {
  const tab = search.get('tab');

  return new URLSearchParams({ ...(tab ? { tab } : {}), [STAY_PARAMETER]: key }).toString();
}

function StayName({ type, stay: { place, before } }: { type: SelectionType; stay: StayToBook }) {
  if (type !== 'rides' || !before) return <strong>{place.name}</strong>;
  return (
    <strong className="inline-line">
      {before.name} <IconArrowRight size={16} role="img" aria-label="to" /> {place.name}
    </strong>
  );
}

function datesOf(type: SelectionType, { place: { nights, arrive, depart } }: StayToBook): string {
  return type === 'rides'
    ? shortDay(arrive)
    : `${countText(nights, 'night')}, ${shortDay(arrive)} to ${shortDay(depart)}`;
}
