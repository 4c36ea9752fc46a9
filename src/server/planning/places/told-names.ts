import { foldText } from '#server/catalogue/fold-text.ts';
import type { Meant } from './meant-place.ts';
import type { PlaceReading } from './read-places.ts';
import { isSecondChoice } from './wanted-mentions.ts';

/** A name that is no place of the plan by itself, with the place that stands for it. */
export type ToldName = { id: string; name: string };

/** Regions and natural sights by the base that was taken for them, and places between which one had to be chosen. */
export function toldNames(reading: PlaceReading, places: readonly Meant[]): ToldName[] {
  return [
    ...regionsTold(reading, places),
    ...quartersTold(reading, places),
    ...choicesTold(reading, places),
    ...listsTold(reading, places),
  ];
}

function regionsTold({ mentions }: PlaceReading, places: readonly Meant[]): ToldName[] {
  return mentions.flatMap(({ said, stance, namesakes: [first] }) => {
    const { listed } = first ?? {};

    if (stance !== 'wanted' || listed?.kind !== 'region' || listed.region.isSight === true)
      return [];
    const base =
      places.find(
        ({ suggestion: { id, name } }) =>
          listed.destinations.some((one) => one.id === id) ||
          (listed.region.town !== undefined && foldText(listed.region.town) === foldText(name)),
      ) ??
      // "Texel, a cottage in De Koog": a region by the town of it that was named.
      places.find(({ suggestion: { country } }) => country === listed.region.country);
    const isOwnName = base && foldText(base.suggestion.name).includes(foldText(said));

    return base && !isOwnName ? [{ id: base.suggestion.id, name: said }] : [];
  });
}

/** "Hackney" is planned for as London. */
function quartersTold({ mentions }: PlaceReading, places: readonly Meant[]): ToldName[] {
  return mentions.flatMap(({ said, stance, namesakes: [first] }) => {
    const { listed, town } = first ?? {};
    const isQuarter =
      stance === 'wanted' &&
      listed?.kind === 'destination' &&
      town !== undefined &&
      foldText(town.name) === foldText(said);
    const place = places.find(({ suggestion: { id } }) => id === listed?.id);
    const isOwnName = place && foldText(place.suggestion.name).includes(foldText(said));

    return isQuarter && place && !isOwnName ? [{ id: place.suggestion.id, name: said }] : [];
  });
}

/** "Porto or Seville": told as one wish. */
function choicesTold(reading: PlaceReading, places: readonly Meant[]): ToldName[] {
  const named = reading.mentions.filter(
    ({ stance, namesakes }) => stance === 'wanted' && namesakes.length > 0,
  );

  return named.flatMap((one, at) => {
    const first = named[at - 1];
    const taken = places.find(
      ({ suggestion: { id } }) => id === first?.namesakes[0]?.suggestion.id,
    );

    return first && taken && isSecondChoice(at, named, reading)
      ? [{ id: taken.suggestion.id, name: `${first.said} or ${one.said}` }]
      : [];
  });
}

/** "The Golden Triangle (Delhi, Agra, Jaipur)": a name that only the list behind it tells, by the first of the list. */
function listsTold({ mentions }: PlaceReading, places: readonly Meant[]): ToldName[] {
  return mentions.flatMap(({ said, namesakes, sights }, at) => {
    const first = mentions[at + 1]?.namesakes[0]?.suggestion.id;
    const isTold = namesakes.length === 0 && sights.length === 0;
    const place = isTold ? places.find(({ suggestion: { id } }) => id === first) : undefined;

    return place ? [{ id: place.suggestion.id, name: said }] : [];
  });
}
