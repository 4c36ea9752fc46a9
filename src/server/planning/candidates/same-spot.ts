import { distanceKm } from '#server/catalogue/distance.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Candidate } from './candidates.ts';
import { wordSet } from '#shared/word-set.ts';

/** So far from the goal of a day trip a sight of its name lies at that goal, in kilometres. */
const AT_GOAL_KM = 7;
/** Two sights this close that share their name lead to one spot. */
const ONE_SPOT_KM = 3;
/** Words that half of all names hold. */
const COMMON = wordSet(`
  national park garden gardens museum castle palace church cathedral temple beach island islands village
  market river mountain mountains valley bridge tower point royal great grand north south eastern western
  northern southern santa saint lighthouse monastery harbour forest sunset sunrise falls waterfall winery
  wineries vineyards cruise ferry coast coastal street square house historic center centre train railway
  scenic desert lagoon canyon trail walks caves glacier
`);
/** On foot, and by what carries one up. */
const ON_FOOT = new Set<PlaceKind>(['hike']);
const CARRIED = new Set<PlaceKind>(['viewpoint', 'activity']);
/** Share of its worth that the lesser of two ways to one spot keeps. */
const OTHER_WAY = 0.3;

/** The words of a name that are its own: "Sausalito" of "Sausalito by ferry". */
function ownWords(name: string, town: string): Set<string> {
  const words = name.split(/[^\p{L}]+/u).filter((word) => /^\p{Lu}/u.test(word) && word.length > 4);

  return new Set(
    words
      .map((word) => word.toLowerCase())
      .filter((word) => !COMMON.has(word) && !town.toLowerCase().includes(word)),
  );
}

/** Sights and day trips, without the sights that a chosen trip leads to by the same name, unless they were named. */
export function withoutGoals(
  sights: readonly Candidate[],
  trips: readonly Candidate[],
  town: string,
): Candidate[] {
  const goals = trips.map((trip) => ({ trip, words: ownWords(trip.file.name, town) }));
  const isAtGoal = ({ file, visit }: Candidate) =>
    goals.some(
      ({ trip, words }) =>
        distanceKm(trip.visit, visit) <= AT_GOAL_KM &&
        [...ownWords(file.name, town)].some((word) => words.has(word)),
    );

  return [...sights.filter((one) => one.visit.mandatory === true || !isAtGoal(one)), ...trips];
}

type Way = {
  one: Candidate;
  kind: PlaceKind;
  words: ReadonlySet<string>;
  goal: string | undefined;
};

/** The goal of a way: "Ferry to Sausalito". */
const GOAL = /\bto (\p{Lu}\p{L}{4,})$/u;
/** What a walk leads up to, as its words tell: "The straight stair up Table Mountain". */
const UP = /\b(?:up|onto|top of) ((?:\p{Lu}\p{L}+[ -]?)+)/u;

function wayOf(one: Candidate, town: string): Way[] {
  const { file } = one;

  if (!('kind' in file)) return [];
  const upTo = ON_FOOT.has(file.kind) ? (UP.exec(file.why ?? '')?.[1] ?? '') : '';

  return [
    {
      one,
      kind: file.kind,
      words: ownWords(`${file.name} ${upTo}`, town),
      goal: GOAL.exec(file.name)?.[1],
    },
  ];
}

/** A temple, and the same with its garden lit. */
const BY_NIGHT = / by night$/;

function isByNight(one: Way, other: Way): boolean {
  const { name } = one.one.file;

  return BY_NIGHT.test(name) && name.replace(BY_NIGHT, '') === other.one.file.name;
}

/** Whether two ways lead to one spot: up on foot or by cable car, out by bicycle or by ferry, by day or by night. */
function isSameSpot(one: Way, other: Way): boolean {
  if (isByNight(one, other) || isByNight(other, one)) return true;
  if (one.goal !== undefined && one.goal === other.goal) return one.kind !== other.kind;
  const isUp = (a: Way, b: Way) => ON_FOOT.has(a.kind) && CARRIED.has(b.kind);

  return (
    (isUp(one, other) || isUp(other, one)) &&
    distanceKm(one.one.visit, other.one.visit) <= ONE_SPOT_KM &&
    [...one.words].some((word) => other.words.has(word))
  );
}

/** The sights with the lesser of two ways to one spot worth little. */
export function oneWayUp(sights: readonly Candidate[], town: string): Candidate[] {
  const ways = sights.flatMap((one) => wayOf(one, town));
  const lesser = new Set(
    ways
      .filter((way) => ways.some((other) => isBetter(other.one, way.one) && isSameSpot(way, other)))
      .map(({ one }) => one.id),
  );

  return sights.map((one) =>
    lesser.has(one.id) && !one.visit.mandatory
      ? { ...one, visit: { ...one.visit, value: one.visit.value * OTHER_WAY, strong: 0 } }
      : one,
  );
}

/** What was named, then what is worth more. */
function isBetter(one: Candidate, other: Candidate): boolean {
  const rank = ({ visit }: Candidate) => (visit.mandatory ? 1e6 : 0) + visit.value;

  return rank(one) > rank(other) || (rank(one) === rank(other) && one.id < other.id);
}
