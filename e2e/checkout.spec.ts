import { formatMoney } from '#shared/money.ts';
import { expect, test } from './fixtures.ts';

const CARD = {
  'Cardholder Name': 'Ana Silva',
  'Card Number': '4242 4242 4242 4242',
  'Expiry Date': '08/29',
  CVC: '123',
};

test.describe('review', () => {
  test('[REV-01] the review sums the trip up', async ({ page, savedTrip }) => {
    const [stay] = savedTrip.accommodations;

    await page.goto(`/booking-review/${savedTrip.id}`);
    await expect(page.getByRole('heading', { name: 'Review Your Booking' })).toBeVisible();
    await expect(page.getByText('4 days')).toBeVisible();
    await expect(page.getByText('All prices in USD')).toBeVisible();
    await expect(page.getByText(/Free cancellation up to 24 hours before/)).toBeVisible();
    const activities = page
      .locator('section')
      .filter({ hasText: 'Activities' })
      .getByRole('listitem');

    expect(savedTrip.activities.length).toBeGreaterThan(3);
    await expect(activities).toHaveCount(3);
    await expect(page.getByRole('main')).toContainText(formatMoney((stay?.pricePerNight ?? 0) * 4));
    await expect(page.getByRole('link', { name: 'Back to trip details' })).toHaveAttribute(
      'href',
      `/trip/${savedTrip.id}`,
    );
    await test.step('nothing is chosen yet: the next step is to choose', async () => {
      await expect(page.getByText('there is nothing to pay')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Choose what to book' })).toHaveAttribute(
        'href',
        `/booking/${savedTrip.id}`,
      );
    });
    await page.getByRole('link', { name: 'Proceed to Payment' }).click();
    await expect(page).toHaveURL(`/checkout/${savedTrip.id}`);
  });
});

