import { performance } from 'node:perf_hooks';
import { afterAll, describe, expect, test } from 'vitest';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { createGenerationPool } from './generation-pool.ts';
import { whileWanted } from './while-wanted.ts';
import { buildRequest } from './testing/build-request.ts';

/** A tenth of what travellers have searched: still most of a plan's time. */
const pool = createGenerationPool({ workers: 1, maxWaiting: 1, rounds: 1500 });

afterAll(() => pool.close());

describe('the planning threads', { timeout: 60_000 }, () => {
  test('[API-02] plan a trip and tell its stages in order', async () => {
    const stages: string[] = [];
    const trip = await pool.run('trip', buildRequest(), {
      onStage: (stage) => stages.push(stage),
    });

    expect(trip.itinerary).toHaveLength(5);
    expect([...new Set(stages)]).toEqual([
      'understanding',
      'choosing',
      'collecting',
      'scheduling',
      'checking',
      'writing',
    ]);
  });

  test('give the same plan for the same request, and leave the event loop free meanwhile', async () => {
    const loop = performance.eventLoopUtilization();
    const [one, two] = await Promise.all([
      pool.run('trip', buildRequest()),
      pool.run('trip', buildRequest({ id: 99 })),
    ]);

    // A share, not the clock: other programs may keep this machine busy.
    expect(performance.eventLoopUtilization(loop).utilization).toBeLessThan(0.3);
    expect({ ...two, preferenceId: 1 }).toEqual({ ...one, preferenceId: 1 });
  });

  test('reject with the planner’s own words and go on', async () => {
    const impossible = buildRequest({ tripType: 'business', destinations: 'Atlantis Prime' });

    await expect(pool.run('trip', impossible)).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
    await expect(pool.run('trip', shortRequest())).resolves.toHaveProperty('itinerary');
  });

  test('end a job that takes too long, and plan the next one in a new thread', async () => {
    const hasty = createGenerationPool({ workers: 1, timeLimitMs: 1 });

    await expect(hasty.run('trip', buildRequest())).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    await hasty.close();
    await expect(hasty.run('trip', buildRequest())).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
  });

  test('stop within a moment when nobody wants the plan any more, and plan the next one at once', async () => {
    const whole = process.cpuUsage();

    await pool.run('trip', longRequest());
    const wholeUser = process.cpuUsage(whole).user;
    const leaving = new AbortController();
    const long = pool.run('trip', longRequest(), {
      signal: leaving.signal,
      onStage: (stage) => {
        if (stage === 'scheduling') leaving.abort();
      },
    });

    await expect(long).rejects.toMatchObject({ message: 'Planning was stopped.' });
    const cpu = process.cpuUsage();

    await expect.poll(() => pool.busyCount(), { interval: 2, timeout: 30_000 }).toBe(0);
    // What is left after the call was off, in processor time: the search takes most of a plan.
    expect(process.cpuUsage(cpu).user).toBeLessThan(wholeUser / 2);
    await expect(pool.run('trip', shortRequest())).resolves.toHaveProperty('itinerary');
  });

  test('never begin what was called off while it waited', async () => {
    const leaving = new AbortController();
    const stages: string[] = [];
    const first = pool.run('trip', shortRequest());
    const second = pool.run('trip', shortRequest(), {
      signal: leaving.signal,
      onStage: (stage) => stages.push(stage),
    });

    leaving.abort();
    await expect(second).rejects.toMatchObject({ message: 'Planning was stopped.' });
    await first;
    await pool.run('trip', shortRequest());
    expect(stages).toEqual([]);
    const late = pool.run('trip', shortRequest(), { signal: leaving.signal });

    await expect(late).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test('are warmed once before the first job, and not at all once closed', async () => {
    const ahead = createGenerationPool({ workers: 2 });

    ahead.warm();
    ahead.warm();
    expect(ahead.threadCount()).toBe(1);
    await ahead.close();
    ahead.warm();
    expect(ahead.threadCount()).toBe(0);
  });

  test('refuse what has waited too long, unless it may, and plan on', async () => {
    const hurried = createGenerationPool({ workers: 1, rounds: FEW_ROUNDS, waitLimitMs: 1 });
    const first = hurried.run('trip', shortRequest());
    const patient = hurried.run('trip', shortRequest(), { isPatient: true });

    await expect(hurried.run('trip', shortRequest())).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await expect(first).resolves.toHaveProperty('itinerary');
    await expect(patient).resolves.toHaveProperty('itinerary');
    await hurried.close();
  });

  test('call off what a caller alone wanted who leaves', async () => {
    const leaving = new AbortController();
    const first = pool.run('trip', shortRequest());
    const wanted = whileWanted(pool, leaving.signal).run('trip', shortRequest());

    leaving.abort();
    await expect(wanted).rejects.toMatchObject({ code: 'CALLER_LEFT' });
    await first;
  });

  test('refuse when too many wait', async () => {
    const jobs: Promise<GeneratedTrip>[] = [1, 2, 3].map(() => pool.run('trip', shortRequest()));
    const settled = await Promise.allSettled(jobs);

    expect(settled.filter((job) => job.status === 'rejected').length).toBe(1);
  });
});

/** For who waits for whom: the search of a weekend is over soon. */
function shortRequest(): PlanRequest {
  return buildRequest({ returnDate: '2027-05-04' });
}

/** Three weeks of everything: the longest search there is. */
function longRequest(): PlanRequest {
  return buildRequest({
    departureDate: '2027-05-01',
    returnDate: '2027-05-21',
    interests: ['History', 'Culinary', 'Nature', 'Photography'],
  });
}
