import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

/** What a guide, a boat or a special car is needed for. */
const NEEDS_A_TOUR =
  /\b(safari|game drive|boats?|cruises?|snorkel\w*|dive|diving|kayak\w*|raft\w*|ferry|island|glacier (hike|walk)|ice cave|flights?|helicopter|balloon|4x4|jeeps?|camel\w*|camp|desert|dunes|sahara|rainforest|amazon|whales?|guided)\b/;

/** The same day trip in one's own car: no tour to pay, where the way needs no guide. */
export function drivenTrip(trip: DayTripFile): DayTripFile {
  const words = foldText(
    [trip.name, trip.why ?? '', ...(trip.stops ?? []).map(({ name }) => name)].join(' '),
  );

  if (trip.mode !== 'tour' || NEEDS_A_TOUR.test(words)) return trip;
  const { departsFrom: _from, lastBack: _last, bookDays: _days, bookAhead: _ahead, ...rest } = trip;

  return { ...rest, mode: 'drive', price: 0 };
}
