import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { markedClausesOf } from '../understanding/clauses.ts';
import { wordedThemes } from './worded-themes.ts';

const [rome] = loadCatalogue().destinations.filter(({ id }) => id === 'rome');
const sight = (name: string, why: string) => ({ id: name, name, why, minutes: 60 }) as PlaceFile;

/** What notes ask for in a town of these sights. */
function asked(notes: string, ...places: PlaceFile[]): Record<string, string[]> {
  if (!rome) throw new Error('Rome is not in the catalogue');
  const town = { ...rome, places, dayTrips: [] };

  return Object.fromEntries(
    wordedThemes(markedClausesOf(notes), town, [/\bsurf\w*/]).map(({ name, files }) => [
      name,
      [...(files ?? [])].map((file) => file.name),
    ]),
  );
}

describe('what notes ask for in the words of the sights', () => {
  it('a run of words that a description has', () => {
    const bagru = sight('Bagru', 'Block-printing with mud and indigo');

    expect(asked('we would love to try block printing by hand', bagru)).toEqual({
      'block printing': ['Bagru'],
    });
  });

  it('a rare word of a description, a plain one only of a name', () => {
    const swamp = sight('Honey Island boat', 'Into the swamp with a guide');
    const dragon = sight('Dragon cave', 'A short way down');

    expect(asked('a swamp tour, and the dragon', swamp, dragon)).toEqual({
      swamp: ['Honey Island boat'],
      dragon: ['Dragon cave'],
    });
    expect(asked('we look forward to a short trip', dragon)).toEqual({});
  });

  it('nothing that is spoken against, that many have, or that is read already', () => {
    const school = sight('Surf lesson', 'For beginners');
    const many = Array.from({ length: 7 }, (_, at) => sight(`Pagoda ${at}`, 'A pagoda'));

    expect(asked('no swamp please', sight('Boat', 'Into the swamp'))).toEqual({});
    expect(asked('pagodas', ...many)).toEqual({});
    expect(asked('to surf', school)).toEqual({});
  });

  it('the word before one that is read, not the one behind it', () => {
    const lesson = sight('Lesson on the beach', 'For beginners');
    const wreck = sight('Wreck bay', 'Low tide');

    expect(asked('a surf lesson', lesson)).toEqual({});
    expect(asked('a wreck to surf at', wreck)).toEqual({ wreck: ['Wreck bay'] });
  });

  it('no long way from one word to the next: a comma ends a run', () => {
    expect(asked('red, lantern', sight('Lane', 'Red lantern light'))).toEqual({
      lantern: ['Lane'],
    });
  });
});
