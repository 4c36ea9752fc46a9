import { RULE_COUNT } from '#server/planner/check-plan.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import { BUDGET_OPTIONS, INTERESTS } from '#shared/preferences/options.ts';
import { chanceOf } from '#shared/seeded.ts';
import { withTown } from '#server/planning/destination/off-catalogue-catalogue.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { findTown } from './find-town.ts';
import { type Job, runJob } from './generation-job.ts';
import { buildRequest } from './testing/build-request.ts';

const catalogue = loadCatalogue();

/** Reading 135,000 towns takes a while on a busy machine, and so do whole plans. */
const PATIENCE_MS = 60_000;

beforeAll(async () => void (await loadGazetteer()), PATIENCE_MS);

async function plan(changes: Partial<PlanRequest>): Promise<ItineraryTrip> {
  const job: Job = { kind: 'trip', input: buildRequest(changes) };
  const town = await findTown(job, catalogue);

  return runJob(job, {
    catalogue: town ? withTown(catalogue, town) : catalogue,
    rounds: FEW_ROUNDS,
  }) as ItineraryTrip;
}

describe('who names a town', () => {
  test.each([
    ['Paris, Texas', 'Paris, Texas', 'US'],
    ['Valencia, Venezuela', 'Valencia', 'VE'],
    ['London, Ontario', 'London, Ontario', 'CA'],
    ['Cambridge, England', 'Cambridge', 'GB'],
    ['Granada, Nicaragua', 'Granada', 'NI'],
    ['Arezzo', 'Arezzo', 'IT'],
    ['Foggia', 'Foggia', 'IT'],
    ['Augsburg', 'Augsburg', 'DE'],
    ['Salerno and then Rome', 'Salerno', 'IT'],
  ])('as "%s" means %s in %s', async (destinations, name, country) => {
    const job: Job = { kind: 'trip', input: buildRequest({ destinations }) };
    const town = await findTown(job, catalogue);
    const known = town && withTown(catalogue, town).destinations.at(-1);

    expect(known).toMatchObject({ name, country, food: [] });
  });

  test.each([
    ['Paris'],
    ['Paris, France'],
    ['Valencia'],
    ['Cambridge, Massachusetts'],
    ['Rome and then Salerno'],
    ['Bali'],
    ['Meetings in Berlin'],
    ['Portugal'],
    ['Xyzzyville'],
    [''],
  ])('as "%s" means a place of the catalogue, or none', async (destinations) => {
    const job: Job = { kind: 'trip', input: buildRequest({ destinations }) };

    expect(await findTown(job, catalogue)).toBeUndefined();
  });

  test('again by its id finds the same town', async () => {
    const request = buildRequest();
    const input = { request, destination: 'geo-4717560', locks: [] };

    expect((await findTown({ kind: 'itinerary', input }, catalogue))?.place).toMatchObject({
      name: 'Paris',
      region: 'Texas',
    });
  });
});

/** Towns near and far from the catalogue's places, on islands, in countries that it does not hold. */
const TOWNS = [
  'Paris, Texas',
  'Salerno',
  'Capri',
  'Valencia, Venezuela',
  'Addis Ababa',
  'Wolfsburg',
  'Nuuk',
  'Timbuktu',
  'Suva, Fiji',
  'Foggia',
  'Ostersund',
  'Nukualofa',
];

const NEEDS = [
  '',
  'We are vegan.',
  'With a toddler.',
  'My father uses a wheelchair.',
  'Slow pace.',
];

function randomChanges(index: number): Partial<PlanRequest> {
  const pick = <T>(items: readonly T[], what: string): T =>
    items[Math.floor(chanceOf(`${what}:${index}`) * items.length)] as T;
  const month = pick(['01', '04', '07', '10'], 'month');

  return {
    destinations: TOWNS[index % TOWNS.length] ?? '',
    tripType: pick(['complete', 'complete', 'business'] as const, 'type'),
    departureDate: `2027-${month}-03`,
    returnDate: `2027-${month}-${pick(['04', '07', '10', '17'], 'length')}`,
    travelers: pick([1, 2, 5], 'party'),
    budget: pick(BUDGET_OPTIONS, 'budget'),
    interests: [pick(INTERESTS, 'one'), pick(INTERESTS, 'two')].filter(
      (x, i, all) => all.indexOf(x) === i,
    ),
    isEcoFriendly: pick([true, false, false], 'eco'),
    additionalPreferences: pick(NEEDS, 'needs'),
  };
}

