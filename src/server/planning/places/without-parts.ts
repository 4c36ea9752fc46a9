import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { hasWords, namesOf } from '#server/catalogue/names-of.ts';
import { allSights } from '#server/catalogue/sights.ts';
import { areDifferentIslands } from '#server/gazetteer/landmass.ts';
import { dayTripTo } from '../journey/place-day-trip.ts';
import type { Meant } from './meant-place.ts';
import type { PlaceReading } from './read-places.ts';
import type { SightMention } from './read-sights.ts';

/** A town as near as this is a part of the place that the trip goes to. */
const PART_KM = 40;

/** Places to go without those that are a sight or a part of the first one: "Istanbul, Aya Sofya", "Berlin, Potsdam". */
export function withoutParts(
  [first, ...others]: readonly Meant[],
  {
    notes,
    field,
    sights,
  }: { notes: PlaceReading; field: PlaceReading; sights: readonly SightMention[] },
  catalogue: Catalogue,
): Meant[] {
  if (!first) return [];
  const isSight = ({ said }: Meant) =>
    notes.mentions.some(
      (mention) =>
        mention.said === said &&
        sights.some(({ at, count }) => mention.at < at + count && at < mention.at + mention.count),
    );
  // "Morro de São Paulo" is no journey to São Paulo; "with Kruger safari" is one to the Kruger, where that sight lies.
  const isEndOfSight = ({ said, suggestion }: Meant) =>
    notes.mentions.some(
      (mention) =>
        mention.said === said &&
        sights.some(
          ({ id, at, count }) =>
            at < mention.at && mention.at < at + count && !id.startsWith(`${suggestion.id}/`),
        ),
    ) && !notes.mentions.some((one) => one.said === said && !isWithin(one, sights));
  const isStop = ({ said }: Meant) =>
    [notes, field].some(({ mentions }) =>
      mentions.some((mention) => mention.said === said && mention.isStop),
    );
  const isDestination = ({ suggestion: { id } }: Meant) => catalogue.destination(id) !== undefined;
  const isGoal = (one: Meant) => isDestination(one) || isStop(one);

  return [
    first,
    ...others.filter(
      (one) =>
        (isStop(one) || !isPartOfAName(one, first, catalogue)) &&
        ![first, ...others].some((base) => isForADay(one, base, { notes, catalogue })) &&
        (isStop(one) || !isEndOfSight(one)) &&
        (isGoal(one) || !isSight(one)) &&
        // "Naples and Sorrento", "Naxos and Paros", "Gramado e Canela": of places side by side none is a part of the other.
        (!isDestination(first) ||
          isGoal(one) ||
          areDifferentIslands(first.suggestion, one.suggestion) ||
          distanceKm(first.suggestion, one.suggestion) > PART_KM),
    ),
  ];
}

function isWithin(one: { at: number }, sights: readonly SightMention[]): boolean {
  return sights.some(({ at, count }) => at <= one.at && one.at < at + count);
}

/**
 * "Warsaw, Praga", "Copenhagen and the Louisiana museum": what is not a place's own name, and is a word of the name of
 * something at the first place, means that.
 */
function isPartOfAName(
  { said = '', suggestion }: Meant,
  { suggestion: { id } }: Meant,
  catalogue: Catalogue,
): boolean {
  const destination = catalogue.destination(id);
  const key = foldText(said);
  // In Warsaw "Praga" is no Spanish name of another country's capital.
  const place = catalogue.destination(suggestion.id);
  const names = [
    suggestion.name,
    ...(place?.country === destination?.country ? (place?.aliases ?? []) : []),
  ];

  if (!destination || key.length < SHORTEST || names.some((name) => foldText(name) === key))
    return false;
  return [...allSights(destination), ...destination.food].some((file) =>
    namesOf(file).some((one) => hasWords(foldText(one), key)),
  );
}

const SHORTEST = 5;

/** "Tel Aviv and a day in Jerusalem": a day out that the first place has, not nights of their own. */
export function isForADay(
  { said = '', suggestion }: Meant,
  first: Meant,
  { notes, catalogue }: { notes: PlaceReading; catalogue: Catalogue },
): boolean {
  const [base, place] = [first, { suggestion }].map((one) =>
    catalogue.destination(one.suggestion.id),
  );
  const before = notes.text.slice(0, Math.max(0, notes.text.indexOf(said)));

  if (!A_DAY.test(before)) return false;
  return base && place
    ? dayTripTo(place, base) !== undefined
    : suggestion.kind === 'town' &&
        suggestion.id !== first.suggestion.id &&
        distanceKm(suggestion, first.suggestion) <= DAY_OUT_KM;
}

/** As far as a day out to a town that no list of ours has goes. */
const DAY_OUT_KM = 100;

const A_DAY =
  /\b(?:a|one|1|single) (?:wine |beach |lazy |full |whole |spare |hiking |ski |quiet )?day(?: ?trips?| out)?(?: in(?:to)?(?: the)? (?:nature|country(?:side)?|mountains|hills))?(?: (?:in|to|at|for|over to))? +$|\bday ?trips?(?: (?:to|in))? +$|\bbate[- ](?:e[- ])?volta (?:a|para|at[ée]) +$|\bone day out to +$/i;
