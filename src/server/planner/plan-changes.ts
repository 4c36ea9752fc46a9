import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';

/** When a stop takes place. */
type StopTime = { date: string; time: string };
type StopChange = { id: string; name: string; kind: PlannedActivity['kind'] };

/** What a new plan does to the old one, for the traveller to accept or refuse. */
export type PlanChanges = {
  added: (StopChange & { to: StopTime })[];
  removed: (StopChange & { from: StopTime })[];
  moved: (StopChange & { from: StopTime; to: StopTime })[];
};

type Seen = StopChange & { at: StopTime };

/** Compares two plans place by place; work and travel are left out. */
export function planChanges(
  before: readonly PlannedDay[],
  after: readonly PlannedDay[],
): PlanChanges {
  const old = stopsOf(before);
  const now = stopsOf(after);
  const changes: PlanChanges = { added: [], removed: [], moved: [] };

  for (const [key, { at, ...stop }] of now) {
    const was = old.get(key)?.at;

    if (!was) changes.added.push({ ...stop, to: at });
    else if (was.date !== at.date || was.time !== at.time)
      changes.moved.push({ ...stop, from: was, to: at });
  }
  for (const [key, { at, ...stop }] of old) {
    if (!now.has(key)) changes.removed.push({ ...stop, from: at });
  }
  return changes;
}

/** Stops by place; the second meal at a restaurant counts on its own. */
function stopsOf(days: readonly PlannedDay[]): Map<string, Seen> {
  const stops = new Map<string, Seen>();

  for (const { date, activities } of days) {
    for (const { kind, place, time } of activities) {
      if (!place || (kind !== 'stop' && kind !== 'meal')) continue;
      let key = place.id;

      for (let times = 2; stops.has(key); times++) key = `${place.id} ${times}`;
      stops.set(key, { id: place.id, name: place.name, kind, at: { date, time } });
    }
  }
  return stops;
}
