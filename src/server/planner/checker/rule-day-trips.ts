import { clockText } from './clock.ts';
import type { ActivityView, DayView, StopView } from './trip-view.ts';

/** What a day trip breaks: a stop left out, twice or out of order, the last ride back missed, a ride too short. */
export function dayTripFaults(day: DayView): string[] {
  const trips = new Set(day.activities.flatMap(({ activity }) => activity.partOf ?? []));

  return [...trips].flatMap((trip) => faultsOf(trip, day));
}

function faultsOf(trip: string, { label, stops, activities }: DayView): string[] {
  const parts = activities.filter(({ activity }) => activity.partOf === trip);
  const own = stops.filter(({ activity }) => activity.partOf === trip && activity.kind !== 'ride');
  const visits = own.filter(({ activity }) => activity.kind === 'stop');
  const chief = visits.find(({ place }) => place.id === trip);

  if (!chief) {
    return [
      `${label}, ${visits[0]?.name ?? 'a day trip'}: a stop of a day trip that is not on that day`,
    ];
  }
  return [
    ...orderFaults(visits, chief),
    ...unityFaults(parts, activities, chief),
    ...lateFaults(own.at(-1), chief),
    ...rideFaults(parts, chief),
  ].map((fault) => `${label}, ${fault}`);
}

/** Each stop comes in the order of the trip, and none is missing; one that lunch divides counts once. */
function orderFaults(visits: readonly StopView[], chief: StopView): string[] {
  const numbers = visits.map((stop) =>
    stop === chief ? (chief.facts?.chiefStop ?? 1) : (stop.facts?.partOf?.number ?? 0),
  );
  const wrong = visits.find((_, i) => i > 0 && (numbers[i] ?? 0) < (numbers[i - 1] ?? 0));
  const missing = (chief.facts?.stopCount ?? 1) - new Set(numbers).size;

  return [
    ...(wrong ? [`${wrong.name}: comes out of the order of ${chief.name}`] : []),
    ...(missing > 0
      ? [`${chief.name}: ${missing} of its stops ${missing === 1 ? 'is' : 'are'} missing`]
      : []),
  ];
}

/** Nothing else lies between the stops of a day trip. */
function unityFaults(
  parts: readonly ActivityView[],
  activities: readonly ActivityView[],
  { name }: StopView,
): string[] {
  const [first, last] = [parts[0], parts.at(-1)];
  const between =
    first && last ? activities.slice(activities.indexOf(first), activities.indexOf(last) + 1) : [];

  return between.length > parts.length ? [`${name}: something else lies between its stops`] : [];
}

function lateFaults(last: StopView | undefined, { name, facts }: StopView): string[] {
  const leaves = facts?.lastBack;

  return last && leaves !== undefined && last.end > leaves
    ? [
        `${name}: lasts until ${clockText(last.end)}, but the last ride back leaves at ${clockText(leaves)}`,
      ]
    : [];
}

/** There is a ride before the first stop and one after the last, each as long as its way takes. */
function rideFaults(parts: readonly ActivityView[], { name }: StopView): string[] {
  const rides = parts.filter(({ activity }) => activity.kind === 'ride');
  const short = rides.find(
    ({ activity, start, end }) => end - start < (activity.travel?.minutes ?? Infinity),
  );

  return [
    ...(parts[0]?.activity.kind === 'ride' ? [] : [`${name}: tells no ride there`]),
    ...(parts.at(-1)?.activity.kind === 'ride' ? [] : [`${name}: tells no ride back`]),
    ...(short ? [`${name}: its ride takes longer than it is told to`] : []),
  ];
}
