import { distanceKm } from '#server/catalogue/distance.ts';
import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import type { Namesake } from './namesakes.ts';

/** In a journey from one to the other: so far at most, and all other places of the name so many times further. */
const JOURNEY_KM = 700;
/** The same for a destination of ours, before towns that nobody has heard of: "Miami and San Juan". */
const FLIGHT_KM = 2000;
const FURTHER = 3;
const KNOWN_PEOPLE = 30_000;

/** "Portland and Seattle", "Antigua and Barbados": of the places of a name that people know, one much nearer than the others. */
export function nearestKnown(
  namesakes: readonly Namesake[],
  beside: readonly PlaceSuggestion[],
): Namesake[] {
  const listed = namesakes.filter((one) => one.listed !== undefined);
  const known = namesakes.filter(
    (one) => listed.includes(one) || (one.town?.population ?? 0) >= KNOWN_PEOPLE,
  );
  const near = muchNearest(known, { beside, mostKm: JOURNEY_KM });

  return near.length > 0 ? near : muchNearest(listed, { beside, mostKm: FLIGHT_KM });
}

function muchNearest(
  namesakes: readonly Namesake[],
  { beside, mostKm }: { beside: readonly PlaceSuggestion[]; mostKm: number },
): Namesake[] {
  const [first, second] = namesakes
    .map((one) => ({ one, km: kmToNearest(one.suggestion, beside) }))
    .toSorted((a, b) => a.km - b.km);
  const isClear = first && first.km <= mostKm && FURTHER * first.km <= (second?.km ?? Infinity);

  return isClear ? [first.one] : [];
}

function kmToNearest(place: PlaceSuggestion, others: readonly PlaceSuggestion[]): number {
  return Math.min(...others.map((one) => distanceKm(one, place)));
}

/** So far from all else that is named, another place of the name is looked for. */
const FAR_KM = 1500;
const NEAR_KM = 150;
const NEAR_KNOWN_KM = 250;
const WORLD_CITY = 6_000_000;
const DAYS_JOURNEY_KM = 400;
const KNOWN_TOWN = 10_000;
/** Among places of one country a village of the name is meant as well. */
const VILLAGE = 2000;

/**
 * "Perth then Pitlochry": the place of a name near another that is named, where the best known one lies far from all of
 * `others`.
 */
export function nearOthers(
  namesakes: readonly Namesake[],
  own: PlaceSuggestion | undefined,
  others: readonly PlaceSuggestion[],
): Namesake | undefined {
  const isFar = (one: PlaceSuggestion) => own !== undefined && distanceKm(own, one) > FAR_KM;

  if (others.length === 0 || !others.every(isFar)) return undefined;
  const inLand = namesInLand(namesakes, own, others);

  if (inLand) return inLand;
  // "London and Toronto": a city of millions is meant by its name everywhere.
  const isWorldCity = namesakes.some(
    ({ suggestion, weight }) => suggestion.id === own?.id && weight >= WORLD_CITY,
  );
  const isNear = ({ suggestion, weight, town }: Namesake) => {
    const isKnown = !isWorldCity && (town?.population ?? 0) >= KNOWN_PEOPLE;

    return (
      weight >= KNOWN_TOWN &&
      others.some(
        (one) =>
          one.country === suggestion.country &&
          distanceKm(one, suggestion) <= (isKnown ? NEAR_KNOWN_KM : NEAR_KM),
      )
    );
  };

  return namesakes.find(isNear) ?? listedNear(namesakes, others);
}

/** "Santiago and Porto", "Mérida and Seville": a place of ours in a day's journey. */
function listedNear(
  namesakes: readonly Namesake[],
  others: readonly PlaceSuggestion[],
): Namesake | undefined {
  return namesakes.find(
    ({ suggestion, listed }) =>
      listed?.kind === 'destination' && kmToNearest(suggestion, others) <= DAYS_JOURNEY_KM,
  );
}

/** "Cartagena, Medellín, Salento": a town of the only country that is named, before what goes by its name elsewhere. */
function namesInLand(
  namesakes: readonly Namesake[],
  own: PlaceSuggestion | undefined,
  others: readonly PlaceSuggestion[],
): Namesake | undefined {
  const [country, ...more] = new Set(others.map((one) => one.country));
  const within = namesakes.filter(
    ({ suggestion, town }) =>
      suggestion.country === country &&
      suggestion.name !== own?.name &&
      (town?.population ?? 0) >= VILLAGE,
  );

  return more.length === 0 && own?.country !== country && within.length === 1
    ? within[0]
    : undefined;
}
