import { shortDay } from '#shared/dates.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { decapital, joinWords, sentences } from '../../candidates/place-words.ts';
import type { PlanBasis } from '../plan-draft.ts';
import { ALTITUDE, altitudeNote } from './altitude-note.ts';
import { BOOK, bookingNotes, QUEUE, RESERVE } from './booking-notes.ts';
import { closedDays, LAST_ENTRY, lastEntries, SUNSET, sunsets, SWAP } from './hour-notes.ts';
import { type NotedStop, notedStops } from './noted-stop.ts';
import { FESTIVALS, festivalNotes } from './festival-notes.ts';
import { CALENDAR, calendarNotes } from './holiday-notes.ts';
import { RAMADAN, ramadanNote } from './ramadan-note.ts';
import { careAdvice, IN_MIND } from '../../cares/care-advice.ts';
import { dinersAt } from '../../diet/diners.ts';
import { dietAdvice } from '../../diet/diet-words.ts';
import { toldOfTrip, visitOf } from '../../told/told-of.ts';
import { toldWords } from '../../told/told-words.ts';
import { LOCAL_TIP, localTips } from './local-tips.ts';
import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import { isDated } from '#server/catalogue/dated-places.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { openingAt } from '#server/planning/days/day-facts.ts';

const PROGRAMME = 'Check the programme: ';
const DRESS = 'Dress code: ';
const DIET = 'At every table, ';

/** More than these nobody keeps in mind. */
const MOST_NOTES = 6;
const MOST_PROGRAMMES = 2;

export type NotesBasis = Pick<
  PlanBasis,
  'catalogue' | 'planInput' | 'match' | 'wishes' | 'request'
>;

/** What saves the trip, the most valuable first: what to book and when, what to check, buy, wear and fall back on. */
export function tripNotes(basis: NotesBasis, days: readonly PlannedDay[]): string[] {
  const stops = notedStops(basis, days);
  const { book, reserve, queue } = bookingNotes(stops);
  const notes = [
    ...[ramadanNote(basis) ?? []].flat(),
    ...altitudeNote(basis),
    ...calendarNotes(basis),
    ...book,
    ...festivalNotes(stops, basis),
    ...programmes(stops, basis),
    ...reserve,
    ...sharedTickets(stops),
    ...dressCodes(stops),
    ...queue,
    ...rainNote(stops, basis),
    ...lastEntries(stops),
    ...closedDays(stops),
    ...sunsets(stops),
  ].slice(0, MOST_NOTES);

  return [
    ...notes,
    ...careAdvice(basis.wishes.cares),
    ...dietNotes(basis),
    ...localTips(stops, basis, notes),
  ];
}

function dietNotes(basis: NotesBasis): string[] {
  const advice = dietAdvice(dinersAt(basis.match.destination, basis));

  return advice === undefined ? [] : [sentences([`${DIET}${decapital(advice)}`])];
}

/** Whether a warning is one of the stops, to be said anew when they change. */
export function isTripNote(text: string): boolean {
  return [
    ALTITUDE,
    CALENDAR,
    FESTIVALS,
    RAMADAN,
    BOOK,
    RESERVE,
    QUEUE,
    PROGRAMME,
    TICKET,
    DRESS,
    DIET,
    LAST_ENTRY,
    SWAP,
    SUNSET,
    RAIN,
    LOCAL_TIP,
    IN_MIND,
  ].some((begin) => text.startsWith(begin));
}

/** What is on, unless that is on other days alone; what is there on few dates first. */
function programmes(stops: readonly NotedStop[], basis: NotesBasis): string[] {
  const isRare = ({ known }: NotedStop) => known.type === 'sight' && isDated(known.file);
  const ranked = stops.toSorted((a, b) => Number(isRare(b)) - Number(isRare(a)));
  const notes = ranked.flatMap(({ known: { file }, date, facts }) => {
    if (!('programme' in file) || !file.programme) return [];
    const words = facts
      ? toldWords(file.programme, toldOfTrip(basis, [visitOf(facts)]))
      : file.programme;

    return words === undefined
      ? []
      : [sentences([`${PROGRAMME}${file.name} on ${shortDay(date)}`, words])];
  });

  return notes.slice(0, MOST_PROGRAMMES);
}

