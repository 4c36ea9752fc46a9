import { type Catalogue, globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { eachDay } from '#shared/dates.ts';
import { type BudgetLevel, toBudgetLevel } from '#shared/preferences/options.ts';
import type { PlanInput } from './build-problem.ts';
import { type CandidateContext, restaurants } from '../candidates/candidates.ts';
import type { StayChoice } from '../candidates/choose-stay.ts';
import { staysFor } from '../candidates/stays-for-party.ts';
import { dayFacts } from '../days/day-facts.ts';
import { chooseDayTrips } from '../day-trips/choose-day-trips.ts';
import { type MealTourDays, type TripChoice, withMealTours } from '../day-trips/meal-tours.ts';
import { assumedJourney, type Journey } from '../days/day-windows.ts';
import { isVeganParty } from '../diet/vegan-party.ts';
import { withBreakfastOnLanding } from '../days/breakfast-hours.ts';
import { dinnerBySeats } from '../days/meals-of-day.ts';
import {
  type DistantDayTrip,
  distantDayTrips,
  withDistantDayTrips,
} from '../candidates/distant-day-trips.ts';
import { fingerprint, type Match } from '../destination/match-destination.ts';
import { clearForFeast } from '../candidates/clear-for-feast.ts';
import { festiveDinnerOf, withoutOtherFeasts } from '../candidates/festive-dinner.ts';
import { ownChoiceMeals } from '../candidates/own-choice-meals.ts';
import { travelFor } from '../days/party-travel.ts';
import type { PlanRequest } from './plan-request.ts';
import { withIftar } from '../days/iftar.ts';
import { tasteOf } from '../candidates/taste.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { datedSights, withDatedTrips } from '../dated/dated-sights.ts';
import { withWordedDishes } from '../understanding/worded-dishes.ts';
import { readDatedWishes } from '../dated/read-dated-wishes.ts';
import { withoutGoals } from '../candidates/same-spot.ts';
import { sightsInMeasure } from '../candidates/sights-in-measure.ts';
import { byNamedAirport } from '../places/named-airport.ts';
import { isFirstVisit } from '../understanding/repeat-visit.ts';
import { workPlaces } from '../days/work-blocks.ts';
import { sightsInRhythm } from '../rhythm/sights-in-rhythm.ts';
import { mostADay, rhythmInWeather, tireEasily } from '../rhythm/rhythm-of-party.ts';
import { reservePasses } from '../candidates/passes.ts';
import { reasonsIn, type Theme } from '../themes/theme.ts';
import { servedEvenings } from '../candidates/shut-kitchens.ts';
import { onlyWild } from '../candidates/wild-animals.ts';
import { longDays, withWaysToEvenings } from '../days/way-to-evening.ts';
import { homeEarlyOf, withNightsOut } from '../themes/nights-out.ts';
import { withFestivals } from '../themes/festivals.ts';
import { plannedThemes } from '../themes/planned-themes.ts';
import { allTurnedDown } from '../themes/turned-down-things.ts';
import { themesInSeason, withThemedTrips } from '../themes/themed-sights.ts';
import { atOpening, earlySight } from '../candidates/at-opening.ts';
import { framesFor } from './frames-for.ts';
import { withoutLongTaxis } from '../candidates/long-taxis.ts';
import { candidatesFrom, timeAtStay } from './time-at-stay.ts';
import { markMustSees } from '../candidates/must-sees.ts';
import { greatSights } from '../candidates/own-choice.ts';

/** What stays the same while stays are tried for one destination. */
export type DestinationInput = {
  catalogue: Catalogue;
  request: PlanRequest;
  wishes: Wishes;
  match: Match;
  journey: Journey;
  level: BudgetLevel;
  isVegan: boolean;
  frames: PlanInput['frames'];
  facts: PlanInput['facts'];
  candidates: PlanInput['candidates'];
  restaurants: PlanInput['restaurants'];
  dayTrips: DayTripFile[];
  distantDayTrips: DistantDayTrip[];
  stays: StayChoice[];
  /** What the trip is made for, of the themes that were asked for. */
  reasons: readonly Theme[];
  /** Sights that were wished for, and that no day holds even without other day trips. */
  givenUp?: readonly string[];
  /** The same with fewer day trips: without those that nobody asked for, then without those that were named. */
  withFewerDayTrips?: (() => DestinationInput) | undefined;
};

/** What the input for any destination is collected from. */
export type DestinationBasis = {
  catalogue: Catalogue;
  request: PlanRequest;
  wishes: Wishes;
  /** The day trips that stay where they are, and which others may be chosen. */
  dayTrips?: TripChoice | undefined;
};

/** Collects what a plan for this destination can be made of. `journey` is assumed when no flights are chosen. */
export function destinationInput(
  asked: DestinationBasis,
  found: Match,
  journey: Journey = assumedJourney(found.flight.hours, found.flight.train !== undefined),
): DestinationInput {
  const match = byNamedAirport(found, asked.request.additionalPreferences);
  const { destination } = match;
  const base = withWordedDishes(asked, destination);
  const { request, wishes } = base;
  const level = toBudgetLevel(request.budget);
  const dates = eachDay(request.departureDate, request.returnDate);
  const facts = dates.map((date) => dayFacts(destination, date));
  const isVegan = isVeganParty(request, wishes);
  const setting = { destination, facts, level, isVegan, journey };
  const { context, sights, reasons, ...days } = daysAndSights(base, setting);
  const dayTrips = chooseDayTrips(context, {
    frames: days.frames,
    isEco: request.isEcoFriendly,
    sights,
    purposes: reasons.filter(({ isReason }) => isReason),
    taken: days.taken,
    evenings: days.evenings,
    ...choiceOf(base),
  });
  const { frames } = dayTrips;
  const fewer = days.fewer ?? (dayTrips.fewer && { ...choiceOf(base), ...dayTrips.fewer });
  const offered = withoutGoals(sights, dayTrips.candidates, destination.name);
  const timed = atOpening(offered, earlySight(sights, request.additionalPreferences), frames);
  const inReach = isFirstVisit(wishes, destination.id)
    ? markMustSees(timed, frames, wishes.rhythm?.perDay)
    : timed;
  const far = distantDayTrips(context, frames, request.isEcoFriendly);

  return {
    ...base,
    match,
    journey,
    level,
    isVegan,
    frames,
    facts,
    reasons,
    candidates: [...onlyWild(inReach, reasons), ...far.candidates],
    restaurants: [...restaurants(context), ...far.restaurants],
    dayTrips: dayTrips.trips,
    distantDayTrips: far.dayTrips,
    stays: staysFor(base, { destination, level, sights }),
    withFewerDayTrips:
      fewer && (() => destinationInput({ ...base, dayTrips: fewer }, match, journey)),
  };
}

function contextOf(
  { catalogue, request, wishes }: DestinationBasis,
  of: {
    destination: CandidateContext['destination'];
    facts: CandidateContext['days'];
    level: BudgetLevel;
    isVegan: boolean;
  },
): CandidateContext {
  return {
    destination: of.destination,
    catalogue,
    days: of.facts,
    taste: tasteOf(request, wishes, of.level),
    isVegan: of.isVegan,
    newPlaces: request.guidance?.newPlaces ?? [],
  };
}

type Offered = MealTourDays &
  Pick<DestinationInput, 'reasons'> & { context: CandidateContext; evenings: number[] };
type Setting = Parameters<typeof contextOf>[1] & { journey: Journey };

/** What there is to choose from, and the days with the evenings that are kept for a theme. */
function daysAndSights(base: DestinationBasis, { journey, ...of }: Setting): Offered {
  const { request, wishes, catalogue } = base;
  const here = { catalogue, destination: of.destination };
  const themes = themesInSeason(plannedThemes(request, wishes, here), of.facts);
  const dated = request.areDatesSetAside ? [] : readDatedWishes(request, here);
  const context = withThemedTrips(
    contextOf(base, of),
    themes,
    dated.flatMap((wish) => wish.sights),
  );
  const themed = sightsInMeasure(context, {
    notes: request.additionalPreferences,
    themes,
    avoided: allTurnedDown(request, here),
    kindShares: request.kindShares,
  });
  const dates = of.facts.map(({ date }) => date);
  const sights = withFestivals(datedSights(themed, dates, dated), wishes);
  const asked = withBreakfastOnLanding(framesFor(base, { context, journey, sights }));
  const frames = withIftar(withDatedTrips(asked, dated), of.facts);
  const occasions = (wishes.dates ?? []).map(({ date }) => date);
  const { level, destination: from } = of;
  const { isOutOfHeat } = wishes.rhythm ?? {};
  const choice = { ...choiceOf(base), from, level, occasions, isOutOfHeat };
  const tours = withMealTours({ frames, sights }, choice);
  const inRhythm = sightsInRhythm(tours.sights, tours.frames, rhythmInWeather(wishes, of.facts));
  const nights = withNightsOut(tours.frames, inRhythm, {
    themes,
    center: from,
    occasions: [...occasions, ...longDays(tours)],
    ...dinnerBySeats(of.destination, wishes),
    homeEarly: homeEarlyOf(wishes),
  });
  const evenings = withWaysToEvenings(nights, {
    from,
    before: { frames: tours.frames, sights: inRhythm },
    tiresEasily: tireEasily(wishes),
  });

  return { context, reasons: reasonsIn(themes), ...tours, ...evenings };
}

function choiceOf({ dayTrips }: DestinationBasis): TripChoice {
  return dayTrips ?? { held: [], others: 'all' };
}

/** What a meal of one's own choice is near to: the stay, that day's work, and the great sights. */
function anchorsOf(
  { candidates }: DestinationInput,
  { stay }: StayChoice,
  work: PlanInput['work'],
): Parameters<typeof ownChoiceMeals>[1] {
  return {
    ofDay: (day) => [
      stay,
      ...(work[day] && !work[day].isStay ? [{ ...work[day], isAtWork: true }] : []),
    ],
    sights: greatSights(candidates),
  };
}

/** What the days can be made of from one stay. */
export function planInputFor(base: DestinationInput, stay: StayChoice, maxUsd: number): PlanInput {
  const { request, match, wishes, level } = base;
  const { destination } = match;
  const wanted = [...wishes.places.wanted, ...(request.include ?? [])];
  const inTown = travelFor({ request, wishes, level }, base.dayTrips, {
    stay: stay.stay,
    destination,
  });
  const travel = withDistantDayTrips(inTown, base.distantDayTrips, request);
  const work = workPlaces(base.frames, request, { destination, stay: stay.stay, travel });
  const festive = festiveDinnerOf(base);
  const priced = reservePasses(candidatesFrom(base, { stay: stay.stay, travel }), {
    days: base.frames.length,
    travelers: request.travelers,
    maxUsd,
  });

  return {
    destination,
    frames: base.frames,
    facts: base.facts,
    candidates: withoutLongTaxis(clearForFeast(priced.candidates, festive, base.frames), {
      ...stay,
      travel,
      level,
      wanted,
    }),
    restaurants: withoutOtherFeasts(base.restaurants, festive, base),
    ownChoiceMeals: ownChoiceMeals(base.frames, anchorsOf(base, stay, work), {
      destination,
      level,
      travelers: request.travelers,
      isVegan: base.isVegan,
      restaurants: base.restaurants,
      mealStyle: wishes.mealStyle,
      servedEvenings: servedEvenings(stay.stay, destination, base.facts),
    }),
    distantDayTrips: base.distantDayTrips,
    stay,
    work,
    fixed: timeAtStay(base, {
      stay: stay.stay,
      travel,
      isWorkDay: (day) => work[day] !== undefined,
    }),
    perDay: mostADay(wishes),
    travel,
    interests: request.interests,
    wantedKinds: wishes.kinds.wanted,
    maxUsd: priced.maxUsd,
    festive,
    tiresEasily: tireEasily(wishes),
    isEarlyRiser: wishes.rhythm?.isEarlyRiser === true,
    seedText: `${fingerprint(request)}|${globalPlaceId(destination.id, stay.stay.id)}|${request.variant ?? 0}`,
  };
}
