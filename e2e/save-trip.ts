import { expect, type APIRequestContext } from '@playwright/test';
import type { PreferenceInput } from '#shared/preferences/preference.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** A trip to two places in two countries, with a ride between them. */
export const VIENNA_AND_BUDAPEST: Partial<PreferenceInput> = {
  departureDate: '2026-06-06',
  returnDate: '2026-06-11',
  additionalPreferences: 'Vienna 3 nights, then Budapest 2 nights',
};

/** What is sent to save a planned trip, by the server that planned it and what it was asked for. */
const planned = new Map<string, Promise<object>>();

/**
 * A trip generated and saved through the API; answers it as the API tells it. The same request is planned once
 * and saved as often as it is asked for: a saved trip takes the plan of its preferences along.
 */
export async function saveTrip(
  request: APIRequestContext,
  wanted: Partial<PreferenceInput> = {},
): Promise<TripDetail> {
  const { origin } = new URL((await request.head('/api/health')).url());
  const key = JSON.stringify([origin, wanted]);
  const plan = planned.get(key) ?? planTrip(request, wanted);

  planned.set(key, plan);
  return post<TripDetail>(request, '/api/trips', await plan);
}

/** Preferences and generation, one after the other. */
async function planTrip(
  request: APIRequestContext,
  wanted: Partial<PreferenceInput>,
): Promise<object> {
  const preference = await post<{ id: number; tripType: string }>(
    request,
    '/api/trip-preferences',
    {
      tripType: 'complete',
      departureDate: '2026-06-01',
      returnDate: '2026-06-05',
      travelers: 2,
      budget: 'Moderate ($$)',
      interests: ['History', 'Culinary'],
      ...wanted,
    },
  );
  const plan = await post<Plan>(request, '/api/generate-trip', {
    preferenceId: preference.id,
    tripType: preference.tripType,
  });
  const isSurprise = preference.tripType === 'surprise';

  return {
    preferencesId: preference.id,
    userId: 1,
    destination: `${plan.destination.name}, ${plan.destination.country}`,
    startDate: plan.tripInfo.startDate,
    endDate: plan.tripInfo.endDate,
    totalBudget: isSurprise ? 0 : plan.tripInfo.totalBudget,
    dailyBudget: isSurprise ? 0 : plan.tripInfo.dailyBudget,
    status: isSurprise ? 'surprise' : 'draft',
    isSurprise,
  };
}

type Plan = {
  destination: { name: string; country: string };
  tripInfo: { startDate: string; endDate: string; totalBudget: number; dailyBudget: number };
};

async function post<Answer>(
  request: APIRequestContext,
  path: string,
  data: unknown,
): Promise<Answer> {
  const response = await request.post(path, { data });

  expect(
    response.ok(),
    `POST ${path}: ${response.status()} ${response.ok() ? '' : await response.text()}`,
  ).toBe(true);
  return (await response.json()) as Answer;
}
