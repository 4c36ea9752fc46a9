import type { Catalogue, CataloguePlace, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';

/** Words that names of places add or leave out at will. */
const FILLERS = new Set(['the', 'of', 'and', 'de', 'di', 'la', 'le', 'in', 'el', 'market']);

/** The place of the catalogue that a fact is about: by its whole name first, else by the words that matter. */
export function findPlace(
  catalogue: Catalogue,
  destinationName: string,
  placeName: string,
): CataloguePlace | undefined {
  const destination = catalogue.findByName(destinationName)[0];

  if (!destination) return undefined;
  const all = placesOf(catalogue, destination);
  const wanted = foldText(placeName);
  const words = wordsOf(wanted);

  return (
    all.find((place) => namesOf(place).includes(wanted)) ??
    (words.length === 0
      ? undefined
      : all
          .filter((place) =>
            namesOf(place).some((name) => words.every((word) => name.split(' ').includes(word))),
          )
          .toSorted((a, b) => a.file.name.length - b.file.name.length)[0])
  );
}

function placesOf(catalogue: Catalogue, destination: Destination): CataloguePlace[] {
  const files = [...destination.places, ...destination.dayTrips, ...destination.food];

  return files.flatMap(({ id }) => catalogue.place(`${destination.id}/${id}`) ?? []);
}

function namesOf({ file }: CataloguePlace): string[] {
  return [file.name, file.localName ?? '', ...(file.aliases ?? [])].map(foldText);
}

function wordsOf(folded: string): string[] {
  return folded.split(' ').filter((word) => word.length > 1 && !FILLERS.has(word));
}
