import type { Visitable } from '#server/catalogue/catalogue.ts';
import { describeMeal } from '#server/planning/diet/describe-meal.ts';
import { dinersAt } from '#server/planning/diet/diners.ts';
import { openTexts } from '#server/planning/assembly/assemble-stop.ts';
import { ticketOf } from '#server/planning/candidates/candidates.ts';
import { spansOn } from '#server/planning/days/day-facts.ts';
import { mealUsd } from '#server/planning/candidates/meal-prices.ts';
import { describeSight } from '#server/planning/candidates/place-words.ts';
import type { MealKind } from '#server/planner/problem.ts';
import type { PlaceChoice } from '#shared/trips/itinerary-edit.schema.ts';
import type { EditWorld } from './edit-world.ts';
import { stayMinutes } from './new-stop.ts';

/** What the checker says of a place where it would be. */
export type Fitness = Pick<PlaceChoice, 'fits' | 'reason'>;

/** A place of the catalogue as something to choose, with its hours on that date. */
export function toChoice(
  place: Visitable,
  { date, meal, fitness }: { date: string; meal: MealKind; fitness: Fitness },
  world: EditWorld,
): PlaceChoice {
  const { id, file } = place;

  return {
    id,
    name: file.name,
    kind: file.kind,
    lat: file.lat,
    lon: file.lon,
    why: whyOf(place, world),
    open: openTexts(spansOn(file, world.factsOn(date))),
    price: priceOf(place, world),
    minutes: stayMinutes(place, meal, world),
    ...fitness,
  };
}

function whyOf(place: Visitable, world: EditWorld): string {
  const { request, wishes } = world;

  if (place.type === 'food') return describeMeal(place.file, dinersAt(place.destination, world));
  return describeSight(place.file, {
    isEco: request.isEcoFriendly,
    needsAccess: wishes.needs.includes('wheelchair'),
  });
}

function priceOf(place: Visitable, world: EditWorld): PlaceChoice['price'] {
  const { asOf } = world.destination;

  if (place.type === 'food') {
    const usd = mealUsd(place.file.priceLevel);

    return { amount: usd, currency: 'USD', usd, asOf };
  }
  const ticket = ticketOf(place.file, world);

  return ticket && { ...ticket, asOf };
}
