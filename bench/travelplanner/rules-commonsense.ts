import { FIELDS, isBlank } from './answer.ts';
import type { NamedPlace, PlannedDay } from './planned-day.ts';
import { firstFault, ridePrice, type Fault, type Submission } from './submission.ts';

/** The eight rules that every plan must keep, whatever was asked. */
export const COMMONSENSE_RULES: Record<string, (plan: Submission) => Fault> = {
  route: routeFault,
  restaurants: ({ days }) => repeated(days.flatMap((day) => day.meals)),
  attractions: ({ days }) => repeated(days.flatMap((day) => day.attractions)),
  transport: transportFault,
  'within current city': (plan) => firstFault(plan, elsewhere),
  'in reference': (plan) => firstFault(plan, (day, index) => unknown(plan, day, index)),
  'minimum nights': minimumNightsFault,
  complete: completenessFault,
};

/**
 * A round trip from org through the asked number of cities, each visited once.
 * A city lies in dest if the reference lists its places. A day starts where the one before ended:
 * a change of city between two days is no day of travel, and would need no transport.
 */
function routeFault({ query, reference, days }: Submission): Fault {
  const nights = days.slice(0, -1).map((day) => day.to);
  const visits = nights.filter((city, index) => city !== nights[index - 1]);
  const jump = days.findIndex((day, index) => index > 0 && day.from !== days[index - 1]?.to);
  const outside = visits.find((city) => !reference.cities.has(city));

  if (days[0]?.from !== query.org) return `starts in ${days[0]?.from}, not in ${query.org}`;
  if (days.at(-1)?.to !== query.org) return `ends in ${days.at(-1)?.to}, not in ${query.org}`;
  if (jump >= 0) return `day ${jump + 1} does not start where the day before ended`;
  if (visits.includes(query.org)) return `is in ${query.org} between`;
  if (new Set(visits).size < visits.length) return `comes back to a city: ${visits.join(', ')}`;
  if (outside !== undefined) return `${outside} is not in ${query.dest}`;
  if (visits.length !== query.visiting_city_number)
    return `${visits.length} cities instead of ${query.visiting_city_number}`;
  return undefined;
}

function repeated(places: NamedPlace[]): Fault {
  const keys = places.map((place) => place.key);
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  return twice === undefined ? undefined : `${twice} twice`;
}

function transportFault({ days }: Submission): Fault {
  const kinds = new Set(days.map((day) => day.ride?.kind));

  if (!days[0]?.ride) return 'no transport on the first day';
  if (kinds.has('self-driving') && kinds.has('flight')) return 'self-driving and a flight';
  if (kinds.has('self-driving') && kinds.has('taxi')) return 'self-driving and a taxi';
  return undefined;
}

/** A ride must lead from the day's first city to its last, so a day without travel has none. */
function elsewhere({ from, to, travels, ride, meals, attractions, stay }: PlannedDay): Fault {
  const away = [...meals, ...attractions].find(({ city }) => city !== from && city !== to);
  const rideFits = !ride || ride.kind === 'unreadable' || (ride.from === from && ride.to === to);

  if (!rideFits || (ride && !travels)) return `the ride does not lead from ${from} to ${to}`;
  if (away) return `${away.key} is in another city`;
  if (stay && stay.city !== to) return `${stay.key} is not in ${to}`;
  return undefined;
}

/**
 * Names must be those of the reference, whole (the published evaluation is content with a part of a name).
 * A flight must be that day's, with its cities and times; attractions must each be ended by a semicolon.
 */
function unknown({ query, reference }: Submission, day: PlannedDay, index: number): Fault {
  const price = day.ride && ridePrice(reference, day.ride, query.dates[index] ?? '');
  const meal = day.meals.find(({ key }) => !reference.restaurants.has(key));
  const attraction = day.attractions.find(({ key }) => !reference.attractions.has(key));

  if (day.ride && price === undefined) return `no such ride: ${Object.values(day.ride).join(' ')}`;
  if (meal) return `no such restaurant: ${meal.key}`;
  if (attraction) return `no such attraction: ${attraction.key}`;
  if (day.unendedAttraction !== '') return `no semicolon after ${day.unendedAttraction}`;
  if (day.stay && !reference.stays.has(day.stay.key)) return `no such stay: ${day.stay.key}`;
  return undefined;
}

/** Nights count only while they follow one another; a stay that does not exist breaks another rule. */
function minimumNightsFault(plan: Submission): Fault {
  const keys = plan.days.map((day) => day.stay?.key);

  return firstFault(plan, ({ stay }, first) => {
    if (!stay || stay.key === keys[first - 1]) return undefined;
    const next = keys.findIndex((key, index) => index > first && key !== stay.key);
    const nights = (next < 0 ? keys.length : next) - first;
    const minimum = plan.reference.stays.get(stay.key)?.minimumNights ?? 0;

    return nights < minimum ? `${nights} of ${minimum} nights at ${stay.key}` : undefined;
  });
}

/** Every asked day and no other, each with its six fields; half of the fields of all days filled. */
function completenessFault(plan: Submission): Fault {
  const { query, fields } = plan;
  const all = fields.flatMap((day) => FIELDS.map((field) => day[field]));
  const filled = all.filter((field) => !isBlank(field)).length;

  if (fields.length !== query.days) return `${fields.length} days instead of ${query.days}`;
  if (filled * 2 < all.length) return `only ${filled} of ${all.length} fields filled`;
  return firstFault(plan, (day, index) => missingField(plan, day, index));
}

function missingField({ fields, days }: Submission, day: PlannedDay, index: number): Fault {
  const absent = FIELDS.find((field) => fields[index]?.[field] === undefined);

  if (fields[index]?.days !== index + 1) return 'not numbered so';
  if (absent !== undefined) return `no field ${absent}`;
  if (day.travels && !day.ride) return 'no transport';
  if (!day.travels && day.attractions.length === 0) return 'no attraction';
  if (!day.travels && day.meals.length < 3) return 'a meal is missing';
  if (index < days.length - 1 && !day.stay) return 'no stay';
  return undefined;
}
