import { expect, test } from 'vitest';
import { preferenceInput } from '#shared/preferences/preference.schema.ts';
import { buildPreference } from '../testing/factories.ts';
import { describeIssues } from '../trpc/describe-issues.ts';

test.each([
  [{ arrival: { time: '25:00' } }, 'arrival.time: must be a time such as 09:30'],
  [{ departure: { flight: 'soon' } }, 'departure.flight: must be a flight number such as LH123'],
  [
    { companions: { adults: 3, children: [] } },
    'companions: adults and children must add up to the number of travelers',
  ],
  [{ spendingLimit: { amount: 0, currency: 'EUR' } }, 'spendingLimit.amount: must be more than 0'],
  [
    { appointments: [{ date: '2026-07-02', start: '10:00', title: 'Meeting' }] },
    'appointments.0.date: must lie within the trip',
  ],
  [{ work: { start: '17:00', end: '09:00' } }, 'work.end: must be later than the start'],
])('[API-17] names a bad optional field: %o', (details, message) => {
  const { error } = preferenceInput.safeParse(buildPreference(details));

  expect(describeIssues(error?.issues ?? [])).toBe(message);
});
