import type { PlaceSuggestion } from '#shared/preferences/place-suggestion.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Namesake } from './namesakes.ts';

/** So far from all else that is named, another place of the name is looked for. */
const FAR_KM = 1500;
const NEAR_KM = 150;
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
  return namesakes.find(
    ({ suggestion, weight }) =>
      weight >= KNOWN_TOWN &&
      others.some(
        (one) => one.country === suggestion.country && distanceKm(one, suggestion) <= NEAR_KM,
      ),
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
