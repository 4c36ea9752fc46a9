import { distanceKm } from '#server/catalogue/distance.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { DayFrame } from '../days/day-windows.ts';
import type { SuggestedDay } from './day-parts.ts';
import { LUNCH } from './held-in-a-day.ts';

/** Another half day goes with one made for coming or going where it is so near, and both take so much of the time at most. */
const BESIDE_KM = 2.5;
const FILLED = 0.65;

/** A full day takes whole suggestions; one of coming its half day, the afternoon of another, or both, one of going a morning. */
export function suggestionsFor(
  frame: DayFrame,
  suggestions: readonly SuggestedDay[],
  byId: ReadonlyMap<string, Candidate>,
): SuggestedDay[] {
  const { kind } = frame;

  if (kind === 'Full Day') return suggestions.filter(({ file }) => file.fits === undefined);
  if (kind !== 'Arrival Day' && kind !== 'Departure Day') return [];
  const isMorning = kind === 'Departure Day';
  const madeForIt = suggestions.filter(
    ({ file }) => file.fits === (isMorning ? 'departure' : 'arrival'),
  );
  const halves = suggestions
    .filter(({ file, dayTrip }) => !file.fits && dayTrip === undefined)
    .map((one) => halfOf(one, isMorning));
  const both = madeForIt.flatMap((one) =>
    halves.flatMap((other) => together(one, other, { frame, byId })),
  );

  return [...madeForIt, ...both, ...halves];
}

function halfOf(one: SuggestedDay, isMorning: boolean): SuggestedDay {
  const sights = one.sights.filter(({ part }) => (part === 'morning') === isMorning);

  return { ...one, isHalf: true, sights, ...(isMorning ? { dinner: [] } : {}) };
}

/** A half day with the daytime of another beside it, as long as the hours hold both. */
function together(
  one: SuggestedDay,
  other: SuggestedDay,
  { frame, byId }: { frame: DayFrame; byId: ReadonlyMap<string, Candidate> },
): SuggestedDay[] {
  const own = new Set(one.sights.map(({ id }) => id));
  const more = other.sights.filter(({ id, part }) => part !== 'evening' && !own.has(id));
  const isMorning = one.file.fits === 'departure';
  const sights = isMorning ? [...one.sights, ...more] : [...more, ...one.sights];
  const [here, there] = [one.sights[0], more[0]].map((at) => at && byId.get(at.id)?.visit);
  const minutes = sights.reduce(
    (sum, { id, part }) => sum + (part === 'evening' ? 0 : (byId.get(id)?.visit.minutes ?? 0)),
    0,
  );
  const until = isMorning ? frame.window[1] : frame.dayEnd;
  const isHeld = minutes <= (until - frame.window[0] - LUNCH) * FILLED;

  if (!here || !there || !isHeld || distanceKm(here, there) > BESIDE_KM) return [];
  return [{ ...one, sights, lunch: isMorning ? [...other.lunch, ...one.lunch] : one.lunch }];
}
