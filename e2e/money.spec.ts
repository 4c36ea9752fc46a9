import type { APIRequestContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { checkoutTotal } from '#shared/booking/checkout-total.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { expect, test } from './fixtures.ts';

const NIGHTS = 4;
const money = fc.record({
  price: fc.integer({ min: 20, max: 900 }),
  currency: fc.constantFrom('USD', 'EUR', 'JPY'),
});
/** What a traveller may have chosen; what is left out is still to be chosen. */
const choices = fc.record(
  { flights: money, hotels: money, experiences: money, travelers: fc.integer({ min: 1, max: 5 }) },
  { requiredKeys: ['travelers'] },
);
type Choices = typeof choices extends fc.Arbitrary<infer One> ? One : never;

test('[PAY-02] [TRIP-12] every screen tells one cost and one amount due, whatever is chosen', async ({
  page,
  request,
  savedTrip: { id },
}) => {
  for (const chosen of fc.sample(choices, { numRuns: 3, seed: 29 })) {
    await test.step(JSON.stringify(chosen), async () => {
      await choose(request, id, chosen);
      const trip = await tripOf(request, id);

      await expectOnScreens(page, request, trip);
    });
  }
});

/** The trip's cost where it is told, and what is due on each page that asks for it. */
async function expectOnScreens(
  page: Page,
  request: APIRequestContext,
  trip: TripDetail,
): Promise<void> {
  const cost = formatMoney(trip.costs?.total ?? -1);
  const { total, flights } = checkoutTotal(trip);
  const due = formatMoney(total);

  await page.goto(`/trip/${trip.id}`);
  await expect(page.getByText(`About ${cost}`, { exact: true })).toBeVisible();
  await expect(valueOf(page, 'Flight cost')).toHaveText(formatMoney(flights));
  const costs = page.getByRole('region', { name: 'What this trip costs' });

  await expect(costs).toContainText(cost);
  await expect(costs.locator('[data-kind=booked] dd')).toHaveText(due);

  await page.goto(`/trip/${trip.id}/review`);
  await expect(valueOf(page, 'Total')).toHaveText(due);
  await page.goto(`/checkout/${trip.id}`);
  await expect(valueOf(page, 'Total Amount')).toHaveText(due);
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveText(`Pay ${due}`);
  await page.goto(`/booking-success/${trip.id}`);
  await expect(valueOf(page, 'Total')).toHaveText(due);

  const shared = await request.post(`/api/trips/${trip.id}/sharing/page`, {
    data: { shows: ['costs'] },
  });
  const { page: link } = (await shared.json()) as { page: { path: string } };

  await page.goto(link.path);
  await expect(valueOf(page, 'Total')).toHaveText(cost);
}

function valueOf(page: Page, label: string) {
  return page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');
}

async function tripOf(request: APIRequestContext, id: number): Promise<TripDetail> {
  return (await (await request.get(`/api/trips/${id}`)).json()) as TripDetail;
}

/** A price for one, and the total for the party or for all nights. */
async function choose(
  request: APIRequestContext,
  id: number,
  { travelers, ...chosen }: Choices,
): Promise<void> {
  const { version, startDate, endDate } = await tripOf(request, id);
  const changed = await request.post(`/api/trips/${id}/update`, {
    data: { version, startDate, endDate, travelers },
  });

  expect(changed.status(), await changed.text()).toBe(200);
  for (const selectionType of ['flights', 'hotels', 'experiences'] as const) {
    const offer = chosen[selectionType];

    if (!offer) {
      await request.delete(`/api/trips/${id}/selections/${selectionType}`);
      continue;
    }
    const count = selectionType === 'hotels' ? NIGHTS : travelers;
    const answer = await request.post(`/api/trips/${id}/selections`, {
      data: {
        selectionType,
        providerBookingData: offerOf(selectionType, offer),
        totalPrice: offer.price * count * 100,
        currency: offer.currency,
      },
    });

    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

function offerOf(
  kind: 'flights' | 'hotels' | 'experiences',
  { price, currency }: { price: number; currency: string },
) {
  const common = { id: kind, name: `One of the ${kind}`, provider: 'Sample', currency };

  if (kind === 'hotels') return { ...common, pricePerNight: price };
  if (kind === 'experiences') return { ...common, lowestPrice: price };
  return {
    ...common,
    price,
    outboundSegments: [
      {
        airline: 'AF',
        flightNumber: 'AF 1',
        cabin: 'economy',
        departureTime: '2026-06-01T09:00',
        arrivalTime: '2026-06-01T11:00',
        departureAirport: 'LHR',
        arrivalAirport: 'CDG',
      },
    ],
  };
}
