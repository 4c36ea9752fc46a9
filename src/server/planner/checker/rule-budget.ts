import { isWarnedOf, type StopView, type TripView } from './trip-view.ts';

/** Whole dollars per part, and prices converted at the catalogue's rates. */
const DOLLAR_SLACK = 1;
const RATE_SLACK = 0.02;

/** Rule 7: the costs are true, within the budget level, and each chosen interest is met. */
export function checkBudget(view: TripView): string[] {
  return [...priceFaults(view), ...costFaults(view), ...unmetInterests(view)];
}

/** A stated price is the catalogue's price; a place that costs something is not called free. */
function priceFaults({ days }: TripView): string[] {
  return days.flatMap(({ label, stops }) =>
    stops.flatMap(({ name, place, facts, activity }) => {
      const known = facts?.priceUsd;

      if (known === null || known === undefined || activity.kind === 'work') return [];
      const stated = place.price?.usd ?? 0;

      return Math.abs(stated - known) > Math.max(DOLLAR_SLACK, known * RATE_SLACK)
        ? [`${label}, ${name}: is said to cost $${stated}, but costs $${known}`]
        : [];
    }),
  );
}

function costFaults({ days, trip, facts }: TripView): string[] {
  const { flights, stay, food, activities, transport, total } = trip.costs;
  const sum = flights + stay + food + activities + transport;
  const stops = days.flatMap((day) => day.stops);
  const meals = partyUsd(
    stops.filter(({ activity }) => activity.kind === 'meal'),
    facts.preference.travelers,
  );
  const visits = partyUsd(
    stops.filter(({ activity }) => activity.kind === 'stop'),
    facts.preference.travelers,
  );
  const slack = DOLLAR_SLACK * Math.max(1, days.length) + (meals + visits) * RATE_SLACK;
  const faults: string[] = [];

  if (![flights, stay, food, activities, transport].every((part) => part >= 0))
    faults.push('The costs hold a negative part');
  if (!(Math.abs(sum - total) <= 5 * DOLLAR_SLACK))
    faults.push(`The costs sum to $${sum}, not to $${total}`);
  if (activities + slack < visits)
    faults.push(`The visits cost $${Math.round(visits)}, not $${activities}`);
  if (food + slack < meals) faults.push(`The meals cost $${Math.round(meals)}, not $${food}`);
  if (!(total <= facts.maxUsd))
    faults.push(`The trip costs $${total}, and the budget allows $${Math.round(facts.maxUsd)}`);
  for (const { label, day, stops: own } of days) {
    const least = partyUsd(own, facts.preference.travelers);

    if (day.cost + DOLLAR_SLACK * 2 + least * RATE_SLACK < least) {
      faults.push(`${label}: its stops cost $${Math.round(least)}, not $${day.cost}`);
    }
  }
  return faults;
}

/** What the stops cost the party, by the catalogue's prices, else by the plan's own. */
function partyUsd(stops: readonly StopView[], travelers: number): number {
  return stops
    .filter(({ activity }) => activity.kind !== 'work')
    .reduce(
      (sum, { facts, place }) => sum + (facts?.priceUsd ?? place.price?.usd ?? 0) * travelers,
      0,
    );
}

function unmetInterests(view: TripView): string[] {
  const stops = view.days.flatMap((day) => day.stops);
  const met = new Set(
    stops.flatMap(({ facts, activity }) => (facts ? facts.interests : (activity.interests ?? []))),
  );

  return view.facts.preference.interests
    .filter((interest) => !met.has(interest) && !isWarnedOf(view, interest))
    .map((interest) => `${interest}: no stop meets it, and no warning says why`);
}
