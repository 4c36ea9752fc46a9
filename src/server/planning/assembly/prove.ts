import type { CataloguePlace, Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile, FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { waysOf } from '#server/catalogue/ways.ts';
import { hangsOnWeather, highlightsOf } from '#server/catalogue/highlights.ts';
import type { CheckFacts, PlaceFacts } from '#server/planner/check-facts.ts';
import { checkPlan } from '#server/planner/check-plan.ts';
import type { ItineraryTrip, PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import { askedFacts } from '../asked/asked-facts.ts';
import { mealsInside } from '#server/catalogue/meals-inside.ts';
import { isForSunset } from '#server/catalogue/for-sunset.ts';
import { mealHours } from '#server/catalogue/meal-hours.ts';
import { isRamadanIn } from '#server/catalogue/ramadan.ts';
import { RAINY_MONTH_MM } from './build-problem.ts';
import { tripAsTravelled } from '../day-trips/trip-as-travelled.ts';
import { ticketOf } from '../candidates/candidates.ts';
import { needsLight } from '../candidates/needs-light.ts';
import { leavesByGround } from '../days/day-windows.ts';
import { dayFacts, openingAt, spansOn, startsAt } from '../days/day-facts.ts';
import { mealUsd } from '../candidates/meal-prices.ts';
import { chiefStop, stopCount } from '../day-trips/day-trip-stops.ts';
import { dayTripPart, type DayTripPlace } from '../day-trips/day-trip-part.ts';
import { minutesOf } from '#shared/dates.ts';
import { passOf } from '../candidates/passes.ts';
import { checkedNeeds } from '../days/pace.ts';
import type { PlanBasis, PlanDraft } from './plan-draft.ts';

/** The checker's verdict on a finished plan, held against the catalogue rather than against the draft. */
export function prove(trip: ItineraryTrip, draft: PlanDraft): PlanCheck[] {
  const asked = askedFacts(draft.request, draft.wishes, draft.catalogue);

  return checkPlan(trip, { ...checkFacts(draft), asked });
}

/** The ride between a main station and the centre. */
const STATION_MINUTES = 20;

/** The world as the checker sees it. */
export function checkFacts(basis: PlanBasis): CheckFacts {
  const { request, wishes, match, planInput, journey, budget, isVegan, catalogue } = basis;
  const { destination } = match;
  const facts = new Map(planInput.facts.map((day) => [day.date, day]));
  const onDate = (date: string) => {
    const known = facts.get(date) ?? dayFacts(destination, date);

    facts.set(date, known);
    return known;
  };

  const places = new Map<string, PlaceFacts | undefined>();
  const readPlace = (id: string): PlaceFacts | undefined => {
    const part = dayTripPart(id, catalogue);
    const place = catalogue.place(part?.trip ?? id);

    if (!place) return workFacts(id, destination);
    return {
      ...placeFacts(place, basis),
      ...(part ? partFacts(part) : {}),
      openOn: (date) => spansOn(place.file, onDate(date)),
      startsOn: (date) => (place.type === 'sight' ? startsAt(place.file, onDate(date)) : []),
      openingStatus: (date) => (part ? 'assumed' : openingAt(place.file, onDate(date)).status),
      closedBecause: (date) => openingAt(place.file, onDate(date)).because,
    };
  };

  return {
    // The checker asks for a place rule by rule.
    place(id) {
      if (!places.has(id)) places.set(id, readPlace(id));
      return places.get(id);
    },
    preference: {
      travelers: request.travelers,
      interests: request.interests,
      isEcoFriendly: request.isEcoFriendly,
      isVeganFriendly: isVegan,
      isBusiness: request.tripType === 'business',
      needs: checkedNeeds(wishes),
    },
    maxUsd: budget.total,
    isPublicHoliday: (date) => onDate(date).holiday !== undefined,
    landing: journey.arrivesBy || journey.landsAfterDays ? null : (journey.landing ?? null),
    takeoff: journey.leavesBy || journey.leavesBeforeDays ? null : (journey.takeOff ?? null),
    transfer: transferOf(journey.byTrain === true, basis),
    transferBack: transferOf(leavesByGround(journey), basis),
    mealHours: mealHours(destination.country),
    sunsetDinner: (date) => isRamadanIn(destination.country, date),
    rainyMonth: (date) => onDate(date).rainMm >= RAINY_MONTH_MM,
    wayBetween: waysOf(destination),
    daylight: (date) => [onDate(date).sunrise, onDate(date).sunset],
  };
}

function transferOf(
  byGround: boolean,
  { journey, match: { destination } }: PlanBasis,
): NonNullable<CheckFacts['transfer']> {
  return byGround
    ? { minutes: STATION_MINUTES, by: 'train' }
    : {
        minutes: destination.airports[0]?.minutes ?? 30,
        by: journey.isLong ? 'long flight' : 'plane',
      };
}

function placeFacts(
  place: CataloguePlace,
  { catalogue, wishes }: PlanBasis,
): Omit<PlaceFacts, 'openOn'> {
  const { file, id, destination } = place;
  const base = { id, name: file.name, lat: file.lat, lon: file.lon };

  if (place.type === 'food') return { ...base, ...tableFacts(place.file) };

  const isSight = place.type === 'sight';
  const paid = isSight
    ? place.file
    : tripAsTravelled(place.file, wishes, { destination, catalogue });
  const isShared = isSight && passOf(place.file, { destination, catalogue }) !== undefined;

  return {
    ...base,
    kind: isSight ? place.file.kind : 'day-trip',
    indoor: isSight && place.file.indoor,
    daylight: isSight && needsLight(place.file),
    interests: place.file.interests,
    vegan: false,
    isMeal: false,
    ...(isSight ? sightFacts(place, catalogue) : tripFacts(place.file)),
    priceUsd: isShared ? null : (ticketOf(paid, { destination, catalogue })?.usd ?? null),
  };
}

function tableFacts({ kind, priceLevel, vegan, style, meals }: FoodFile) {
  return {
    kind,
    indoor: kind !== 'food-market',
    daylight: false,
    interests: [],
    vegan: vegan !== 'none',
    isMeal: true,
    priceUsd: mealUsd(priceLevel),
    ...(style ? { style } : {}),
    ...(meals ? { meals } : {}),
  };
}

/** How many stops a day trip has, and when the last ride back leaves. */
function tripFacts(trip: DayTripFile): Partial<PlaceFacts> {
  const { lastBack } = trip;

  return {
    stopCount: stopCount(trip),
    chiefStop: chiefStop(trip),
    ...(lastBack === undefined ? {} : { lastBack: minutesOf(lastBack) }),
  };
}

/** A later stop of a day trip: named by itself, and paid with the trip. */
function partFacts({ trip, number, stop }: DayTripPlace): Partial<PlaceFacts> {
  return { ...stop, priceUsd: null, partOf: { trip, number } };
}

/** What decides when a sight makes sense and how it is paid. A ticket for several places is rule 12's matter. */
function sightFacts(
  { id, file, destination }: Extract<CataloguePlace, { type: 'sight' }>,
  catalogue: PlanBasis['catalogue'],
): Partial<PlaceFacts> {
  const ticket = passOf(file, { destination, catalogue });

  return {
    ...(ticket ? { ticket } : {}),
    ...(file.endsAt ? { endsAt: file.endsAt } : {}),
    ...(file.pickUp ? { isPickedUp: true } : {}),
    ...(file.timedEntry ? { timedEntry: true } : {}),
    ...(file.lastEntry === undefined ? {} : { lastEntry: file.lastEntry }),
    ...(file.best ? { best: file.best } : {}),
    ...(mealsInside(file).length > 0 ? { includes: mealsInside(file) } : {}),
    isForSunset: isForSunset(file),
    isHighlight: highlightsOf(destination).has(id),
    hangsOnWeather: hangsOnWeather(file),
  };
}

function workFacts(id: string, destination: Destination): PlaceFacts | undefined {
  const file = destination.business.find((place) => `${destination.id}/${place.id}` === id);

  return (
    file && {
      id,
      name: file.name,
      lat: file.lat,
      lon: file.lon,
      kind: file.kind,
      indoor: true,
      daylight: false,
      interests: [],
      vegan: false,
      isMeal: false,
      priceUsd: null,
      openOn: () => [[0, 24 * 60]],
    }
  );
}
