import type { LatLon, LegMode, MapLeg, MapPoint } from '#client/components/map/map-types.ts';
import type {
  PlannedActivity,
  PlannedDay,
  PlannedPlace,
  StayPoint,
} from '#shared/generation/generated-trip.schema.ts';

const STAY_ID = 'stay';
/** What the id of a stop becomes for the point where it ends. */
const END = '~end';

export type StayOnMap = Pick<StayPoint, 'name' | 'lat' | 'lon'>;

/** The number of each entry on the day's map, by its position; an entry without a place has none. */
export function stopNumbers({
  activities,
}: Pick<PlannedDay, 'activities'>): (number | undefined)[] {
  let last = 0;

  return activities.map(({ place }) => {
    if (!place) return undefined;
    last += 1;
    return last;
  });
}

/** A day as the map shows it: the stay, the numbered stops, where one of them ends elsewhere, and the ways in their order. */
export function dayMap(
  day: Pick<PlannedDay, 'activities' | 'back'>,
  stay: StayOnMap | undefined,
): { points: MapPoint[]; legs: MapLeg[] } {
  const numbers = stopNumbers(day);
  const points: MapPoint[] = stay
    ? [{ id: STAY_ID, kind: 'stay', label: stay.name, lat: stay.lat, lon: stay.lon }]
    : [];

  for (const [index, { place, kind, time }] of day.activities.entries()) {
    const number = numbers[index];

    if (!place || number === undefined) continue;
    points.push({
      id: place.id,
      kind: kind === 'meal' ? 'meal' : 'stop',
      number,
      label: place.name,
      detail: time,
      lat: place.lat,
      lon: place.lon,
    });
    if (place.endsAt)
      points.push({ id: endId(place), kind: 'end', label: endName(place), ...at(place.endsAt) });
  }
  return { points, legs: legsOf(day) };
}

/** The stop that a point of the map belongs to. */
export function stopOf(pointId: string): string {
  return pointId.endsWith(END) ? pointId.slice(0, -END.length) : pointId;
}

const endId = ({ id }: PlannedPlace) => id + END;
const endName = ({ name, endsAt }: PlannedPlace) => endsAt?.name ?? `End of ${name}`;
const at = ({ lat, lon }: LatLon): LatLon => ({ lat, lon });

/** How the map draws what a stop itself goes: a boat, a cable car or a train, else a walk. */
function modeOf({ kind }: PlannedPlace): LegMode {
  if (kind === 'boat-trip') return 'ferry';
  return kind === 'activity' || kind === 'sport' ? 'transit' : 'walk';
}

/**
 * The ways of a day in their order; the rides of a day trip lead to its first stop and back to the stay, and the legs of
 * a drive between two places to its stops.
 */
function legsOf({ activities, back }: Pick<PlannedDay, 'activities' | 'back'>): MapLeg[] {
  const legs: MapLeg[] = [];
  let from = STAY_ID;

  for (const [index, activity] of activities.entries()) {
    const to = endOf(activity, activities.slice(index + 1));

    if (to === undefined) continue;
    // A drive begins at the stay before, which the map of the day has not.
    const isFromStayBefore = from === STAY_ID && isBetweenPlaces(activity);

    if (activity.travel && !isFromStayBefore) legs.push({ from, to, mode: activity.travel.mode });
    from = to;
    if (activity.place?.endsAt && activity.kind === 'stop') {
      from = endId(activity.place);
      legs.push({ from: to, to: from, mode: modeOf(activity.place) });
    }
  }
  return back && from !== STAY_ID ? [...legs, { from, to: STAY_ID, mode: back.mode }] : legs;
}

/** Where one is after an entry; undefined where that is told by another. */
function endOf(
  { place, kind, partOf }: PlannedActivity,
  others: readonly PlannedActivity[],
): string | undefined {
  const [next] = others;

  if (kind !== 'ride') return place?.id;
  if (partOf === undefined) return endOfLeg(others);
  return next?.partOf === partOf ? next.place?.id : STAY_ID;
}

/** A leg of a drive leads to its next stop, a meal of one's own choice left out; the last one to the stay. */
function endOfLeg(others: readonly PlannedActivity[]): string | undefined {
  const isLast = others.every((one) => !isBetweenPlaces(one));
  const next = others.find((one) => isBetweenPlaces(one) || one.place !== undefined);

  return isLast ? STAY_ID : next?.place?.id;
}

function isBetweenPlaces({ kind, partOf }: PlannedActivity): boolean {
  return kind === 'ride' && partOf === undefined;
}

/** Every place of the plan, for the quiet dots around the day that is shown. */
export function placesOf(days: readonly Pick<PlannedDay, 'activities'>[]): LatLon[] {
  return days
    .flatMap(({ activities }) => activities)
    .flatMap(({ place }) => (place ? [{ lat: place.lat, lon: place.lon }] : []));
}
