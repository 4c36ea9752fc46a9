import { INTERESTS } from '#shared/preferences/options.ts';
import type { DestinationFile } from '../catalogue.schema.ts';
import { checkCounts } from './check-counts.ts';
import { checkDayTrips } from './check-day-trips.ts';
import { checkHolidayRules } from './check-holiday-rules.ts';
import { checkSeasons } from './check-seasons.ts';
import { checkSuggestedDays } from './check-suggested-days.ts';
import { checkTimedWords } from './check-timed-words.ts';
import { isTimeZone } from '#shared/zoned-time.ts';
import { distanceKm } from '../distance.ts';
import { foldText } from '../fold-text.ts';
import { openingSpans, parseOpeningHours, PLAIN_DAY } from '../opening-hours.ts';
import { parseStarts } from '../start-times.ts';

/** What the checks need to know beyond the file itself. */
export type CheckContext = { perUsd: (currency: string) => number | undefined; currency: string };

type Entry = {
  id: string;
  name: string;
  lat: number;
  lon: number;
  hours?: string;
  starts?: string | undefined;
};

const MAX_KM = { places: 90, food: 30, stays: 40, business: 60, dayTrips: 280 } as const;
const MIN_INDOOR = 6;
const MIN_OPEN_FOR_A_MEAL = 3;
/** Two sights closer than this are likely one written twice. */
const SAME_SPOT_KM = 0.012;
/** A way that is shorter ends where it began. */
const LEAST_WAY_KM = 0.2;
/** From a sight to where one has lunch. */
const BESIDE_KM = 3;
/** A week with no holiday in it anywhere that matters: 2027-06-07 is a Monday. */
const PLAIN_WEEK = [
  '2027-06-07',
  '2027-06-08',
  '2027-06-09',
  '2027-06-10',
  '2027-06-11',
  '2027-06-12',
  '2027-06-13',
];
/** Faults of one destination file beyond its schema, each as a line for the person who mends it. */
export function checkDestination(file: DestinationFile, context: CheckContext): string[] {
  return [
    ...checkCounts(file),
    ...checkHours(file),
    ...(checkHours(file).length === 0
      ? [...checkHolidayRules(file), ...checkSeasons([...file.places, ...file.food])]
      : []),
    ...checkWords(file),
    ...checkDuplicates(file),
    ...checkDistances(file),
    ...checkEnds(file),
    ...checkInterests(file),
    ...checkClimate(file),
    ...checkPrices(file, context),
    ...checkStays(file),
    ...checkMeals(file),
    ...checkTimeZone(file),
    ...checkWalks(file),
    ...checkBehind(file),
    ...checkWays(file),
    ...checkSuggestedDays(file),
    ...checkDayTrips(file),
    ...checkTripTips(file),
    ...checkTimedWords(file),
  ];
}

/** Tables behind the ticket of a sight that is none of the destination. */
function checkBehind({ places, dayTrips, food }: DestinationFile): string[] {
  const ids = new Set([...places, ...dayTrips].map(({ id }) => id));

  return food.flatMap(({ name, behind }) =>
    behind === undefined || ids.has(behind) ? [] : [`${name}: behind ${behind}, which is no sight`],
  );
}

/** Stops of a walk that are no sights of the destination, or come twice. */
function checkWalks({ places, walks = [] }: DestinationFile): string[] {
  const ids = new Set(places.map(({ id }) => id));

  return walks.flatMap(({ name, stops }) => [
    ...stops.filter((stop) => !ids.has(stop)).map((stop) => `walk ${name}: no sight ${stop}`),
    ...(new Set(stops).size < stops.length ? [`walk ${name}: goes to a sight twice`] : []),
  ]);
}

/** Ends of a way that nothing of the destination is called. */
function checkWays({ places, food, stays, ways = [] }: DestinationFile): string[] {
  const names = new Set([...places, ...food, ...stays].flatMap(({ id, area }) => [id, area]));

  return ways.flatMap(({ from, to = [] }) =>
    [...from, ...to]
      .filter((name) => !names.has(name))
      .map((name) => `way from ${from.join(', ')}: no area or place ${name}`),
  );
}

function entriesOf(file: DestinationFile): Entry[] {
  return [...file.places, ...file.food, ...file.stays, ...file.dayTrips, ...file.business];
}

function checkHours(file: DestinationFile): string[] {
  return entriesOf(file).flatMap((entry) => {
    try {
      if (entry.hours) parseOpeningHours(entry.hours);
      if (entry.starts) parseStarts(entry.starts);
      return [];
    } catch (error) {
      return [`${entry.id}: ${error instanceof Error ? error.message : 'hours do not parse'}`];
    }
  });
}

/** A field that slipped into a sentence: "cur=EUR". */
const STRAY_FIELD = /(?:^|\s)[a-z]+=\S/;

function checkWords(file: DestinationFile): string[] {
  return [...file.places, ...file.dayTrips].flatMap(({ id, why }) =>
    why !== undefined && STRAY_FIELD.test(why) ? [`${id}: "${why}" holds a field`] : [],
  );
}

