import { PlanningError } from './planning-error.ts';
import type { PlanProblem, Point, Span } from './problem.ts';

/** Refuses a problem that means nothing: no days, no candidates, inverted windows, numbers that are none. */
export function validateProblem(problem: PlanProblem): void {
  if (problem.days.length === 0) throw new PlanningError('no-days', 'The trip has no days');
  validateDays(problem);
  const blocks = problem.days.some((day) => day.blocks.length > 0);

  if (problem.visits.length + problem.mealPlaces.length === 0 && !blocks) {
    throw new PlanningError('no-candidates', 'There is nothing to choose from');
  }
  validateNumbers(problem);
  for (const { id, minutes, value, usd, spans, ...visit } of problem.visits) {
    finite(id, [minutes, value, usd, ...coordinates(visit)]);
    if (minutes <= 0) throw new PlanningError('bad-input', `${id} takes no time`, { what: [id] });
    if (value < 0 || usd < 0)
      throw new PlanningError('bad-input', `${id} has a negative value or price`, { what: [id] });
    validateSpans(id, spans, problem.days.length);
  }
  for (const { id, value, usd, spans, ...place } of problem.mealPlaces) {
    finite(id, [value, usd, ...coordinates(place)]);
    if (value < 0 || usd < 0)
      throw new PlanningError('bad-input', `${id} has a negative value or price`, { what: [id] });
    validateSpans(id, spans, problem.days.length);
  }
}

function validateNumbers({ maxUsd, maxRounds, variety, seed }: PlanProblem): void {
  if (Number.isNaN(maxUsd)) throw new PlanningError('bad-input', 'The budget is not a number');
  finite('The planner', [maxRounds, seed, ...variety]);
  if (variety.some((factor, i) => factor < 0 || factor > (variety[i - 1] ?? 1))) {
    throw new PlanningError('bad-input', 'Variety factors lie between 0 and 1 and never rise');
  }
}

function validateDays({ days }: PlanProblem): void {
  for (const [
    day,
    { window, from, to, meals, blocks, maxProgramme, maxWalkKm },
  ] of days.entries()) {
    const name = `Day ${day + 1}`;

    finite(name, [...window, ...coordinates(from), ...coordinates(to), maxProgramme]);
    if (Number.isNaN(maxWalkKm))
      throw new PlanningError('bad-input', `${name} has no walking limit`, { day });
    ordered(name, window, day);
    for (const slot of meals) {
      finite(name, [...slot.window, slot.minutes]);
      ordered(`${name}, ${slot.meal}`, slot.window, day);
    }
    for (const block of blocks) {
      finite(block.id, [block.start, block.end, ...coordinates(block)]);
      ordered(`${name}, ${block.id}`, [block.start, block.end], day);
    }
  }
}

function validateSpans(id: string, spans: readonly (readonly Span[])[], days: number): void {
  for (const [day, list] of spans.entries()) {
    if (day >= days) return;
    for (const span of list) {
      finite(id, span);
      ordered(`${id} on day ${day + 1}`, span, day);
    }
  }
}

function coordinates({ lat, lon, endsAt }: Point): number[] {
  return endsAt ? [lat, lon, endsAt.lat, endsAt.lon] : [lat, lon];
}

function finite(name: string, values: readonly number[]): void {
  if (values.some((value) => !Number.isFinite(value))) {
    throw new PlanningError('bad-input', `${name} carries something that is not a number`, {
      what: [name],
    });
  }
}

function ordered(name: string, [open, close]: Span, day: number): void {
  if (close < open) {
    throw new PlanningError('window-inverted', `${name} ends before it begins`, {
      day,
      what: [name],
    });
  }
}