function dressCodes(stops: readonly NotedStop[]): string[] {
  const places = new Map<string, Set<string>>();

  for (const { known } of stops) {
    const dress = known.type === 'sight' ? known.file.dress : undefined;

    if (dress) places.set(dress, (places.get(dress) ?? new Set()).add(known.file.name));
  }
  const codes = [...places].map(([dress, names]) => `${dress} at ${joinWords([...names])}`);

  return codes.length > 0 ? [`${DRESS}${sentences(codes)}`] : [];
}

const RAIN = 'If it rains: ';

/** Rain of a month, in millimetres, from which a plan for a wet day is worth having. */
const WET_MONTH = 45;
const NAMED = 2;
const LEAST_FAME = 3;
/** Where one spends a wet hour or two without having planned it. */
const UNDER_A_ROOF = new Set<PlaceKind>(['museum', 'gallery', 'palace', 'library', 'aquarium']);

/** The best places under a roof that the plan has left out and that are open on all of its days. */
function rainNote(
  stops: readonly NotedStop[],
  {
    planInput: { facts },
    match: { destination },
    wishes,
  }: Pick<PlanBasis, 'planInput' | 'match' | 'wishes'>,
): string[] {
  const visited = new Set(stops.map(({ place }) => place.id));
  const days = facts.slice(1, -1);

  if (days.length === 0 || !days.some(({ rainMm }) => rainMm >= WET_MONTH)) return [];
  const dry = destination.places
    .filter(
      (file) =>
        file.indoor &&
        UNDER_A_ROOF.has(file.kind) &&
        file.fame >= LEAST_FAME &&
        file.programme === undefined &&
        file.bookDays === undefined &&
        !wishes.kinds.avoided.includes(file.kind) &&
        !isNamed(globalPlaceId(destination.id, file.id), visited, wishes.places.avoided) &&
        days.every((day) => openingAt(file, day).spans.some(([open]) => open < AFTERNOON)),
    )
    .toSorted((a, b) => (b.appeal ?? 0) - (a.appeal ?? 0))
    .slice(0, NAMED)
    .map(({ name }) => name);

  return dry.length > 0
    ? [
        `${RAIN}${joinWords(dry)} ${dry.length === 1 ? 'is' : 'are'} indoors and not in your plan yet.`,
      ]
    : [];
}

const AFTERNOON = 15 * 60;

function isNamed(id: string, visited: ReadonlySet<string>, avoided: readonly string[]): boolean {
  return visited.has(id) || avoided.includes(id);
}

const TICKET = 'One ticket: ';

const MOST_NAMED = 4;

type Bought = { ticket: string; usd: number | undefined; places: string[] };

/** A ticket that opens several stops of the plan, and what it costs. */
function sharedTickets(stops: readonly NotedStop[]): string[] {
  const tickets = new Map<string, Bought>();

  for (const { place } of stops) {
    const { ticket } = place;

    if (!ticket) continue;
    const { usd, places }: Omit<Bought, 'ticket'> = tickets.get(ticket.id) ?? {
      usd: undefined,
      places: [],
    };

    tickets.set(ticket.id, {
      ticket: ticket.name,
      usd: usd ?? place.price?.usd,
      places: places.includes(place.name) ? places : [...places, place.name],
    });
  }
  return [...tickets.values()]
    .filter(({ places }) => places.length > 1)
    .map(
      ({ ticket, usd, places }) =>
        `${TICKET}buy ${ticket} once${usd ? ` (about $${Math.round(usd)} each)` : ''}; it opens ${joinWords(shortened(places))}.`,
    );
}

/** The first few of many names, and how many more there are. */
function shortened(names: readonly string[]): string[] {
  return names.length <= MOST_NAMED
    ? [...names]
    : [...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`];
}
