import { joinWords } from '../../candidates/place-words.ts';
import { type NotedStop, whenOf } from './noted-stop.ts';

export const BOOK = 'Book ahead: ';
export const RESERVE = 'Reserve a table: ';
export const QUEUE = 'Come early: ';

/** From this fame on a restaurant or sight that takes bookings fills up. */
const SOUGHT_AFTER = 4;
const MOST_BOOKED = 6;
const MOST_RESTAURANTS = 5;

const NO_BOOKINGS = /\bno (?:reservations|bookings)\b|\bqueue\b/i;
const TAKES_BOOKINGS = /\b(?:book|reserve|reserved|timed|slots?|tickets?|ahead|phone)\b/i;
/** "weeks ahead", "two weeks ahead", "a month or more ahead". */
const LEAD =
  /\b(?:(?:an?|one|two|three|four|six|several|a few|\d+)\s+)*(day|week|month)s?(?: or (?:more|two))? ahead\b/i;
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 2, week: 10, month: 45 };

/** What to book before the journey, what sells out first at the head; then the restaurants to reserve or to queue for. */
export function bookingNotes(stops: readonly NotedStop[]): {
  book: string[];
  reserve: string[];
  queue: string[];
} {
  const open = stops.filter(({ place }) => !place.ticket?.isPaid);
  const sights = open.filter(({ known }) => known.type !== 'food').filter(isToBook);
  const restaurants = open.filter(({ known }) => known.type === 'food');
  const booked = inOrder(sights, MOST_BOOKED).map(named);
  const reserved = inOrder(restaurants.filter(isToReserve), MOST_RESTAURANTS).map(named);
  const queued = restaurants.filter(({ known: { file } }) => isQueued(noteOf(file)));

  return {
    book: booked.length > 0 ? [`${BOOK}${booked.join('; ')}.`] : [],
    reserve: reserved.length > 0 ? [`${RESERVE}${reserved.join('; ')}.`] : [],
    queue:
      queued.length > 0
        ? [
            `${QUEUE}${joinWords(queued.map(({ known: { file } }) => file.name))} ${queued.length === 1 ? 'takes no reservations and fills' : 'take no reservations and fill'} up early.`,
          ]
        : [],
  };
}

/** "Colosseum (May 12 at 09:00, 4 weeks ahead)". */
function named(stop: NotedStop): string {
  const lead = leadOf(stop)?.words;

  return `${stop.known.file.name} (${whenOf(stop)}${lead === undefined ? '' : `, ${lead}`})`;
}

type Bookable = NotedStop['known']['file'];

function noteOf(file: Bookable): string | undefined {
  return 'bookAhead' in file ? file.bookAhead : undefined;
}

/** Who takes no bookings, or also those that queue, is not to be booked. */
function isQueued(note = ''): boolean {
  return NO_BOOKINGS.test(note) && !/\b(?:reserve|book|ahead)\b/i.test(note);
}

function isToBook({ known: { file } }: NotedStop): boolean {
  if ('bookDays' in file && file.bookDays !== undefined) return true;
  if (file.fame < SOUGHT_AFTER || ('programme' in file && file.programme)) return false;
  return (
    ('timedEntry' in file && file.timedEntry === true) || TAKES_BOOKINGS.test(noteOf(file) ?? '')
  );
}

function isToReserve(stop: NotedStop): boolean {
  const note = noteOf(stop.known.file);

  if (note === undefined || isQueued(note) || !TAKES_BOOKINGS.test(note)) return false;
  return stop.known.file.fame >= SOUGHT_AFTER || leadOf(stop) !== undefined;
}

/** How long before: by the days of the catalogue, else by the words of its remark. */
function leadOf({ known: { file } }: NotedStop): { days: number; words: string } | undefined {
  if ('bookDays' in file && file.bookDays !== undefined)
    return { days: file.bookDays, words: `${leadText(file.bookDays)} ahead` };
  const found = LEAD.exec(noteOf(file) ?? '');

  return found
    ? { days: UNIT_DAYS[found[1]?.toLowerCase() ?? ''] ?? 0, words: found[0].toLowerCase() }
    : undefined;
}

/** The first that need booking; a place that comes twice is named once. */
function inOrder(stops: readonly NotedStop[], most: number): NotedStop[] {
  return stops
    .filter(({ place }, at) => stops.findIndex((one) => one.place.id === place.id) === at)
    .toSorted((a, b) => (leadOf(b)?.days ?? 0) - (leadOf(a)?.days ?? 0))
    .slice(0, most);
}

/** "3 weeks", "2 months": as people count. */
function leadText(days: number): string {
  const [count, unit] =
    days >= 60
      ? [Math.round(days / 30), 'month']
      : days >= 14
        ? [Math.round(days / 7), 'week']
        : [days, 'day'];

  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
