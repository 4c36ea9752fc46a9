/**
 * Plans first visits in process and prints what the plans are like, for the objective as it is and for variants of
 * its weights: `npm run bench:objective -- [--cities rome,paris] [--variant travelHour=1.5,togetherness=6 …]`.
 */
import { parseArgs } from 'node:util';
import { type Destination, loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { appealOf } from '#server/planning/candidates/appeal.ts';
import { OBJECTIVE } from '#server/planner/objective-weights.ts';
import { addDays } from '#shared/dates.ts';
import { type PlanMeasures, measurePlan } from './plan-measures.ts';

const CITIES =
  'rome,paris,london,new-york-city,kyoto,istanbul,cairo,barcelona,prague,cape-town,bangkok,mexico-city,sydney,vienna,marrakesh,lisbon,rio-de-janeiro,berlin,hanoi,edinburgh';
const { values } = parseArgs({
  options: {
    cities: { type: 'string', default: CITIES },
    variant: { type: 'string', multiple: true, default: [] },
    each: { type: 'boolean', default: false },
  },
});
const catalogue = loadCatalogue();
const names = values.cities.split(',');
const cities = catalogue.destinations.filter(
  ({ id }) => names.includes('all') || names.includes(id),
);
const VISITS = [
  { length: 4, from: '2027-05-10' },
  { length: 6, from: '2027-10-04' },
] as const;
const TASTES = [
  ['History', 'Urban'],
  ['Culinary', 'Photography'],
];

type Planned = PlanMeasures & {
  city: Destination;
  length: number;
  failed: string[];
  milliseconds: number;
  quality: number;
};

function planAll(): Planned[] {
  return cities.flatMap((city) =>
    VISITS.flatMap(({ length, from }) =>
      TASTES.map((interests): Planned => {
        const request = buildRequest({
          departureDate: from,
          returnDate: addDays(from, length - 1),
          interests,
          destinations: city.name,
          additionalPreferences: 'first visit',
        });
        const began = performance.now();
        const trip = generateTrip(request, { catalogue, prove });
        const failed = trip.checks
          .filter(({ ok }) => !ok)
          .map(({ name, detail }) => `${name}: ${detail}`);
        const quality = trip.score / trip.bound;

        return {
          ...measurePlan(trip),
          city,
          length,
          failed,
          milliseconds: performance.now() - began,
          quality,
        };
      }),
    ),
  );
}

/** The best known sights of a destination by our own ranking, the most appealing first; no feasts or other programmes. */
function ranked({ id, places }: Destination): string[] {
  return places
    .filter(({ programme }) => programme === undefined)
    .toSorted((a, b) => appealOf(b) - appealOf(a) || b.fame - a.fame)
    .map((place) => `${id}/${place.id}`);
}

function topShare({ city, seen }: Planned, count: number): number {
  const ids = new Set(seen.map(({ id }) => id));

  return (
    ranked(city)
      .slice(0, count)
      .filter((id) => ids.has(id)).length / count
  );
}

/** Share of the minutes seen that are spent at sights of an appeal below 60. */
function minorShare({ city, seen }: Planned): number {
  const places = new Map(city.places.map((place) => [`${city.id}/${place.id}`, place]));
  const known = seen.flatMap(({ id, minutes }) => {
    const place = places.get(id);

    return place ? [{ minutes, isMinor: appealOf(place) < 60 }] : [];
  });
  const sum = (some: typeof known) => some.reduce((total, { minutes }) => total + minutes, 0);

  return sum(known.filter(({ isMinor }) => isMinor)) / Math.max(1, sum(known));
}

/** Appeal times hours seen, a day. */
function appealPerDay({ city, seen, length }: Planned): number {
  const places = new Map(city.places.map((place) => [`${city.id}/${place.id}`, place]));

  return (
    seen.reduce((sum, { id, minutes }) => {
      const place = places.get(id);

      return sum + (place ? (appealOf(place) * minutes) / 60 : 0);
    }, 0) / length
  );
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length);
const quantile = (numbers: readonly number[], q: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(q * numbers.length))] ??
  0;

function report(title: string, plans: readonly Planned[]): void {
  const days = plans.flatMap(({ fullDays }) => fullDays);
  const median = (read: (day: (typeof days)[number]) => number) => quantile(days.map(read), 0.5);
  const short = plans.filter(({ length }) => length === 4);
  const long = plans.filter(({ length }) => length === 6);
  const figures = {
    'top3/4d': mean(short.map((plan) => topShare(plan, 3))).toFixed(2),
    'top5/6d': mean(long.map((plan) => topShare(plan, 5))).toFixed(2),
    'top10/6d': mean(long.map((plan) => topShare(plan, 10))).toFixed(2),
    'top15/6d': mean(long.map((plan) => topShare(plan, 15))).toFixed(2),
    'top10/4d': mean(short.map((plan) => topShare(plan, 10))).toFixed(2),
    minor: mean(plans.map(minorShare)).toFixed(2),
    'appeal-h/day': mean(plans.map(appealPerDay)).toFixed(0),
    split: mean(
      plans.filter((p) => p.nearPairs > 0).map((p) => p.splitPairs / p.nearPairs),
    ).toFixed(2),
    detour: quantile(
      plans.flatMap(({ detour }) => detour ?? []),
      0.5,
    ).toFixed(2),
    changes: mean(days.map(({ changes }) => changes)).toFixed(2),
    'changes>1': mean(days.map(({ changes }) => Number(changes > 1))).toFixed(2),
    first: median(({ first }) => first),
    sights: median(({ sights }) => sights),
    seen: median(({ seen }) => seen),
    travel: median(({ travelled }) => travelled),
    share: median(({ share }) => share).toFixed(2),
    end: median(({ end }) => end),
    evenings: mean(days.map(({ evening }) => Number(evening))).toFixed(2),
    own: mean(plans.map((p) => p.ownChoiceMeals / Math.max(1, p.meals))).toFixed(2),
    quality: quantile(
      plans.map(({ quality }) => quality),
      0.5,
    ).toFixed(3),
    ms: quantile(
      plans.map(({ milliseconds }) => milliseconds),
      0.5,
    ).toFixed(0),
  };

  process.stdout.write(
    `${title}\n  ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join('  ')}\n`,
  );
  for (const { city, length, failed } of plans)
    for (const fault of failed)
      process.stdout.write(`  FAILED ${city.id} ${length} days: ${fault}\n`);
  if (!values.each) return;
  for (const plan of plans)
    process.stdout.write(
      `  ${plan.city.id} ${plan.length}: top3 ${topShare(plan, 3).toFixed(2)} top10 ${topShare(plan, 10).toFixed(2)} split ${plan.splitPairs}/${plan.nearPairs} detour ${plan.detour?.toFixed(2)} first ${plan.fullDays.map(({ first }) => first).join(' ')} seen ${plan.fullDays.map(({ seen }) => seen).join(' ')}\n`,
    );
}

report('as it is', planAll());
for (const variant of values.variant) {
  const before = { ...OBJECTIVE };

  for (const part of variant.split(',')) {
    const [name = '', value] = part.split('=');

    if (!(name in OBJECTIVE)) throw new RangeError(`No weight is called ${name}`);
    Object.assign(OBJECTIVE, { [name]: Number(value) });
  }
  report(variant, planAll());
  Object.assign(OBJECTIVE, before);
}
