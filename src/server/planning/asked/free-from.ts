import { eachDay, timeOf } from '#shared/dates.ts';
import type { Appointment } from '#shared/preferences/trip-details.schema.ts';
import { clausesOf } from '../understanding/clauses.ts';
import { datesInText, MONTH_NAMES } from '../understanding/dates-in-text.ts';

type Trip = { departureDate: string; returnDate: string };

/** "Free only from 5pm", and the same in the languages that travellers mostly write. */
const FREE_FROM = new RegExp(
  String.raw`\b(?:(?:only |just )?(?:free|available|off work) (?:only |just )?(?:from|after)|(?:only |just )(?:have|got) time (?:from|after)|(?:frei|zeit) (?:erst |nur )?(?:ab|nach)|erst ab|libres? (?:(?:solo|seulement|qu) )?(?:a partir d[eu]s?|desde|apres|despues de)(?: las)?|liber[oi] (?:solo )?(?:dalle|dopo le)|livres? (?:so )?(?:a partir das?|depois das?)|vrij (?:pas )?(?:vanaf|na)) (\d{1,2})(?: ([0-5]\d)\b)? ?(am|pm|h|uhr|uur)?\b(?! ?(?:days?|nights?|${MONTH_NAMES})\b)`,
);
const BEGINS = 9 * 60;
const NOON = 12;
/** Hours before this are those of the afternoon: "free from 5". */
const EARLIEST = 8;
const LATEST = 21;

/**
 * The hours before a party is free, as appointments: of the days that are named, else of every day between those of
 * arrival and departure.
 */
export function busyUntilFree(notes: string, trip: Trip): Appointment[] {
  return clausesOf(notes.replaceAll(/(\d)[:.](\d{2})/g, '$1 $2')).flatMap((clause) => {
    const [, said, minutes = '0', half] = FREE_FROM.exec(clause) ?? [];
    const isLater = half === 'pm' || (half === undefined && Number(said) < EARLIEST);
    const hours = Number(said) + (isLater && Number(said) < NOON ? NOON : 0);
    const until = hours * 60 + Number(minutes);

    if (said === undefined || hours > LATEST || until <= BEGINS) return [];
    const all = eachDay(trip.departureDate, trip.returnDate);
    const named = datesInText(clause, trip).filter((date) => all.includes(date));
    const isOfSome = named.length > 0 && named.length < all.length;

    return (isOfSome ? named : all.slice(1, -1)).map((date) => ({
      date,
      start: timeOf(BEGINS),
      end: timeOf(until),
      title: 'Busy',
    }));
  });
}
