import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { readWishes } from '../understanding/wishes.ts';
import { readThemes } from './read-themes.ts';
import { refusedThings } from './refused-things.ts';
import { turnedDownThings } from './turned-down-things.ts';

const catalogue = loadCatalogue();

/** What notes for a town refuse and what they wish for, in folded words of the plan. */
function readFor(town: string, additionalPreferences: string) {
  const destination = catalogue.destination(town);

  if (!destination) throw new RangeError(town);
  const { kinds } = readWishes(additionalPreferences, catalogue);
  const asking = { additionalPreferences };

  return {
    refused: [
      ...refusedThings(asking, catalogue).map(({ said }) => said),
      ...turnedDownThings(asking, { catalogue, destination }).map(({ name }) => name),
      ...kinds.avoided,
    ].map(foldText),
    wished: [...readThemes(asking, catalogue).map(({ name }) => name), ...kinds.wanted].map(
      foldText,
    ),
  };
}

// A wish beside a negation of something else.
test.each([
  [
    'rio-de-janeiro',
    'Queremos algún bloco no tan masivo y también playa y el Cristo sin pasar horas en la fila.',
    'beach',
  ],
  ['barcelona', 'Queremos la playa sin pasar horas en el tren', 'beach'],
  ['madrid', 'El museo sin hacer cola, un espectáculo de flamenco y tapas', 'flamenco'],
  [
    'new-york-city',
    "Parade on Thursday without camping out overnight, one Broadway show, and a Thanksgiving dinner that isn't $300 a head.",
    'a musical or a play',
  ],
  [
    'la-fortuna',
    'The 5 year old wants to see a sloth and is too small for most of that, so days where we split up are okay. Hot springs at least once',
    'baths or a spa',
  ],
  ['amsterdam', 'A canal boat, tell me honestly what I can and cannot see from it', 'a boat'],
  ['seville', "A flamenco night that isn't a tourist trap, a hammam", 'flamenco'],
  ['marrakesh', 'One day in the mountains without getting up at five, a hammam', 'baths or a spa'],
  ['london', "I can't stand for long, but would love a musical", 'a musical or a play'],
  ['vienna', 'Ein Konzert ohne lange zu warten, ein Museum und ein Kaffeehaus', 'a concert'],
  ['berlin', 'Museen ohne lange anzustehen und ein Schloss', 'museum'],
  ['vienna', 'Wir wollen nicht früh aufstehen, ein Museum und eine Bootsfahrt', 'a boat'],
  ['paris', 'Un musée sans faire la queue et une croisière', 'a boat'],
  ['paris', 'Une plage pas trop loin et des musées', 'museum'],
  ['rome', 'Un museo senza fare la fila e una gita in barca', 'a boat'],
  ['rome', 'Una spiaggia non troppo affollata e una lezione di cucina', 'a cooking class'],
  ['lisbon', 'Queremos praia sem passar horas na fila e um passeio de barco', 'a boat'],
  ['amsterdam', 'Wij willen musea zonder lang te wachten en een boottocht', 'a boat'],
  ['rome', 'A week without a car, museums and beaches', 'museum'],
  ['malaga', 'Sin coche, playa y museos', 'beach'],
  ['berlin', 'Ohne Auto, Museen und Strand', 'museum'],
  ['prague', 'Never been on a boat, a cruise would be nice', 'a boat'],
  ['prague', "We don't drive, a castle and a boat trip please", 'a boat'],
  ['athens', 'My son is too young for the long walks, he loves the beach', 'beach'],
  ['seoul', 'Palaces, korean bbq, and a not too hard hike', 'hike'],
  ['london', 'A show where we do not have to dress up, and an aquarium', 'aquarium'],
])('%s: %s wishes for %s', (town, notes, wish) => {
  const { refused, wished } = readFor(town, notes);

  expect(refused).toEqual([]);
  expect(wished).toContain(wish);
});

// True refusals.
test.each([
  ['paris', 'No museums please', 'museums'],
  ['paris', 'Paris without museums, churches or cruises', 'churches'],
  ['paris', 'Museums: no thanks', 'museums'],
  ['paris', "We don't want to see any churches", 'churches'],
  ['london', 'Musicals are not our thing', 'musicals'],
  ['rome', 'My son finds museums boring, museums are too much for him', 'museums'],
  ['paris', 'Not very keen on museums and churches', 'churches'],
  ['paris', "We don't like museums and churches", 'churches'],
  ['lima', 'Surfing creeps us out, and no boats either', 'boats'],
  ['berlin', 'Museen bitte keine', 'museums'],
  ['berlin', 'Keine Museen, keine Kirchen', 'churches'],
  ['berlin', 'Wir wollen nicht ins Museum', 'museums'],
  ['vienna', 'Ohne Oper und ohne Museen, bitte', 'museums'],
  ['paris', 'Nous ne voulons pas de musées', 'museums'],
  ['paris', 'Sans croisière ni musées', 'museums'],
  ['madrid', 'Sin museos, por favor, y nada de iglesias', 'churches'],
  ['madrid', 'No queremos museos', 'museums'],
  ['madrid', 'Museos no, gracias, y nos gusta comer bien', 'museums'],
  ['rome', 'Senza musei e niente chiese', 'churches'],
  ['rome', 'Niente musei, una spiaggia', 'museums'],
  ['paris', "Nous n'aimons pas les musées ni les églises", 'museums'],
  ['lisbon', 'Sem museus e com praia', 'museums'],
  ['amsterdam', 'Geen musea of kerken, een boottocht', 'churches'],
  ['rome', 'Non vogliamo musei', 'museums'],
  ['lisbon', 'Não queremos museus, por favor', 'museums'],
  ['amsterdam', 'Geen musea en geen kerken', 'churches'],
])('%s: %s refuses %s', (town, notes, thing) => {
  expect(readFor(town, notes).refused).toContain(thing);
});

test('behind a refusal an article begins a wish', () => {
  expect(readFor('paris', 'No museums and a boat trip')).toMatchObject({
    refused: ['museums', 'museum'],
    wished: expect.arrayContaining(['a boat']),
  });
});

test('"not really into" refuses what comes behind it, not what comes before', () => {
  const { refused, wished } = readFor('hanoi', 'History museums, not really into bars.');

  expect(refused).not.toContain('museum');
  expect(refused).toContain('bar');
  expect(wished).toContain('history museums');
});
