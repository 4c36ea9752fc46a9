import type { StopView, TripView } from './trip-view.ts';

/** Rule 13: the plan says of no opening hours that they were checked when they are assumed or unknown. */
export function checkKnownHours({ days }: TripView): string[] {
  return days.flatMap(({ label, day, stops }) =>
    stops.filter(isPlace).flatMap((stop) => {
      const known = statusOf(stop, day.date);

      return stop.place.opening === 'checked' && known !== 'checked'
        ? [
            `${label}, ${stop.name}: its hours on that date are ${known}, and the plan calls them checked`,
          ]
        : [];
    }),
  );
}

/** "Open: 5 checked this year, 2 assumed", over all stops of the plan. */
export function knownHoursDetail({ days }: TripView): string {
  const counts = { checked: 0, assumed: 0, unknown: 0 };

  for (const { day, stops } of days) {
    for (const stop of stops.filter(isPlace)) counts[statusOf(stop, day.date)] += 1;
  }
  return `Open: ${counts.checked} checked this year, ${counts.assumed} assumed${
    counts.unknown > 0 ? `, ${counts.unknown} unknown` : ''
  }`;
}

function isPlace({ activity, isOwnChoice }: StopView): boolean {
  return activity.kind !== 'work' && !isOwnChoice;
}

/** What the facts say; what no catalogue knows is unknown. */
function statusOf({ facts, place }: StopView, date: string): 'checked' | 'assumed' | 'unknown' {
  return facts ? (facts.openingStatus?.(date) ?? place.opening ?? 'checked') : 'unknown';
}
