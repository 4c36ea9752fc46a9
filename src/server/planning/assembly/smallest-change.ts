import { addDays, daysBetween, formatDay } from '#shared/dates.ts';
import { MAX_TRIP_DAYS } from '#shared/preferences/preference.schema.ts';
import { BUDGET_OPTIONS } from '#shared/preferences/options.ts';
import type { PlanRequest } from './plan-request.ts';

type Change = { text: string; request: PlanRequest };

/** How many changes are tried at most; each trial is a whole plan. */
const MAX_TRIALS = 14;

/**
 * What to tell a traveller whose trip cannot be planned: why, and the smallest change that works, found by
 * planning each changed request in turn, from the least change to the greatest.
 */
export function smallestChange(
  request: PlanRequest,
  reason: string,
  works: (request: PlanRequest) => boolean,
): string {
  const change = changesOf(request)
    .slice(0, MAX_TRIALS)
    .find((one) => works(one.request));
  const why = reason.replace(/\.?$/, '.');

  return change
    ? `${why} ${change.text}, and it works.`
    : `${why} Change the dates, the budget or the notes and try again.`;
}

/** Changes that a traveller could accept, the smallest first. */
function changesOf(request: PlanRequest): Change[] {
  return [
    ...longer(request, 1),
    ...withoutSentence(request),
    ...moved(request, 1),
    ...costlier(request, 1),
    ...moved(request, 7),
    ...longer(request, 2),
    ...withoutVegan(request),
    ...costlier(request, 2),
    ...moved(request, 30),
    ...withoutNotes(request),
    ...costlier(request, 3),
  ];
}

function longer(request: PlanRequest, days: number): Change[] {
  const returnDate = addDays(request.returnDate, days);

  if (daysBetween(request.departureDate, returnDate) >= MAX_TRIP_DAYS) return [];
  return [
    {
      text: `Return ${days === 1 ? 'a day' : `${days} days`} later, on ${formatDay(returnDate)}`,
      request: { ...request, returnDate },
    },
  ];
}

function moved(request: PlanRequest, days: number): Change[] {
  const departureDate = addDays(request.departureDate, days);

  return [
    {
      text: `Leave on ${formatDay(departureDate)} instead`,
      request: { ...request, departureDate, returnDate: addDays(request.returnDate, days) },
    },
  ];
}

function costlier(request: PlanRequest, steps: number): Change[] {
  const at = BUDGET_OPTIONS.findIndex((option) => option === request.budget);
  const budget = BUDGET_OPTIONS[at + steps];

  return budget && at >= 0
    ? [{ text: `Choose the budget ${budget}`, request: { ...request, budget } }]
    : [];
}

/** Each sentence of the notes left out by itself, so that one impossible wish can be named. */
function withoutSentence(request: PlanRequest): Change[] {
  const sentences = request.additionalPreferences
    .split(/(?<=[.;!?\n])/)
    .map((text) => text.trim())
    .filter(Boolean);

  if (sentences.length < 2) return [];
  return sentences.slice(0, 5).map((sentence, index) => ({
    text: `Leave out "${sentence.replace(/[.;!?]+$/, '').slice(0, 80)}"`,
    request: {
      ...request,
      additionalPreferences: sentences.filter((_, other) => other !== index).join(' '),
    },
  }));
}

function withoutNotes(request: PlanRequest): Change[] {
  if (request.additionalPreferences.trim() === '') return [];
  return [{ text: 'Leave your notes out', request: { ...request, additionalPreferences: '' } }];
}

function withoutVegan(request: PlanRequest): Change[] {
  if (!request.isVeganFriendly) return [];
  return [{ text: 'Switch vegan-friendly off', request: { ...request, isVeganFriendly: false } }];
}
