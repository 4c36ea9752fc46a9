import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { expect, test } from './fixtures.ts';

test.describe('booking', () => {
  test('[BOOK-01] shows a skeleton while the trip loads', async ({ page, savedTrip }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));

    await page.route('**/api/trpc/trips.byId**', async (route) => {
      await held;
      await route.continue();
    });
    // Come to within the app: a page that the server draws brings its trip along.
    await page.goto('/about');
    // There once the page is hydrated.
    await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/booking/${savedTrip.id}`);
    await expect(page.getByTestId('booking-skeleton')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Book Your Trip to ${savedTrip.destination}`,
    );
  });

  test('[BOOK-02] [BOOK-03] [BOOK-04] [BOOK-05] [BOOK-06] the banner, three tabs of cards, the map, and one choice per category', async ({
    page,
    savedTrip,
  }) => {
    test.slow();
    await page.goto(`/booking/${savedTrip.id}`);
    await expect(page.getByText('Recommendations Generated!')).toBeVisible();
    await test.step('[BOOK-02] the banner tells dates, budget, travelers and the booking status', async () => {
      const banner = page
        .getByRole('banner')
        .filter({ hasText: 'Book Your Trip' })
        .or(page.locator('header').filter({ hasText: 'Book Your Trip' }));

      await expect(banner.first()).toContainText('Jun 1, 2026');
      await expect(banner.first()).toContainText('Jun 5, 2026');
      await expect(banner.first()).toContainText('Moderate ($$)');
      await expect(banner.first()).toContainText('2 travelers');
      await expect(banner.first()).toContainText(savedTrip.bookingStatus.replaceAll('_', ' '));
    });
    await test.step('where nobody named a home airport, the flights say so', async () => {
      await expect(page.getByText('You haven’t named a home airport')).toBeVisible();
    });
    await test.step('[BOOK-03] the three tabs show cards of their kind', async () => {
      for (const name of ['Flights', 'Hotels', 'Experiences']) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
      }
    });
    await test.step('[BOOK-04] an experience card tells what it is and why it is recommended', async () => {
      const first = page.getByRole('tabpanel').getByRole('article').first();

      await expect(first.getByText('AI Recommended')).toBeVisible();
      await expect(first.getByText('Sample', { exact: true })).toBeVisible();
      await expect(first).toContainText(/\$\d+ per person/);
      await expect(first).toContainText(/\d hours?|3-4 hours/);
      await expect(first).toContainText(/\d\.\d \(\d+ reviews\)/);
      await expect(page.getByText('AI Recommended')).toHaveCount(1);
    });
    await test.step('[BOOK-03] hotels and their prices on the map point at each other', async () => {
      await page.getByRole('tab', { name: 'Hotels' }).click();
      const map = page.getByRole('group', { name: 'Map of hotels' });
      const pin = map.getByRole('button').last();

      await pin.hover();
      await expect(page.getByRole('tabpanel').locator('li[data-hotel][data-active]')).toHaveCount(
        1,
      );
      const card = page.getByRole('tabpanel').locator('li[data-hotel]').first();

      await card.hover();
      const name = (await card.getByRole('article').getAttribute('aria-label')) ?? '';

      await expect(map.locator('li[data-active]').getByRole('button')).toHaveAccessibleName(
        new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}, \\$`),
      );
    });
    await test.step('[BOOK-03] [BOOK-05] [BOOK-06] one choice per category, kept after a reload', async () => {
      const panel = page.getByRole('tabpanel');

      await expect(page.getByRole('link', { name: 'Continue to Payment' })).toBeHidden();
      await panel.getByRole('button', { name: 'Select', exact: true }).first().click();
      await expect(page.getByText('Selection Saved!')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Your choice is undone')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Selected' })).toHaveCount(0);
      await panel.getByRole('button', { name: 'Select', exact: true }).first().click();
      await expect(panel.getByRole('button', { name: 'Selected' })).toHaveCount(1);
      const first = await panel.locator('article[data-selected]').getAttribute('aria-label');

      await panel.getByRole('button', { name: 'Select', exact: true }).last().click();
      await expect(panel.locator(`article[aria-label="${first}"]`)).not.toHaveAttribute(
        'data-selected',
      );
      await expect(panel.getByRole('button', { name: 'Selected' })).toHaveCount(1);
      const chosen = await panel.locator('article[data-selected]').getAttribute('aria-label');

      await page.reload();
      await expect(page.getByRole('tabpanel').locator('article[data-selected]')).toHaveAttribute(
        'aria-label',
        chosen ?? '',
      );
      await expect(page.getByText('selections made')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your choices' })).toContainText(
        /\$[\d,]+ 1 of 3 chosen/,
      );
      await expect(page.getByRole('tab', { name: /chosen$/ })).toHaveCount(1);
      await page.getByRole('link', { name: 'Continue to Payment' }).click();
      await expect(page).toHaveURL(`/trip/${savedTrip.id}/review`);
    });
  });

  test('[BOOK-03] a late flight is offered new days, and the choice before it can come back', async ({
    page,
    savedTrip,
    request,
  }) => {
    const choose = (flightNumber: string, lands: string) =>
      request.post(`/api/trips/${savedTrip.id}/selections`, {
        data: {
          selectionType: 'flights',
          providerBookingData: lateFlight(flightNumber, lands),
          totalPrice: 20_000,
        },
      });

    expect((await choose('NS1', '17:10')).ok()).toBe(true);
    await page.goto(`/booking/${savedTrip.id}`);
    const notice = page.getByRole('status', { name: 'Your choice and your plan' });

    await expect(notice).toContainText('Your flight lands at 17:10, too late');
    for (const path of [`/booking-review/${savedTrip.id}`, `/trip/${savedTrip.id}`]) {
      await page.goto(path);
      await expect(notice).toContainText('Your flight lands at 17:10, too late');
    }
    await page.goto(`/booking/${savedTrip.id}`);
    await notice.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByRole('button', { name: 'Accept the new plan' }).click();
    await expect(page.getByText('Your days now fit what you chose.')).toBeVisible();
    await expect(notice).toBeHidden();
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: 'Select', exact: true })
      .first()
      .click();
    // The new days can be undone too; that message must have gone.
    await expect(page.getByText('Selection Saved!')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Your earlier choice is back')).toBeVisible();
    const standing = page.getByRole('article', { name: 'Northstar Air NS1' });

    await standing.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Selection removed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue to Payment' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(standing.getByRole('button', { name: 'Selected' })).toBeVisible();
    const trip = (await (await request.get(`/api/trips/${savedTrip.id}`)).json()) as TripDetail;

    expect(trip.flights.map((flight) => flight.flightNumber)).toEqual(['NS1']);
  });

  test.describe('when recommending fails', () => {
    test.use({ allowedConsoleErrors: [/502/] });
    test('[BOOK-06] says so and offers another try', async ({ page, savedTrip }) => {
      await page.route('**/api/booking**', (route) => route.continue());
      await page.route('**/api/trpc/booking.generateRecommendations**', (route) =>
        route.fulfill({ status: 502, contentType: 'application/json', body: '' }),
      );
      await page.goto(`/booking/${savedTrip.id}`);
      const toast = page
        .getByRole('region', { name: /Notifications/ })
        .getByRole('alert')
        .filter({ hasText: 'Failed to Generate Recommendations' });

      await expect(toast).toContainText('Please try again later.');
      await expect(
        page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }),
      ).toBeVisible();
    });
  });

  test.describe('of a surprise', () => {
    test.use({ savedTripRequest: { tripType: 'surprise' } });
    test('keeps the destination sealed until it is revealed', async ({ page, savedTrip }) => {
      await page.goto(`/booking/${savedTrip.id}`);
      await expect(page.getByText('Still sealed')).toBeVisible();
      await expect(page.getByText(savedTrip.destination)).toBeHidden();
      await page.getByRole('button', { name: 'Reveal now' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(savedTrip.destination);
    });
  });
});

/** A flight out on the trip's first day, which lands at that time. */
function lateFlight(flightNumber: string, lands: string) {
  return {
    id: flightNumber,
    price: 200,
    currency: 'USD',
    totalDuration: 180,
    stops: 0,
    returnSegments: [],
    outboundSegments: [
      {
        airline: 'Northstar Air',
        flightNumber,
        cabin: 'economy',
        departureTime: '2026-06-01T12:00',
        arrivalTime: `2026-06-01T${lands}`,
        departureAirport: 'LHR',
        arrivalAirport: 'LIS',
      },
    ],
  };
}
