import type { Point } from '#server/planner/problem.ts';
import type { Candidate } from '../candidates/candidates.ts';
import type { FixedTime } from '../days/appointments.ts';
import type { DayFrame } from '../days/day-windows.ts';

/** From lunch until the sun is low, in minutes after midnight. */
const AFTERNOON = [14 * 60, 17 * 60] as const;
/** One day in so many goes elsewhere, beside those that named sights need. */
const ONE_DAY_IN = 4;
const NOTE = 'Swim, read, doze: the sea is at the door.';

type Days = { frames: readonly DayFrame[]; candidates: readonly Candidate[] };

/**
 * Afternoons on the beach of the stay, for who travels for the beach: on all full days but those for what is named and
 * for a few more, which lie spread over the trip.
 */
export function beachAfternoons(
  { frames, candidates }: Days,
  stay: Point & { name: string },
): FixedTime[] {
  const full = frames.flatMap((frame, day) =>
    frame.kind === 'Full Day' && !candidates.some((one) => takesAfternoon(one, day)) ? [day] : [],
  );
  const named = candidates.filter(({ visit }) => visit.mandatory && !visit.lockedAt);
  const count = Math.min(full.length, named.length + Math.floor(full.length / ONE_DAY_IN));
  const away = new Set(
    Array.from({ length: count }, (_, at) => full[Math.floor(((at + 0.5) * full.length) / count)]),
  );

  return full
    .filter((day) => !away.has(day))
    .map((day) => ({
      id: `beach-${day}`,
      day,
      start: AFTERNOON[0],
      end: AFTERNOON[1],
      title: 'Afternoon on the beach',
      note: NOTE,
      place: stay.name,
      point: { lat: stay.lat, lon: stay.lon },
      isPlaceKnown: true,
      isRest: true,
    }));
}

/** Whether a day trip takes the day, or something that keeps its hour the afternoon. */
function takesAfternoon({ file, visit: { lockedAt, spans } }: Candidate, day: number): boolean {
  if ('travelMinutes' in file) return (spans[day] ?? []).length > 0;
  return (
    lockedAt?.day === day &&
    lockedAt.start < AFTERNOON[1] &&
    lockedAt.start + lockedAt.minutes > AFTERNOON[0]
  );
}
