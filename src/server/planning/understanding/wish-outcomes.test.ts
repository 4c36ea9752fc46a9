import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { WishOutcome } from '#shared/generation/generated-trip.schema.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { prove } from '../assembly/prove.ts';

const world = { catalogue: loadCatalogue(), prove, rounds: 120 };

const plan = (additionalPreferences: string, changes: Partial<PlanRequest> = {}) =>
  generateTrip(
    buildRequest({ additionalPreferences, returnDate: '2027-05-05', ...changes }),
    world,
  );

function told(additionalPreferences: string, changes?: Partial<PlanRequest>): WishOutcome[] {
  return plan(additionalPreferences, changes).wishes ?? [];
}

describe('what came of the notes', () => {
  test.each<[string, string, WishOutcome['state'], RegExp]>([
    ['To Lisbon.', 'To Lisbon', 'kept', /That's where this plan goes/],
    ['To Lisbon, not to Rome.', 'Not to Rome', 'kept', /Left out/],
    ['To Rome, no museums.', 'Avoiding museums', 'kept', /Left out/],
    ['To Rome, and we love parks.', 'Wanting parks', 'kept', /[A-Z]/],
    [
      'To Vienna with some volcanoes.',
      'Scenery: volcano',
      'missed',
      /^No stop of this plan has it/,
    ],
    ['To Dubai, and we want snow.', 'Snow', 'missed', /Highs are usually around \d\d °C/],
    ['To Lisbon, we are vegan.', 'Vegan', 'kept', /Every meal/],
    ['To Lisbon, nothing rushed, take it slow.', 'A slow pace', 'kept', /At most .* a day/],
    ['To Lisbon, we like to sleep in.', 'No early mornings', 'kept', /starts before 1\d:\d\d/],
    ['To Lisbon, max 4 hours flight.', 'Flights up to 4 hours', 'partly', /home airport/],
    [
      'To Copenhagen, one Michelin dinner.',
      'Michelin dinner',
      'partly',
      /don't know of a star there/,
    ],
    ['To Venice, I use a wheelchair.', 'Step-free for a wheelchair', 'partly', /Good to know/],
  ])('%s', (notes, text, state, detail) => {
    const outcome = told(notes).find((one) => one.text === text);

    expect(outcome).toMatchObject({ state, detail: expect.stringMatching(detail) });
  });

  test('a star is told only of a table that has one', () => {
    const dinner = told('To Utrecht, one Michelin dinner.', { returnDate: '2027-05-08' });

    expect(dinner).toContainEqual({
      text: 'Michelin dinner',
      state: 'kept',
      detail: expect.stringMatching(/^Day \d: a festive dinner at Restaurant (?:Karel 5|Maeve)\.$/),
    });
  });

  test('a must-see is told with its day, and one elsewhere with where it lies', () => {
    const trip = plan('Lisbon. We must see Belém Tower and the Alhambra.', {
      destinations: 'Lisbon',
    });
    const [tower, alhambra] = (trip.wishes ?? []).filter(({ text }) => text.startsWith('Must see'));

    expect(tower).toMatchObject({
      state: 'kept',
      detail: expect.stringMatching(/^Day \d at \d\d:\d\d/),
    });
    expect(alhambra).toMatchObject({ state: 'missed', detail: 'It’s in Granada.' });
    expect(trip.warnings.join(' ')).toContain("not in this plan. It's in Granada.");
  });

  test('of alternatives only those are told that came to something', () => {
    const texts = told('Somewhere in Scandinavia.').map(({ text }) => text);

    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/^In (Norway|Sweden|Denmark|Finland|Iceland)$/);
  });

  test('notes that say nothing bring no card', () => {
    expect(told('')).toEqual([]);
    expect(told('xyz 123')).toEqual([]);
  });
});
