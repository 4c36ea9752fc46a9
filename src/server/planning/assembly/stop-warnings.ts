import type { CataloguePlace } from '#server/catalogue/catalogue.ts';
import type { PlannedDay, PlannedPlace } from '#shared/generation/generated-trip.schema.ts';
import { formatDay } from '#shared/dates.ts';
import { joinWords, sentences } from '../candidates/place-words.ts';
import type { PlanBasis } from './plan-draft.ts';

const BOOK = 'Book ahead: ';
const PROGRAMME = 'Check the programme: ';
const TICKET = 'One ticket: ';
const DRESS = 'Dress: ';
/** From this fame on a table or sight that takes bookings fills up. */
const SOUGHT_AFTER = 4;

const MOST_NAMED = 4;

type Stop = { place: PlannedPlace; date: string; known: CataloguePlace };
type StopsBasis = Pick<PlanBasis, 'catalogue'>;

/** What to book and when, what to check, buy and wear for the stops of a plan. */
export function stopWarnings({ catalogue }: StopsBasis, days: readonly PlannedDay[]): string[] {
  const stops = days.flatMap(({ date, activities }) =>
    activities.flatMap(({ place, kind }): Stop[] => {
      const known = place && kind !== 'work' ? catalogue.place(place.id) : undefined;

      return place && known ? [{ place, date, known }] : [];
    }),
  );

  return [
    ...stops
      .map((stop) => ({ text: bookAhead(stop), lead: leadDays(stop) }))
      .toSorted((a, b) => b.lead - a.lead)
      .flatMap(({ text }) => text ?? []),
    ...stops.flatMap(programme),
    ...sharedTickets(stops),
    ...dressCode(stops),
  ];
}

/** Whether a warning is one of single stops, to be said anew when they change. */
export function isStopWarning(text: string): boolean {
  return [BOOK, PROGRAMME, TICKET, DRESS].some((begin) => text.startsWith(begin));
}

function leadDays({ known: { file } }: Stop): number {
  return 'bookDays' in file ? (file.bookDays ?? 0) : 0;
}

function bookAhead({ place, date, known }: Stop): string | undefined {
  const { file } = known;
  const lead = 'bookDays' in file ? file.bookDays : undefined;
  const note = 'bookAhead' in file ? file.bookAhead : undefined;

  if (place.ticket?.isPaid) return undefined;
  if (lead === undefined && (note === undefined || file.fame < SOUGHT_AFTER)) return undefined;
  const slot = place.slot ? ` at ${place.slot}` : '';
  const when = lead === undefined ? '' : `, ${leadText(lead)} ahead`;

  return sentences([`${BOOK}${file.name} for ${formatDay(date)}${slot}${when}`, note]);
}

/** "3 weeks", "2 months": as people count. */
export function leadText(days: number): string {
  const [count, unit] =
    days >= 60
      ? [Math.round(days / 30), 'month']
      : days >= 14
        ? [Math.round(days / 7), 'week']
        : [days, 'day'];

  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function programme({ known: { file }, date }: Stop): string[] {
  return 'programme' in file && file.programme
    ? [sentences([`${PROGRAMME}${file.name} on ${formatDay(date)}`, file.programme])]
    : [];
}

/** A ticket that opens several stops of the plan, where it is bought. */
function sharedTickets(stops: readonly Stop[]): string[] {
  const names = new Map<string, { ticket: string; places: string[] }>();

  for (const { place } of stops) {
    const { ticket } = place;

    if (!ticket) continue;
    const entry = names.get(ticket.id) ?? { ticket: ticket.name, places: [] };

    names.set(ticket.id, { ...entry, places: [...entry.places, place.name] });
  }
  return [...names.values()]
    .filter(({ places }) => places.length > 1)
    .map(({ ticket, places }) => `${TICKET}${ticket} opens ${joinWords(shortened(places))}.`);
}

/** The first few of many names, and how many more there are. */
function shortened(names: readonly string[]): string[] {
  return names.length <= MOST_NAMED
    ? [...names]
    : [...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`];
}

function dressCode(stops: readonly Stop[]): string[] {
  const places = new Map<string, string[]>();

  for (const { known } of stops) {
    const dress = known.type === 'sight' ? known.file.dress : undefined;

    if (dress) places.set(dress, [...(places.get(dress) ?? []), known.file.name]);
  }
  return [...places].map(([dress, names]) => sentences([`${DRESS}${joinWords(names)}`, dress]));
}