test.describe('checkout', () => {
  test('[PAY-01] [PAY-02] [PAY-03] [PAY-05] the trips to pay for, the total, and the form of a card', async ({
    page,
    savedTrip,
  }) => {
    await test.step('[PAY-05] without an id offers the trips that can be paid for', async () => {
      await page.goto('/checkout');
      await page.locator(`a[href="/checkout/${savedTrip.id}"]`).click();
      await expect(page).toHaveURL(`/checkout/${savedTrip.id}`);
    });
    await test.step('[PAY-01] [PAY-02] names the trip and shows the total on the button', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Complete your booking for ${savedTrip.destination}`,
      );
      await expect(page.getByRole('heading', { name: 'Payment Details' })).toBeVisible();
      await expect(page.getByText('Your payment information is secure')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to My Trips' })).toHaveAttribute(
        'href',
        '/my-trips',
      );
      await expect(
        page
          .getByRole('navigation', { name: 'Booking steps' })
          .getByRole('link', { name: 'Review' }),
      ).toHaveAttribute('href', `/trip/${savedTrip.id}/review`);
      const total = await page
        .locator('dl > div')
        .filter({ hasText: 'Total Amount' })
        .locator('dd')
        .textContent();

      await expect(page.getByRole('button', { name: /^Pay/ })).toHaveText(`Pay ${total}`);
    });
    await test.step('[PAY-03] the browser holds back a card that cannot be one', async () => {
      const isValid = (label: string) =>
        page
          .getByLabel(label)
          .evaluate((input) => input instanceof HTMLInputElement && input.checkValidity());

      for (const [label, value] of Object.entries(CARD)) {
        expect(await isValid(label), `${label} is required`).toBe(false);
        await page.getByLabel(label).fill(value);
        expect(await isValid(label), `${label} takes ${value}`).toBe(true);
      }

      for (const [label, value] of [
        ['Card Number', '4242 4242'],
        ['Card Number', '4242 4242 4242 42xx'],
        ['Expiry Date', '13/29'],
        ['Expiry Date', '8/29'],
        ['CVC', '12'],
        ['CVC', '12a'],
      ] as const) {
        await page.getByLabel(label).fill(value);
        expect(await isValid(label), `${label} refuses ${value}`).toBe(false);
      }

      await expect(page.getByLabel('Card Number')).toHaveAttribute('maxlength', '19');
      await expect(page.getByLabel('Expiry Date')).toHaveAttribute('maxlength', '5');
      await expect(page.getByLabel('CVC')).toHaveAttribute('maxlength', '4');
    });
  });

  test.describe('by a clock that is moved', () => {
    test.use({ hasOwnContext: true });

    test('[PAY-04] pays in the browser alone and goes on to the confirmation', async ({
      page,
      savedTrip,
    }) => {
      await page.goto(`/checkout/${savedTrip.id}`);
      for (const [label, value] of Object.entries(CARD)) await page.getByLabel(label).fill(value);
      const sent: string[] = [];

      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
      await page.clock.fastForward(2000);
      await expect(page.getByText('Payment Successful!')).toBeVisible();
      await expect(
        page.getByText('Your booking has been confirmed. Redirecting to confirmation page...'),
      ).toBeVisible();
      await page.clock.fastForward(2000);
      await expect(page).toHaveURL(`/booking-success/${savedTrip.id}`);
      const kept = await page.evaluate(() =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          document.cookie,
        ]),
      );

      expect(sent.filter((text) => /4242|08\/29|Ana(%20|\+| )Silva/.test(text))).toEqual([]);
      expect(kept).not.toMatch(/4242|08\/29|Ana Silva/);
    });
  });
});

test.describe('confirmation', () => {
  test('[CONF-01] [CONF-02] [CONF-03] shows what was booked', async ({ page, savedTrip }) => {
    const notes: string[] = [];

    page.on('console', (message) => {
      if (message.type() === 'info') notes.push(message.text());
    });
    await page.goto(`/booking-success/${savedTrip.id}`);
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    const reference = page.getByText(/^NS-[1-9]\d{5}$/);
    const shown = await reference.textContent();

    await expect(
      page.getByText(
        'A confirmation email with all your booking details has been sent to your email address.',
      ),
    ).toBeVisible();
    expect(notes.join()).toContain(shown ?? 'a reference');
    const details = page.locator('section').filter({ hasText: 'Trip Details' });

    await expect(details).toContainText(savedTrip.destination);
    await expect(details).toContainText('4 days');
    await expect(details).toContainText('Jun 1, 2026');
    await expect(details).toContainText('Jun 5, 2026');
    await expect(page.locator('section').filter({ hasText: 'Accommodation' })).toContainText(
      'Address',
    );
    await expect(page.getByRole('link', { name: 'View Full Itinerary' })).toHaveAttribute(
      'href',
      `/trip/${savedTrip.id}`,
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'My Trips' })).toHaveAttribute(
      'href',
      '/mytrips',
    );
    await expect(page.getByRole('link', { name: /support@/ })).toBeVisible();
    await page.reload();
    await expect(reference).toHaveText(shown ?? '');
  });

  test('[CONF-02] marks each flight, and leaves out a time that nobody knows', async ({
    page,
    request,
  }) => {
    const flight = { airline: 'ITA Airways', arrivalTime: '', status: 'confirmed', price: 240 };
    const trip = await request.post('/api/trips', {
      data: {
        destination: 'Rome, Italy',
        startDate: '2026-06-01',
        endDate: '2026-06-05',
        flights: [
          {
            ...flight,
            departureAirport: 'LHR',
            arrivalAirport: 'FCO',
            flightNumber: 'AZ201',
            departureDate: '2026-06-01',
            departureTime: '09:00',
            arrivalDate: '2026-06-01',
          },
          {
            ...flight,
            departureAirport: 'FCO',
            arrivalAirport: 'LHR',
            flightNumber: 'AZ208',
            departureDate: '2026-06-05',
            departureTime: '',
            arrivalDate: '2026-06-05',
            isReturn: true,
          },
        ],
      },
    });
    const { id } = (await trip.json()) as { id: number };

    await page.goto(`/booking-success/${id}`);
    const flights = page.locator('section').filter({ hasText: 'Flight Information' });

    for (const text of ['Outbound', 'AZ201', 'LHR to FCO', 'Jun 1, 2026, 09:00', 'confirmed'])
      await expect(flights).toContainText(text);
    for (const text of ['Return', 'AZ208', 'FCO to LHR']) await expect(flights).toContainText(text);
    await expect(flights.getByText('Jun 5, 2026', { exact: true })).toBeVisible();
    await expect(flights).not.toContainText('N/A,');
  });
});

test.describe('of a trip that is not there', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test('[REV-02] [PAY-05] [CONF-03] review, checkout and confirmation say so with a way back', async ({
    page,
  }) => {
    await test.step('[REV-02] the review', async () => {
      await page.goto('/booking-review/999999');
      const alert = page.getByRole('alert').filter({ hasText: 'Error' });

      await expect(alert).toContainText('Failed to load trip details. Please try again later.');
      await expect(page.getByRole('link', { name: /Back/ })).toBeVisible();
    });
    await test.step('[PAY-05] the checkout', async () => {
      await page.goto('/checkout/999999');
      await expect(
        page.getByText('Failed to load trip details. Please try again later.'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to My Trips' })).toBeVisible();
    });
    for (const path of ['/booking-success', '/booking-success/999999'])
      await test.step(`[CONF-03] ${path}`, async () => {
        await page.goto(path);
        await expect(
          page.getByText(
            'Failed to load booking details. Please check your email for confirmation.',
          ),
        ).toBeVisible();
        await page.getByRole('link', { name: 'Return to Home' }).click();
        await expect(page).toHaveURL('/');
      });
  });
});
