import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { convert } from '#shared/money.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** What a guide, a boat or a special car is needed for. */
const NEEDS_A_TOUR =
  /\b(safari|game drive|boats?|cruises?|snorkel\w*|dive|diving|kayak\w*|raft\w*|ferry|island|glacier (hike|walk)|ice cave|flights?|helicopter|balloon|4x4|jeeps?|camel\w*|camp|desert|dunes|sahara|rainforest|amazon|whales?|guided)\b/;

/** A seat on a small tour, in US dollars where prices are high: a base and a rate for each minute on the road one way. */
const SEAT = { base: 30, perMinute: 0.6 } as const;
/** Where a day costs so much, prices are high; nowhere is a seat cheaper than this share. */
const USUAL_DAY_USD = 200;
const LEAST_SHARE = 0.3;

/** A seat among few costs so many times that of a big bus. */
const SMALL_GROUP = 1.35;

type Going = Pick<Wishes, 'hasCar' | 'isWithoutCar' | 'isForSmallTours'>;
type Where = { destination: Destination; catalogue: Catalogue };

/** A day trip as this party goes on it: in the car that it has, or on a tour where it does not drive. */
export function tripAsTravelled(
  trip: DayTripFile,
  { hasCar, isWithoutCar, isForSmallTours }: Going,
  where: Where,
): DayTripFile {
  const going = hasCar ? drivenTrip(trip) : trip;

  if (going.mode === 'tour' && isForSmallTours) return withSmallGroup(going);
  return !hasCar && isWithoutCar ? guidedTrip(going, where) : going;
}

/** The same tour with a dozen people at most. */
function withSmallGroup(trip: DayTripFile): DayTripFile {
  return trip.price ? { ...trip, price: Math.round(trip.price * SMALL_GROUP) } : trip;
}

/** The same day trip in one's own car: no tour to pay, where the way needs no guide. */
function drivenTrip(trip: DayTripFile): DayTripFile {
  const words = foldText(
    [trip.name, trip.why ?? '', ...(trip.stops ?? []).map(({ name }) => name)].join(' '),
  );

  if (trip.mode !== 'tour' || NEEDS_A_TOUR.test(words)) return trip;
  const { departsFrom: _from, lastBack: _last, bookDays: _days, bookAhead: _ahead, ...rest } = trip;

  return { ...rest, mode: 'drive', price: 0 };
}

/** The same day trip on a tour or with a driver, a seat paid as well. */
function guidedTrip(trip: DayTripFile, { destination, catalogue }: Where): DayTripFile {
  if (trip.mode !== 'drive') return trip;
  const { departsFrom: _from, ...rest } = trip;
  const currency = trip.currency ?? catalogue.country(destination.country)?.currency ?? 'USD';
  const share = Math.min(1, Math.max(LEAST_SHARE, destination.dailyUsd.moderate / USUAL_DAY_USD));
  const usd = share * (SEAT.base + SEAT.perMinute * trip.travelMinutes);

  return {
    ...rest,
    mode: 'tour',
    price: Math.round((trip.price ?? 0) + (convert(usd, 'USD', currency) ?? 0)),
  };
}
