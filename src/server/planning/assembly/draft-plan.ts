import type { PlanFault } from '#server/planner/problem.ts';
import { PlanningError } from '#server/planner/planning-error.ts';
import { daysBetween } from '#shared/dates.ts';
import { askedDetails } from '../asked/asked-details.ts';
import { type Budget, splitBudget, transfersOf } from './budget.ts';
import type { PlanInput } from './build-problem.ts';
import type { StayChoice } from '../candidates/choose-stay.ts';
import { nearOnArrival } from '../candidates/arrival-dinner.ts';
import { seatedOnArrival } from '../candidates/meal-on-arrival.ts';
import { offTheLastDay } from '../candidates/last-day.ts';
import { nearInEvening } from '../candidates/near-in-evening.ts';
import { nearOnTravelDays } from '../candidates/travel-days.ts';
import { partyOf, unlessForOthers } from '../candidates/for-others.ts';
import { onPassDays } from '../candidates/pass-days.ts';
import type { OwnChoiceMeal } from '../candidates/own-choice-meals.ts';
import { wishedUsd } from '../candidates/wished-usd.ts';
import { planInputFor, type DestinationInput } from './planning-input.ts';
import type { PlanDraft } from './plan-draft.ts';
import { type Effort, solvePlanInput } from './solve-plan-input.ts';
import { plannedDays } from './planned-days.ts';
import { withAppointments } from './with-appointments.ts';
import { withHighlights } from './with-highlights.ts';
import { withMealsSetAside, withWishesSetAside } from './set-aside.ts';

/**
 * Lays the days out from one stay. Meals of one's own choice come in only when the restaurants we know cannot serve
 * every meal. Throws a PlanningError when no plan holds; undefined when the money does not reach.
 */
export function draftPlan(
  base: DestinationInput,
  stay: StayChoice,
  effort: Effort = {},
): PlanDraft | undefined {
  const { request, match, level } = base;
  const nights = Math.max(1, daysBetween(request.departureDate, request.returnDate));
  const budget = splitBudget(
    level,
    { travelers: request.travelers, nights },
    {
      destination: match.destination,
      nightly: stay.nightly,
      flightPerPerson: match.flight.usdPerPerson,
      transfersPerPerson: transfersOf(match.destination, base.journey, request),
      limitUsd: request.isLimitSetAside ? undefined : askedDetails(request).limitUsd,
      limitWithout: askedDetails(request).limitWithout,
      wishedUsd: wishedUsd(base),
    },
  );

  if (budget.days <= 0) return undefined;
  const planInput = planInputFor(base, stay, budget.days);

  const appointments = request.areAppointmentsSetAside ? [] : askedDetails(request).appointments;

  return withAppointments(planInput, appointments, (timed, isWhole) =>
    withWishesSetAside(timed, [...(request.include ?? []), ...comesFirst(base, isWhole)], (open) =>
      withMealsSetAside(open, (seated) =>
        draftPlanInput(base, { budget, planInput: seated, effort }),
      ),
    ),
  );
}

/** Sights that were asked for by name, as long as rests or day trips that nobody asked for may give way to them. */
function comesFirst(
  { wishes, dayTrips, match, withFewerDayTrips, givenUp = [] }: DestinationInput,
  isWhole: boolean,
): string[] {
  const wanted = wishes.places.wanted.filter((id) => !givenUp.includes(id));

  if (isWhole) return wanted;
  const isUnasked = dayTrips.some(({ id }) => !wanted.includes(`${match.destination.id}/${id}`));

  return withFewerDayTrips && isUnasked ? wanted : [];
}

/** A plan that keeps the best off the last day, far sights off the days of coming and going, and uses passes well; where none holds, without that. */
function draftPlanInput(
  base: DestinationInput,
  { budget, planInput, effort }: { budget: Budget; planInput: PlanInput; effort: Effort },
): PlanDraft {
  const { frames } = planInput;
  const kept = keptInGoodTime(base, planInput);
  const planned = (one: PlanInput) =>
    withOwnChoice(base, {
      budget,
      planInput: { ...one, candidates: onPassDays(one.candidates, frames) },
      effort,
    });

  try {
    return withHighlights(
      planned(kept),
      { planInput: kept, offered: planInput.candidates },
      planned,
    );
  } catch (error) {
    if (!(error instanceof PlanningError) || error.fault !== 'mandatory-infeasible') throw error;
  }
  return withOwnChoice(base, { budget, planInput, effort });
}

function keptInGoodTime(base: DestinationInput, planInput: PlanInput): PlanInput {
  const { stay, travel, frames, interests } = planInput;
  const from = { stay: stay.stay, travel };
  const candidates = unlessForOthers(planInput.candidates, partyOf(base.wishes, interests));
  const timely = offTheLastDay(candidates, frames, base.match.destination);
  const near = nearInEvening(nearOnTravelDays(timely, frames, from), frames, from);

  return {
    ...planInput,
    restaurants: nearOnArrival(seatedOnArrival(planInput.restaurants, frames, base), frames, {
      ...from,
      festive: planInput.festive?.day,
    }),
    candidates: near,
  };
}

/**
 * A plan with known restaurants alone, else with meals of one's own choice as well: first for the meals alone that
 * found no seat, then for any.
 */
function withOwnChoice(
  base: DestinationInput,
  { budget, planInput, effort }: { budget: Budget; planInput: PlanInput; effort: Effort },
): PlanDraft {
  const unseated = new Set<string>();

  for (let attempt = 0; attempt <= MOST_UNSEATED; attempt += 1) {
    const ownChoiceMeals = unseated.size > 0 ? ownChoiceMealsFor(planInput, unseated) : [];
    const always = planInput.ownChoiceMeals.filter(isOfferedAlways);

    try {
      return solvePlanInput(base, {
        budget,
        planInput: { ...planInput, ownChoiceMeals: [...always, ...ownChoiceMeals] },
        effort,
      });
    } catch (error) {
      if (!(error instanceof PlanningError) || !WANTS_OWN_CHOICE.has(error.fault)) throw error;
      // A sight far from all tables is seen with a meal of one's own choice beside it.
      if (error.fault === 'mandatory-infeasible') break;
      const before = unseated.size;

      for (const { meal, day } of error.meals)
        unseated.add(mealKey(meal, plannedDays(planInput.frames)[day] ?? -1));
      if (unseated.size === before) break;
    }
  }
  return solvePlanInput(base, { budget, planInput, effort });
}

/** So many times a plan is tried anew for meals that still find no seat. */
const MOST_UNSEATED = 3;

const mealKey = (meal: string, day: number) => `${meal} ${day}`;

/** Meals of one's own choice for these meals alone. */
function ownChoiceMealsFor(
  { ownChoiceMeals }: PlanInput,
  unseated: ReadonlySet<string>,
): OwnChoiceMeal[] {
  return ownChoiceMeals
    .filter((choice) => !isOfferedAlways(choice))
    .map((choice) => ({
      ...choice,
      meal: {
        ...choice.meal,
        spans: choice.meal.spans.map((spans, day) =>
          unseated.has(mealKey(choice.kind, day)) ? spans : [],
        ),
      },
    }))
    .filter(({ meal }) => meal.spans.some((spans) => spans.length > 0));
}

/** What a plan without meals of one's own choice can fail for. */
const WANTS_OWN_CHOICE: ReadonlySet<PlanFault> = new Set([
  'meal-infeasible',
  'no-candidates',
  'mandatory-infeasible',
]);

/** Lunch beside the desk, and far from all restaurants, is had wherever it is near. */
function isOfferedAlways({ isOffered }: OwnChoiceMeal): boolean {
  return isOffered === true;
}
