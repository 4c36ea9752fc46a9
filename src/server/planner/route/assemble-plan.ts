import type { CompiledPick, CompiledRide, CompiledRoute } from './compiled-route.ts';
import type { PlannedLeg, PlannedPick, PlannedStay, RoutePlan } from './route-plan.ts';
import type { StayContent, StayFrame } from './stay-scores.ts';

/** One stay of a trip as the search left it. */
export type Visit = {
  frame: StayFrame;
  departDay: number;
  content: StayContent;
  /** The ride that ends the stay; null at the end of a trip that goes nowhere afterwards. */
  ride: CompiledRide | null;
};

/** Writes a plan from what the search chose. */
export function assemblePlan(
  route: CompiledRoute,
  ride: CompiledRide | null,
  visits: readonly Visit[],
): RoutePlan {
  const { problem, places } = route;
  const idOf = (visit?: Visit) => (visit ? places[visit.frame.place]?.place.id : undefined) ?? '';
  const legs: PlannedLeg[] = ride
    ? [{ from: problem.start ?? '', to: idOf(visits[0]), day: 0, ride: ride.ride, usd: ride.usd }]
    : [];

  for (const [index, visit] of visits.entries()) {
    if (!visit.ride) continue;
    const to = visits[index + 1];

    legs.push({
      from: idOf(visit),
      to: to ? idOf(to) : (problem.end ?? ''),
      day: visit.departDay,
      ride: visit.ride.ride,
      usd: visit.ride.usd,
    });
  }
  const { usd, worth } = totals(route, ride, visits);

  return {
    stays: visits.map((visit) => plannedStay(visit, idOf(visit))),
    legs,
    picks: visits.flatMap((visit) => placePicks(route, visit)),
    usd,
    worth,
  };
}

function plannedStay({ frame, departDay, content }: Visit, place: string): PlannedStay {
  const { nights } = frame;
  const { lodging } = content;

  return {
    place,
    arriveDay: departDay - nights,
    departDay,
    nights,
    ...(lodging ? { lodging: lodging.lodging } : {}),
    units: lodging?.units ?? 0,
    usd: (lodging?.usd ?? 0) * nights,
  };
}

type Sum = { usd: number; worth: number };

/** What a trip costs and is worth in all. */
function totals(
  { places }: CompiledRoute,
  ride: CompiledRide | null,
  visits: readonly Visit[],
): Sum {
  return visits
    .flatMap(({ frame, content, ride: next }): (Sum | null)[] => [
      { usd: 0, worth: places[frame.place]?.place.worth(frame.nights) ?? 0 },
      ...Array.from({ length: frame.nights }, () => content.lodging ?? null),
      ...content.picks.flat(),
      next,
    ])
    .concat(ride)
    .reduce<Sum>(
      (sum, one) => ({ usd: sum.usd + (one?.usd ?? 0), worth: sum.worth + (one?.worth ?? 0) }),
      { usd: 0, worth: 0 },
    );
}

/** Gives each pick a slot: the required ones first, the others as early as they come. */
function placePicks(route: CompiledRoute, { frame, departDay, content }: Visit): PlannedPick[] {
  const place = route.places[frame.place]?.place.id ?? '';
  const arriveDay = departDay - frame.nights;
  const open = openSlots(route, frame, arriveDay);

  return route.kinds
    .flatMap(({ kind }, index) => {
      const own = open.filter((one) => one.kind === kind);
      const picks = content.picks[index] ?? [];
      const chosen = own
        .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
        .slice(0, picks.length)
        .toSorted((a, b) => a.day - b.day || a.from - b.from);

      return chosen.map(({ day, slot, from }, at) => ({
        day,
        slot,
        place,
        from,
        pick: (picks[at] as CompiledPick).pick,
      }));
    })
    .toSorted((a, b) => a.day - b.day || a.from - b.from)
    .map(({ from: _, ...pick }) => pick);
}

type OpenSlot = { day: number; slot: string; kind: string; from: number; isRequired: boolean };

function openSlots(
  { problem, slotSets }: CompiledRoute,
  { nights, reaches, leaves }: StayFrame,
  arriveDay: number,
): OpenSlot[] {
  return Array.from({ length: nights + 1 }, (_, day) => day).flatMap((day) => {
    const isFull = day > 0 && day < nights;
    const set = isFull ? (slotSets[0] ?? 0) : (slotSets[day === 0 ? reaches : leaves] ?? 0);

    return (problem.slots ?? []).flatMap((slot, bit) =>
      (set & (1 << bit)) === 0
        ? []
        : [
            {
              day: arriveDay + day,
              slot: slot.id,
              kind: slot.kind,
              from: slot.from,
              isRequired:
                (isFull && slot.required === true) ||
                (day === nights && slot.requiredBeforeRide === true),
            },
          ],
    );
  });
}
