import { expect, type APIRequestContext } from '@playwright/test';
import type { PreferenceInput } from '#shared/preferences/preference.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** Preferences, generation and saving, one after the other; answers the trip as the API tells it. */
export async function saveTrip(
  request: APIRequestContext,
  wanted: Partial<PreferenceInput> = {},
): Promise<TripDetail> {
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

  return post<TripDetail>(request, '/api/trips', {
    preferencesId: preference.id,
    userId: 1,
    destination: `${plan.destination.name}, ${plan.destination.country}`,
    startDate: plan.tripInfo.startDate,
    endDate: plan.tripInfo.endDate,
    totalBudget: isSurprise ? 0 : plan.tripInfo.totalBudget,
    dailyBudget: isSurprise ? 0 : plan.tripInfo.dailyBudget,
    status: isSurprise ? 'surprise' : 'draft',
    isSurprise,
  });
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
