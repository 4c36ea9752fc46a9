import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { loadNicknames } from '#server/catalogue/other-names.ts';
import { isGeneric, sightTokens } from './sight-forms.ts';
import { clearOne, type Namesake, narrowedBy, type PlacesWorld } from './namesakes.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';

/** A sight as near as this to a town is in it. */
const IN_TOWN_KM = 15;
const LEAST_LETTERS = 5;

/**
 * The names of a reading, those of several towns narrowed to the one whose sights the text speaks of: "Córdoba, the
 * Mezquita".
 */
export function withContext({ mentions, words }: PlaceReading, world: PlacesWorld): PlaceMention[] {
  const { catalogue } = world;

  return mentions.map((read) => {
    const mention = inContext(read, words, world);
    const { namesakes, sights, at, count } = mention;

    if (sights.length === 0 || namesakes.length < 2 || clearOne(namesakes)) return mention;
    const others = words.flatMap(({ key }, index) =>
      (index < at || index >= at + count) && key.length >= LEAST_LETTERS ? [key] : [],
    );
    const told = new Set(others.flatMap((key) => [key, ...sightTokens(key)]));
    const fitting = namesakes.filter((one) =>
      sights.some(({ id }) => isToldOf(id, one, { told, catalogue, said: mention.said })),
    );

    return fitting.length > 0 ? { ...mention, namesakes: fitting } : mention;
  });
}

/** "Portland, lobster rolls": what a text speaks of as well as a state behind the name would tell. */
function inContext(
  mention: PlaceMention,
  words: PlaceReading['words'],
  world: PlacesWorld,
): PlaceMention {
  const keys = new Set(words.map(({ key }) => key));
  const told = loadNicknames().contexts.find(
    (one) => one.name === foldText(mention.said) && one.words.some((word) => keys.has(word)),
  );
  const within =
    told && !mention.isNarrowed ? narrowedBy(told.within, mention.namesakes, world) : undefined;

  return within ? { ...mention, namesakes: within, isNarrowed: true } : mention;
}

/** Whether the text speaks of what a sight at that town is known for. */
function isToldOf(
  id: string,
  { suggestion }: Namesake,
  { told, catalogue, said }: { told: ReadonlySet<string>; catalogue: Catalogue; said: string },
): boolean {
  const sight = catalogue.place(id);

  if (!sight || distanceKm(sight.file, suggestion) > IN_TOWN_KM) return false;
  const { file } = sight;
  const names = [
    file.name,
    ...('aliases' in file ? (file.aliases ?? []) : []),
    ...('stops' in file ? (file.stops ?? []).map(({ name }) => name) : []),
  ];
  const own = new Set(foldText(said).split(' '));

  return names.some((name) =>
    foldText(name)
      .split(' ')
      .some((word) => word.length >= LEAST_LETTERS && !own.has(word) && isTold(word, told)),
  );
}

function isTold(word: string, told: ReadonlySet<string>): boolean {
  return told.has(word) && (!sightTokens(word).every(isGeneric) || isForeignKind(word));
}

/** "Mezquita", but not "gardens". */
function isForeignKind(word: string): boolean {
  const [kind = ''] = sightTokens(word);

  return kind !== word && !word.startsWith(kind);
}
