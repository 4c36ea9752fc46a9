import type { Ride } from './planned-day.ts';
import { ridePrice, type Submission } from './submission.ts';

const SEATS = { 'self-driving': 5, taxi: 4 };

/**
 * What a plan costs for all people: flights and meals per person, drives per car, stays per room and night.
 * What the reference does not know costs nothing here; another rule refuses it.
 */
export function totalCost({ query, reference, days }: Submission): number {
  const people = query.people_number;
  let total = 0;

  for (const [index, day] of days.entries()) {
    const stay = day.stay && reference.stays.get(day.stay.key);

    if (day.ride) {
      const price = ridePrice(reference, day.ride, query.dates[index] ?? '') ?? 0;
      total += price * unitsOf(day.ride, people);
    }
    for (const meal of day.meals)
      total += (reference.restaurants.get(meal.key)?.cost ?? 0) * people;
    if (stay) total += stay.price * Math.ceil(people / stay.maximumOccupancy);
  }
  return total;
}

/** How many tickets or cars the people need. */
function unitsOf(ride: Ride, people: number): number {
  if (ride.kind === 'flight' || ride.kind === 'unreadable') return people;
  return Math.ceil(people / SEATS[ride.kind]);
}