function checkDuplicates(file: DestinationFile): string[] {
  const ids = new Set<string>();
  const names = new Set<string>();
  const faults: string[] = [];

  for (const entry of entriesOf(file)) {
    if (ids.has(entry.id)) faults.push(`${entry.id}: id given twice`);
    ids.add(entry.id);
  }

  for (const place of [...file.places, ...file.food]) {
    const name = foldText(place.name);

    if (names.has(name)) faults.push(`${place.id}: "${place.name}" is listed twice`);
    names.add(name);
  }

  file.places.forEach((place, index) => {
    const twin = file.places
      .slice(index + 1)
      .find((other) => distanceKm(place, other) < SAME_SPOT_KM);

    if (twin) faults.push(`${place.id}: at the same point as ${twin.id}`);
  });
  return faults;
}

/** A table far out of town is for those who see what is there. */
function isBesideSight(entry: Entry, { places }: DestinationFile): boolean {
  return places.some((place) => distanceKm(place, entry) <= BESIDE_KM);
}

function checkDistances(file: DestinationFile): string[] {
  return (Object.keys(MAX_KM) as (keyof typeof MAX_KM)[]).flatMap((list) =>
    (file[list] as Entry[])
      .map((entry) => ({ entry, km: distanceKm(file, entry) }))
      .filter(({ km }) => km > MAX_KM[list])
      .filter(({ entry }) => list !== 'food' || !isBesideSight(entry, file))
      .map(({ entry, km }) => `${entry.id}: ${Math.round(km)} km from the centre`),
  );
}

/** One-way stops that end where they begin, or further from there than anything goes. */
function checkEnds({ places }: DestinationFile): string[] {
  return places.flatMap((place) => {
    const km = place.endsAt ? distanceKm(place, place.endsAt) : LEAST_WAY_KM;

    return km < LEAST_WAY_KM || km > MAX_KM.places
      ? [`${place.id}: ends ${km.toFixed(1)} km from where it begins`]
      : [];
  });
}

function checkInterests(file: DestinationFile): string[] {
  const served = new Set([...file.places, ...file.dayTrips].flatMap((place) => place.interests));

  return INTERESTS.flatMap((interest) => {
    const score = file.interests[interest]?.[0];

    if (score === undefined) return [`interests: ${interest} is missing`];
    if (score >= 2 && !served.has(interest)) {
      return [`interests: ${interest} scores ${score} but no place carries it`];
    }

    return [];
  });
}

function checkClimate(file: DestinationFile): string[] {
  const { highC, lowC } = file.climate;

  return highC.flatMap((high, month) =>
    high <= (lowC[month] ?? 0) ? [`climate: month ${month + 1} has a high not above its low`] : [],
  );
}

/** A single ticket above this many dollars is more likely a slip of the currency than a price. */
const MAX_TICKET_USD = 900;

function checkPrices(file: DestinationFile, context: CheckContext): string[] {
  const faults = [...file.places, ...file.dayTrips].flatMap((place) => {
    const currency = place.currency ?? context.currency;
    const perUsd = context.perUsd(currency);

    if (!perUsd) return [`${place.id}: no rate is known for ${currency}`];
    const usd = (place.price ?? 0) / perUsd;

    return usd > MAX_TICKET_USD ? [`${place.id}: a price of ${Math.round(usd)} USD`] : [];
  });
  const { budget, moderate, luxury, ultraLuxury } = file.dailyUsd;

  if (!(budget < moderate && moderate < luxury && luxury < ultraLuxury)) {
    faults.push('dailyUsd: the levels do not rise');
  }

  return faults;
}

function checkStays(file: DestinationFile): string[] {
  const levels = new Set(file.stays.map((stay) => stay.level));
  const missing = (['budget', 'moderate', 'luxury', 'ultra-luxury'] as const).filter(
    (level) => !levels.has(level),
  );

  return [
    ...missing.map((level) => `stays: none at the ${level} level`),
    ...file.stays
      .filter((stay) => stay.usd[0] >= stay.usd[1])
      .map((stay) => `${stay.id}: its price range does not rise`),
  ];
}

/** On each day of an ordinary week enough kitchens must be open for lunch and for dinner. */
function checkMeals(file: DestinationFile): string[] {
  const meals = [
    { name: 'lunch', from: 12 * 60, to: 13 * 60 },
    { name: 'dinner', from: 19 * 60, to: 20 * 60 + 15 },
  ];
  const indoor = file.places.filter((place) => place.indoor).length;
  const faults = meals.flatMap((meal) =>
    PLAIN_WEEK.flatMap((date) => {
      const open = file.food.filter((food) => isOpen(food.hours, date, meal));

      return open.length < MIN_OPEN_FOR_A_MEAL
        ? [`food: only ${open.length} open for ${meal.name} on ${date} (${weekday(date)})`]
        : [];
    }),
  );

  if (indoor < MIN_INDOOR) faults.push(`places: only ${indoor} indoor`);
  return faults;
}

function isOpen(hours: string, date: string, meal: { from: number; to: number }): boolean {
  try {
    return openingSpans(hours, date, PLAIN_DAY).some(
      ([open, close]) => open <= meal.from && close >= meal.to,
    );
  } catch {
    return false;
  }
}

function weekday(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  });
}

function checkTimeZone(file: DestinationFile): string[] {
  return isTimeZone(file.timeZone) ? [] : [`timeZone: ${file.timeZone} is no IANA time zone`];
}

/** Tips about something that the destination does not have. */
function checkTripTips({ tips = [], places, food, dayTrips }: DestinationFile): string[] {
  const known = new Set([...places, ...food, ...dayTrips].map(({ id }) => id));

  return tips.flatMap(({ text, of = [] }) =>
    of.filter((id) => !known.has(id)).map((id) => `tip "${text.slice(0, 30)}": no place ${id}`),
  );
}
