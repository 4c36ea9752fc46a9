import { foldText } from '#server/catalogue/fold-text.ts';
import type { Appointment } from '#shared/preferences/trip-details.schema.ts';
import { eachDay, weekdayName } from '#shared/dates.ts';
import type { TripDates } from '../understanding/dates-in-text.ts';

/** The prayer of Friday noon, whose hour nobody has to tell. */
const SAID =
  /\b(?:friday (?:noon |midday )?prayers?|pray(?:s|ing)? (?:\w+ ){0,4}(?:midday|noon) (?:\w+ ){0,2}fridays?|pray(?:s|ing)? (?:\w+ ){0,2}(?:on )?fridays?(?: (?:at )?(?:midday|noon))?|jum+u?a+h?|freitagsgebet|priere du vendredi)\b/;
/** Mosques begin at about one, and an hour holds the sermon too. */
const HOURS = { start: '13:00', end: '14:00' } as const;

const TITLE = 'Prayers';

/** Appointments with the hours of Friday prayers, on each Friday of the trip, where the notes speak of them without an hour. */
export function withFridayPrayers(
  told: readonly Appointment[],
  text: string,
  trip: TripDates,
): Appointment[] {
  if (!SAID.test(foldText(text)) || told.some(({ title }) => title === TITLE)) return [...told];
  const fridays = eachDay(trip.departureDate, trip.returnDate).filter(
    (date) => weekdayName(date) === 'Friday',
  );

  return [...told, ...fridays.map((date) => ({ date, ...HOURS, title: TITLE }))];
}
