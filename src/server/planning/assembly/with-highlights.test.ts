import { expect, test } from 'vitest';
import { PlanningError } from '#server/planner/planning-error.ts';
import type { PlanInput } from './build-problem.ts';
import { isRoomFound, unseenHighlights, withHighlights } from './with-highlights.ts';

const APPEALS = { palace: 99, cathedral: 97, square: 96, park: 60 };
const OPEN = [[540, 1200]];
const places = Object.entries(APPEALS).map(([id, appeal]) => ({
  id,
  name: id,
  appeal,
  minutes: 90,
  hours: 'Mo-Su 09:00-20:00',
}));
const offered = places.map((file) => ({
  id: `town/${file.id}`,
  file,
  visit: { minutes: 120, strong: 0.9, spans: [OPEN, OPEN, OPEN, []] },
}));
const planInput = {
  destination: { id: 'town', places },
  frames: ['Arrival Day', 'Full Day', 'Full Day', 'Departure Day'].map((kind) => ({ kind })),
  // As the suggested days have them: each on one day.
  candidates: offered.map((one) => ({
    ...one,
    visit: { ...one.visit, spans: [[], OPEN, [], []] },
    otherwise: { value: 1, spans: [] },
  })),
} as unknown as PlanInput;
const basis = {
  planInput,
  offered: planInput.candidates.map((one, i) => ({ ...one, ...offered[i] })),
};
const planOf = (...ids: string[]) =>
  ({ solution: { routes: [{ stops: ids.map((id) => ({ id: `town/${id}` })) }] } }) as never as {
    solution: { routes: [] };
  };
const musts = ({ candidates }: PlanInput) =>
  candidates.filter(({ visit }) => visit.mandatory).map(({ id }) => id.slice(5));

test.each<[string, string[], string[]]>([
  ['all three are there', ['palace', 'cathedral', 'square'], []],
  ['the second is not', ['palace', 'square', 'park'], ['cathedral']],
  ['the best comes first', ['square'], ['palace', 'cathedral']],
])('what a place is known for and a plan leaves out: %s', (_, planned, missing) => {
  const { routes } = planOf(...planned).solution;

  expect(unseenHighlights(planInput, routes).map(({ file }) => file.name)).toEqual(missing);
  expect(unseenHighlights({ ...planInput, frames: planInput.frames.slice(2) }, routes)).toEqual([]);
});

test('what was left out is held on any full day, for no longer than it takes, beside what was planned', () => {
  const held = withHighlights(planOf('palace', 'square'), basis as never, (input) => {
    const visit = input.candidates[1]?.visit;

    expect(musts(input)).toEqual(['palace', 'cathedral', 'square']);
    expect(visit).toMatchObject({ minutes: 90, spans: [[], OPEN, OPEN, []] });
    return planOf('palace', 'cathedral', 'square');
  });

  expect(held).toEqual(planOf('palace', 'cathedral', 'square'));
});

test('where the days do not hold all of it, they hold the best of it', () => {
  const held = withHighlights(planOf('park'), basis as never, (input) => {
    if (musts(input).length > 2) throw new PlanningError('mandatory-infeasible', 'no room');
    return planOf(...musts(input));
  });

  expect(held).toEqual(planOf('palace', 'cathedral'));
});

test('a note that there was no room goes once the days hold the sight', () => {
  const note = 'No room for cathedral: other stops fill its opening hours on these days.';

  expect(isRoomFound(note, ['palace', 'cathedral'])).toBe(true);
  expect(isRoomFound(note, ['palace'])).toBe(false);
});