describe('a plan for a town beyond the catalogue', () => {
  test.each(TOWNS.map((town, index) => [index, town] as const))(
    'keeps every rule and names nothing that nobody knows (%i, %s)',
    async (index) => {
      const changes = randomChanges(index);
      const trip = await plan(changes);
      const activities = trip.itinerary.flatMap((day) => day.activities);
      const places = activities.flatMap(({ place, kind }) =>
        place && kind !== 'work' && kind !== 'free' ? [place] : [],
      );

      expect(trip.destination.id).toMatch(/^geo-\d+$/);
      expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
      expect(trip.checks).toHaveLength(RULE_COUNT);
      const town = await findTown({ kind: 'trip', input: buildRequest(changes) }, catalogue);
      const world = town ? withTown(catalogue, town) : catalogue;

      for (const { id, name } of places) expect(world.place(id)?.file.name).toBe(name);
      expect(trip.warnings.join(' ')).toMatch(/knows no (sights, )?restaurants or hotels/);
      expect(trip.warnings.join(' ')).toMatch(/Northstar knows .+ \(\d+ km away\)/);
      for (const interest of changes.interests ?? []) {
        const isMet = activities.some(({ interests }) => interests?.includes(interest));

        expect(isMet || trip.warnings.some((text) => text.startsWith(interest))).toBe(true);
      }
      for (const { time } of activities.filter(({ kind }) => kind === 'free'))
        expect(minutesOf(time) % 5).toBe(0);
    },
    PATIENCE_MS,
  );

  test(
    'fills its days: free time between the meals, a day trip to what the catalogue knows nearby',
    async () => {
      const trip = await plan({
        destinations: 'Salerno',
        departureDate: '2027-05-03',
        returnDate: '2027-05-10',
      });
      const [days, titles] = [trip.itinerary, trip.itinerary.map(({ title }) => title)];
      const freeMinutes = days.map((day) =>
        day.activities
          .filter(({ kind }) => kind === 'free')
          .reduce((sum, { duration }) => sum + (parseDuration(duration) ?? 0), 0),
      );
      const dayTrips = days.filter((day) => day.activities.some(({ kind }) => kind === 'stop'));

      expect(titles.join(' ')).toMatch(/A day in (Amalfi|Naples): /);
      expect(dayTrips.length).toBeGreaterThanOrEqual(2);
      expect(days.every((day, i) => dayTrips.includes(day) || (freeMinutes[i] ?? 0) >= 120)).toBe(
        true,
      );
      expect(trip.language.primary).toBe('Italian');
      expect(trip.safetyTips.join(' ')).toContain('Emergency numbers');
    },
    PATIENCE_MS,
  );

  test(
    'spends its full days in a destination next door',
    async () => {
      const trip = await plan({
        destinations: 'Wengen, Switzerland',
        departureDate: '2027-06-13',
        returnDate: '2027-06-17',
      });
      const full = trip.itinerary.filter(({ dayType }) => dayType === 'Full Day');

      expect(full.map(({ title = '' }) => title.split(':')[0])).toEqual(
        full.map(() => 'A day in Interlaken'),
      );
      expect(trip.warnings.join(' ')).toContain('spent in Interlaken next door');
    },
    PATIENCE_MS,
  );

  test(
    'says which of several namesakes was understood',
    async () => {
      const { warnings } = await plan({ destinations: 'Cambridge, England' });

      expect(warnings[0]).toMatch(
        /understood as Cambridge in England, United Kingdom.*also Cambridge in/,
      );
    },
    PATIENCE_MS,
  );

  test(
    'in a country that the catalogue does not hold leaves out what it does not know',
    async () => {
      const trip = await plan({ destinations: 'Addis Ababa' });

      expect(trip.language).toEqual({ primary: 'Amharic', code: 'am' });
      expect(trip.currency.code).toBe('ETB');
      expect(trip.usefulPhrases).toEqual({});
      expect(trip.safetyTips.join(' ')).not.toMatch(/Emergency numbers:|Sockets: type|Tap water:/);
    },
    PATIENCE_MS,
  );
});
