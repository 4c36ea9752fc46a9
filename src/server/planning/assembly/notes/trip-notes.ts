import { shortDay } from '#shared/dates.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { decapital, joinWords, sentences } from '../../candidates/place-words.ts';
import type { PlanBasis } from '../plan-draft.ts';
import { BOOK, bookingNotes, QUEUE, RESERVE } from './booking-notes.ts';
import { closedDays, LAST_ENTRY, lastEntries, SUNSET, sunsets, SWAP } from './hour-notes.ts';
import { type NotedStop, notedStops } from './noted-stop.ts';
import { RAMADAN, ramadanNote } from './ramadan-note.ts';
import { RAIN, rainNote } from './rain-note.ts';
import { LOCAL_TIP, localTips } from './local-tips.ts';
import { sharedTickets, TICKET } from './ticket-notes.ts';

const PROGRAMME = 'Check the programme: ';
const DRESS = 'Dress: ';

/** More than these nobody keeps in mind. */
const MOST_NOTES = 6;
const MOST_PROGRAMMES = 2;

export type NotesBasis = Pick<PlanBasis, 'catalogue' | 'planInput' | 'match' | 'wishes'>;

/** What saves the trip, the most valuable first: what to book and when, what to check, buy, wear and fall back on. */
export function tripNotes(basis: NotesBasis, days: readonly PlannedDay[]): string[] {
  const stops = notedStops(basis, days);
  const { book, reserve, queue } = bookingNotes(stops);

  return [
    ...[ramadanNote(basis) ?? []].flat(),
    ...book,
    ...programmes(stops),
    ...reserve,
    ...sharedTickets(stops),
    ...dressCodes(stops),
    ...queue,
    ...rainNote(stops, basis),
    ...lastEntries(stops),
    ...closedDays(stops),
    ...sunsets(stops),
  ]
    .slice(0, MOST_NOTES)
    .concat(localTips(stops, basis));
}

/** Whether a warning is one of the stops, to be said anew when they change. */
export function isTripNote(text: string): boolean {
  return [
    RAMADAN,
    BOOK,
    RESERVE,
    QUEUE,
    PROGRAMME,
    TICKET,
    DRESS,
    LAST_ENTRY,
    SWAP,
    SUNSET,
    RAIN,
    LOCAL_TIP,
  ].some((begin) => text.startsWith(begin));
}

function programmes(stops: readonly NotedStop[]): string[] {
  const notes = stops.flatMap(({ known: { file }, date }) =>
    'programme' in file && file.programme
      ? [sentences([`${PROGRAMME}${file.name} on ${shortDay(date)}`, file.programme])]
      : [],
  );

  return notes.slice(0, MOST_PROGRAMMES);
}

function dressCodes(stops: readonly NotedStop[]): string[] {
  const places = new Map<string, Set<string>>();

  for (const { known } of stops) {
    const dress = known.type === 'sight' ? known.file.dress : undefined;

    if (dress) places.set(dress, (places.get(dress) ?? new Set()).add(known.file.name));
  }
  const codes = [...places].map(
    ([dress, names]) => `${joinWords([...names])}: ${decapital(dress)}`,
  );

  return codes.length > 0 ? [`${DRESS}${sentences(codes)}`] : [];
}
