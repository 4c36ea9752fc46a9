import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import { daysBetween, monthOf, parseDuration } from '#shared/dates.ts';
import { formatMoneyRange } from '#shared/money.ts';
import type { ItineraryTrip, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { askedDetails } from '../asked/asked-details.ts';
import { countedUsd } from '../asked/counted-costs.ts';
import { askedFacts } from '../asked/asked-facts.ts';
import { askedOutcomes, unmetFirst, unmetSentences } from '../asked/asked-outcomes.ts';
import { spansOn } from '../days/day-facts.ts';
import { assembleDay } from './assemble-day.ts';
import { breakfasts } from './breakfast.ts';
import { diningOptions } from './dining-options.ts';
import { withRests } from './rest-of-day.ts';
import type { PlanIndex } from './plan-index.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import { type LocalWords, localWords } from './local-words.ts';
import { sentences } from '../candidates/place-words.ts';
import { routeCosts, tripCosts } from './plan-costs.ts';
import { isDayTrip } from '../day-trips/is-day-trip.ts';
import type { PlanDraft } from './plan-draft.ts';
import { withRoutes } from './settled-routes.ts';
import { settleTickets } from './settle-tickets.ts';
import { toldOnce } from './told-once.ts';
import { passPayments } from '../candidates/passes.ts';
import { planWarnings } from './plan-warnings.ts';
import { refusedThings } from '../themes/refused-things.ts';
import { type Company, speaksOfRefused } from '../told/for-whom.ts';
import { companyOf } from '../told/told-of.ts';
import { withoutRefused } from '../told/without-refused.ts';
import { warmed } from './warmed.ts';
import { stayPoint } from './stay-point.ts';
import { weatherWords } from './weather-words.ts';
import { otherWishes } from '../understanding/other-wishes.ts';
import { wishOutcomes } from '../understanding/wish-outcomes.ts';

/** The finished plan as the JSON that people and programs read; `checks` are filled in by the checker. */
export function assembleTrip(bare: PlanDraft): ItineraryTrip {
  const { draft, index } = rested(bare);
  const { catalogue, request, match, planInput, budget, solution } = draft;
  const { destination } = match;
  const costs = dayCosts(draft, index);
  const days = planInput.frames.map((_, day) => {
    const route = solution.routes[draft.built.dayIndexes.indexOf(day)];

    return assembleDay(draft, index, { day, route, costs: costs[day] ?? NO_COSTS });
  });
  const itinerary = warmed(draft, toldOnce(settleTickets(days, catalogue)));
  const nights = daysBetween(request.departureDate, request.returnDate);
  const total = tripCosts(budget, costs);
  const named = askedOutcomes(askedFacts(request, draft.wishes, catalogue), {
    destination,
    catalogue,
    days: itinerary,
    total: countedUsd(total, askedDetails(request).limitWithout),
    isOpen: (id) => isOpenIn(draft, id),
    refused: refusedThings(request, catalogue),
  });

  const company = companyOf(draft);
  const asked = unmetFirst([...named, ...otherWishes(draft, itinerary)]);

  return {
    preferenceId: request.id,
    generatedBy: 'built-in planner',
    destination: destinationOf(draft, company),
    tripInfo: {
      duration: `${nights + 1} days`,
      startDate: request.departureDate,
      endDate: request.returnDate,
      totalBudget: budget.total,
      dailyBudget: budget.daily,
      budget: request.budget,
      travelers: request.travelers,
      isBusiness: request.tripType === 'business',
    },
    weather: weatherWords(destination, monthOf(request.departureDate)),
    ...withFitNotes(localWords(destination, catalogue), company),
    activities: listActivities(draft, index, itinerary),
    itinerary,
    accommodation: stayPoint(draft),
    diningOptions: diningOptions(draft, itinerary),
    flights: { outbound: [], return: [] },
    budgetHotels: budgetHotels(draft),
    checks: [],
    // Before the ways: what the stops bring, and the most they could with ways like these.
    score: Math.round((solution.score + solution.travelCost) * 10) / 10,
    // Worked out once it is asked for: a plan that fails the checker gives way without.
    get bound() {
      return Math.round((solution.bound + solution.travelCost) * 10) / 10;
    },
    warnings: [...unmetSentences(asked), ...planWarnings(draft, itinerary)],
    costs: total,
    reasons: match.reasons
      .map((reason) => withoutRefused(sentences([reason]), company))
      .filter(Boolean),
    wishes: wishOutcomes(draft, itinerary),
    asked,
    amadeusCodes: airportCodes(draft),
  };
}

function airportCodes({ request, match }: PlanDraft): ItineraryTrip['amadeusCodes'] {
  return {
    ...(request.homeAirport ? { origin: request.homeAirport } : {}),
    destination: match.destination.airports[0]?.iata ?? '',
  };
}

/** Whether a sight or a day trip is open at any hour of the trip; the plan may have done without the trip. */
export function isOpenIn({ planInput, match: { destination } }: PlanDraft, id: string): boolean {
  const trip = destination.dayTrips.find((one) => globalPlaceId(destination.id, one.id) === id);

  if (trip) return planInput.facts.some((day) => spansOn(trip, day).length > 0);
  return planInput.candidates.some(
    (one) => one.id === id && one.open.some((spans) => spans.length > 0),
  );
}

/** Customs that the party has a use for. */
function withFitNotes(words: LocalWords, company: Company): LocalWords {
  return {
    ...words,
    culturalNotes: words.culturalNotes.filter((note) => !speaksOfRefused(note, company)),
  };
}

function destinationOf(
  { catalogue, match }: PlanDraft,
  company: Company,
): ItineraryTrip['destination'] {
  const { id, name, country, description, imageKeywords, scene, lat, lon, timeZone } =
    match.destination;

  return {
    id,
    name,
    country: catalogue.country(country)?.name ?? country,
    description: withoutRefused(description, company) || description,
    imagePrompt: [...imageKeywords, ...scene].join(', '),
    lat,
    lon,
    timeZone,
  };
}

export const NO_COSTS = { food: 0, activities: 0, transport: 0 };

/** A draft whose routes hold their rests before dinner, and its parts by their ids. */
export function rested(bare: PlanDraft): { draft: PlanDraft; index: PlanIndex } {
  const index = indexOf(bare);
  const { routes, rests } = withRests(bare, index);
  const draft = { ...bare, solution: withRoutes(bare.solution, routes) };

  return { draft, index: { ...index, rests, breakfasts: breakfasts(draft, index) } };
}

function indexOf({ planInput }: PlanDraft): PlanIndex {
  return {
    sights: new Map(planInput.candidates.map((one) => [one.id, one])),
    restaurants: new Map(planInput.restaurants.map((one) => [one.id, one])),
    ownChoiceMeals: new Map(planInput.ownChoiceMeals.map((one) => [one.id, one])),
  };
}

function dayCosts(
  { planInput, built, solution, request }: PlanDraft,
  { sights, restaurants, ownChoiceMeals }: PlanIndex,
) {
  const payments = passPayments(
    solution.routes.flatMap(({ stops }, day) =>
      stops.flatMap(({ id }) => {
        const pass = sights.get(id)?.pass;

        return pass ? [{ id, day: String(day), pass }] : [];
      }),
    ),
  );
  const usdOf = (id: string) => {
    const sight = sights.get(id);

    if (sight?.pass) return (payments.get(id)?.usd ?? 0) * request.travelers;
    return priceOf(id) - lunchOf(id);
  };
  const lunchOf = (id: string) => (sights.get(id)?.lunch?.usdPerPerson ?? 0) * request.travelers;
  const priceOf = (id: string) =>
    sights.get(id)?.visit.usd ??
    restaurants.get(id)?.meal.usd ??
    ownChoiceMeals.get(id)?.meal.usd ??
    0;

  return planInput.frames.map((_, day) => {
    const route = solution.routes[built.dayIndexes.indexOf(day)];

    if (!route) return NO_COSTS;
    const costs = routeCosts(route, usdOf);
    const lunch = route.stops.reduce((sum, { id }) => sum + lunchOf(id), 0);

    return { ...costs, food: costs.food + lunch };
  });
}

/** The sights of the plan in the order they come, with minutes and the price for one person. */
function listActivities(
  draft: PlanDraft,
  { sights }: PlanIndex,
  days: readonly PlannedDay[],
): ItineraryTrip['activities'] {
  return days.flatMap((day) =>
    day.activities.flatMap(({ kind, place, category, description, duration }) => {
      // A break beside a sight is no visit to it.
      const sight = kind === 'free' ? undefined : place && sights.get(place.id);

      return sight
        ? [
            {
              name: sight.file.name,
              category,
              description: description ?? '',
              duration: isDayTrip(sight)
                ? sight.visit.minutes
                : (parseDuration(duration) ?? sight.visit.minutes),
              price: Math.round(sight.ticket?.usd ?? 0),
            },
          ]
        : [];
    }),
  );
}

/** Lower-priced stays to compare with, as estimates; none where we know none by name. */
function budgetHotels({ match }: PlanDraft): ItineraryTrip['budgetHotels'] {
  if (isOffCatalogue(match.destination.id)) return [];
  return match.destination.stays
    .filter((stay) => stay.level === 'budget' || stay.level === 'moderate')
    .toSorted((a, b) => a.usd[0] - b.usd[0])
    .slice(0, 6)
    .map((stay) => ({
      id: `${match.destination.id}/${stay.id}`,
      name: stay.name,
      type: stay.kind,
      area: stay.area,
      pricePerNight: Math.round((stay.usd[0] + stay.usd[1]) / 2),
      currency: 'USD',
      priceRange: formatMoneyRange(stay.usd[0], stay.usd[1]),
      ...(stay.stars ? { stars: stay.stars } : {}),
      label: 'Estimate',
    }));
}
