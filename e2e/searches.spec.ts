import { expect, test } from './fixtures.ts';

const FLIGHTS = '/book-flights?from=LON&to=NYC&depart=2026-07-01&return=2026-07-08';

test.describe('flight search', () => {
  test('[FLT-01] [FLT-02] the form: what it misses, codes, adults and days', async ({ page }) => {
    await page.goto('/book-flights?from=LON');
    // There once the page is hydrated: a button pressed before would be pressed in vain.
    await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
    await test.step('[FLT-02] says what is missing', async () => {
      await page.getByRole('button', { name: 'Search Flights' }).click();
      await expect(page.getByText('Missing Information')).toBeVisible();
      await expect(page.getByText('Please fill out all required fields')).toBeVisible();
      await expect(page.getByText(/ is required$/)).toHaveText([
        'Destination is required',
        'Departure date is required',
      ]);
    });
    await test.step('[FLT-01] takes codes of three capital letters, and up to five adults', async () => {
      await page.getByLabel('Origin').fill('');
      await page.getByLabel('Origin').pressSequentially('lhr4x');
      await expect(page.getByLabel('Origin')).toHaveValue('LHR');
      await page.getByLabel('Adults').fill('9');
      await expect(page.getByLabel('Adults')).not.toHaveValue('9');
      await expect(
        page.getByRole('combobox', { name: 'Cabin class' }).getByRole('option'),
      ).toHaveText(['Economy', 'Premium Economy', 'Business', 'First']);
      await expect(page.getByRole('checkbox', { name: 'Direct flights only' })).not.toBeChecked();
    });
    await test.step('[FLT-01] offers no day that has passed, and no return before the departure', async () => {
      // Today is the first of May.
      await page.goto('/book-flights?depart=2026-05-20');
      await page.getByRole('button', { name: /Departure date/ }).click();
      const departure = page.getByRole('dialog', { name: /^Departure date/ });

      await expect(departure.getByRole('button', { name: /May 1, 2026/ })).toBeEnabled();
      await expect(departure.getByRole('button', { name: 'Previous month' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Return date/ }).click();
      const back = page.getByRole('dialog', { name: /^Return date/ });

      await expect(back.getByRole('button', { name: /May 19, 2026/ })).toBeDisabled();
      await expect(back.getByRole('button', { name: /May 20, 2026/ })).toBeEnabled();
    });
  });

  test('[FLT-03] [FLT-04] lists flights from a link, with a safe way to book, in the order of the address', async ({
    page,
  }) => {
    let calls = 0;

    page.on('request', (request) => {
      if (request.url().includes('booking.searchFlights')) calls += 1;
    });
    await page.goto(`${FLIGHTS}&sort=duration`);
    await page.getByRole('button', { name: 'Search Flights' }).click();
    const results = page.getByRole('region', { name: 'Flight results' });

    await test.step('[FLT-03] [FLT-04] a card tells the flight and leads to its seller', async () => {
      await expect(page.getByText('Flights Found', { exact: true })).toBeVisible();
      const first = results.getByRole('article').first();

      await expect(first).toContainText('Outbound');
      await expect(first).toContainText('Return');
      await expect(first).toContainText(/\d+h( \d+m)?/);
      await expect(first).toContainText(/Direct|stops?/);
      await expect(first).toContainText(/checked bag/);
      await expect(first).toContainText(/\$[\d,]+ per person/);
      await expect(first.getByText('Sample')).toBeVisible();
      const link = first.getByRole('link', { name: 'Book Now' });

      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    });
    await test.step('[FLT-04] a change of the order asks nobody again', async () => {
      const prices = async () =>
        (await results.getByText(/per person/).allTextContents()).map((text) =>
          Number(text.replace(/\D/g, '')),
        );

      await expect(results.getByRole('combobox', { name: 'Sort by' })).toHaveValue('duration');
      const byDuration = await prices();

      await results.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
      await expect.poll(prices).toEqual(byDuration.toSorted((a, b) => a - b));
      await expect(page).not.toHaveURL(/sort=duration/);
      expect(calls).toBe(1);
    });
  });

  test.describe('that finds none', () => {
    test.use({ allowedConsoleErrors: [/400/] });
    test('[FLT-03] names near airports for one that is not there, and says so when there are no flights', async ({
      page,
    }) => {
      await page.goto('/book-flights?from=LHX&to=JFK&depart=2026-07-01&direct=1');
      await page.getByRole('button', { name: 'Search Flights' }).click();
      await expect(page.getByText('Error Searching Flights').first()).toBeVisible();
      await expect(
        page.getByText(/400: origin: we do not know an airport LHX\. Did you mean/).first(),
      ).toBeVisible();

      await page.getByLabel('Origin').fill('USH');
      await page.getByRole('textbox', { name: 'Destination' }).fill('LYR');
      await page.getByRole('button', { name: 'Search Flights' }).click();
      await expect(page.getByRole('heading', { name: 'No Flights Found' })).toBeVisible();
      await expect(
        page
          .getByText(
            "We couldn't find any flights matching your criteria. Please try adjusting your search.",
          )
          .first(),
      ).toBeVisible();
    });
  });

  test('[APP-05] opened from a trip it is filled in and puts a flight on the trip', async ({
    page,
    savedTrip,
  }) => {
    await page.goto(`/booking-flights/${savedTrip.id}`);
    await expect(page.getByRole('button', { name: /Departure date.*Jun 1, 2026/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Destination' })).toHaveValue(/^[A-Z]{3}$/);
    await page.getByLabel('Origin').fill('LON');
    await page.getByRole('button', { name: 'Search Flights' }).click();
    await page.getByRole('button', { name: 'Add to trip' }).first().click();
    await expect(page.getByText('Selection Saved!')).toBeVisible();
    // What does not go with it is told where it is chosen, and stays out of the way of later searches.
    const misfit = page.getByRole('status', { name: 'Your choice and your plan' });

    await expect(misfit).toBeVisible();
    await page.goto(`/booking-hotels/${savedTrip.id}`);
    await expect(page.getByRole('button', { name: 'Search Hotels' })).toBeVisible();
    await expect(misfit).toHaveCount(0);
    await page.goto(`/trip/${savedTrip.id}`);
    await expect(misfit).toBeVisible();
    await expect(page.getByRole('link', { name: /Flights.*2 Booked/ })).toBeVisible();
  });
});

test.describe('hotel search', () => {
  test('[HTL-01] [HTL-02] [HTL-03] the form, its tiles, and what it misses', async ({ page }) => {
    await page.goto('/book-hotels');
    await test.step('[HTL-02] names what is missing beside the field', async () => {
      await page.getByRole('button', { name: 'Search Hotels' }).click();
      for (const text of [
        'Destination is required',
        'Check-in date is required',
        'Check-out date is required',
      ]) {
        await expect(page.getByText(text)).toBeVisible();
      }
      await expect(page.getByRole('combobox', { name: 'Star rating, at least' })).toHaveValue('3');
    });
    await test.step('[HTL-03] has the slider, the property types and the amenities', async () => {
      const low = page.getByRole('slider', { name: 'Lowest price per night' });
      const high = page.getByRole('slider', { name: 'Highest price per night' });

      await expect(low).toHaveAttribute('aria-valuenow', '50');
      await expect(high).toHaveAttribute('aria-valuenow', '500');
      await expect(low).toHaveAttribute('aria-valuemin', '10');
      await expect(high).toHaveAttribute('aria-valuemax', '1000');
      await high.press('ArrowRight');
      await expect(high).toHaveAttribute('aria-valuenow', '510');
      for (const name of [
        'Hotel',
        'Resort',
        'Apartment',
        'Villa',
        'Cottage',
        'Hostel',
        'Guesthouse',
        'Wifi',
        'Breakfast',
        'Parking',
        'Pool',
        'Gym',
        'Spa',
        'Aircon',
        'Pet friendly',
        'Restaurant',
        'Bar',
        'Room service',
        'Business facilities',
      ]) {
        await expect(page.getByRole('checkbox', { name, exact: true })).toBeAttached();
      }
    });
    await test.step('[HTL-01] a tile fills the destination in', async () => {
      await expect(page.getByRole('heading', { name: 'Find Your Perfect Stay' })).toBeVisible();
      for (const name of ['Paris', 'Tokyo', 'New York', 'Bali']) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('textbox', { name: 'Destination' })).toHaveValue(name);
      }
    });
  });

  test.describe('by its address', () => {
    test.use({ allowedConsoleErrors: [/404/] });
    test('[HTL-01] [HTL-04] hotels are found, filters hold after a reload, and an unknown place is told', async ({
      page,
    }) => {
      await page.goto(
        '/book-hotels?destination=London&checkIn=2026-07-01&checkOut=2026-07-04&high=400',
      );
      await page.getByRole('button', { name: 'Search Hotels' }).click();
      await expect(
        page.getByRole('region', { name: 'Hotel results' }).getByRole('article').first(),
      ).toBeVisible();
      await page.reload();
      await expect(page.getByRole('slider', { name: 'Highest price per night' })).toHaveAttribute(
        'aria-valuenow',
        '400',
      );
      await page.getByRole('textbox', { name: 'Destination' }).fill('Xyzzyville');
      await page.getByRole('button', { name: 'Search Hotels' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'we do not know a place called "Xyzzyville"',
      );
    });
  });
});

test.describe('experience search', () => {
  test('[EXP-01] [EXP-02] the form, and what it misses', async ({ page }) => {
    await page.goto('/book-experiences');
    await test.step('[EXP-01] starts from Paris for two, with popular places', async () => {
      await expect(page.getByRole('textbox', { name: 'Destination' })).toHaveValue('Paris');
      await expect(page.getByLabel('Adults')).toHaveValue('2');
      await expect(page.getByLabel('Children')).toHaveValue('0');
      for (const name of [
        'Paris',
        'Rome',
        'Barcelona',
        'Tokyo',
        'New York',
        'Bali',
        'London',
        'Sydney',
      ]) {
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      }
    });
    await test.step('[EXP-02] needs a destination, and an end date only after a start date', async () => {
      await expect(page.getByRole('button', { name: /End date/ })).toBeDisabled();
      await page.getByRole('textbox', { name: 'Destination' }).fill('');
      await page.getByRole('button', { name: 'Search Experiences' }).click();
      await expect(page.getByText('Destination is required')).toBeVisible();
      for (const name of [
        'Sightseeing',
        'Adventure',
        'Culinary',
        'Arts',
        'Outdoor',
        'History',
        'Nightlife',
        'Viator',
        'GetYourGuide',
        'Airbnb',
        'Tripadvisor',
      ]) {
        await expect(page.getByRole('checkbox', { name, exact: true })).toBeAttached();
      }
    });
  });

  test.describe('by its address', () => {
    test.use({ allowedConsoleErrors: [/404/] });
    test('[EXP-03] [EXP-04] cards tell price, language and what marks them; no match and a failure are told', async ({
      page,
    }) => {
      await page.goto('/book-experiences?destination=Rome');
      await test.step('[EXP-03] cards tell price, language and what marks them', async () => {
        await page.getByRole('button', { name: 'Search Experiences' }).click();
        const cards = page.getByRole('region', { name: 'Experience results' }).getByRole('article');

        await expect(cards.first()).toContainText(/per person/);
        await expect(cards.first()).toContainText(/In English/);
        await expect(page.getByText('Skip the line').first()).toBeVisible();
        await expect(
          page.getByText('Sustainability certified').or(page.getByText('Small group')).first(),
        ).toBeVisible();
      });
      await test.step('[EXP-04] shows a card with the message when it fails', async () => {
        await page.getByRole('textbox', { name: 'Destination' }).fill('Xyzzyville');
        await page.getByRole('button', { name: 'Search Experiences' }).click();
        await expect(page.getByRole('alert')).toContainText(
          '404: destination: we do not know a place',
        );
      });
      await test.step('[EXP-04] says so when nothing matches', async () => {
        await page.goto('/book-experiences?destination=Rome&max=5&categories=nightlife');
        await page.getByRole('button', { name: 'Search Experiences' }).click();
        await expect(page.getByRole('heading', { name: 'No Experiences Found' })).toBeVisible();
        await expect(
          page.getByText(
            'Try adjusting your search criteria or check back later for new experiences.',
          ),
        ).toBeVisible();
      });
    });
  });
});

test.describe('budget hotels', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test('[BUDG-01] [BUDG-03] runs only when asked, tells what it found, and says so when it fails', async ({
    page,
  }) => {
    let calls = 0;

    page.on('request', (request) => {
      if (request.url().includes('searchBudgetHotels')) calls += 1;
    });
    await page.goto('/budget-hotels');
    await expect(page.getByRole('textbox', { name: 'Destination' })).toHaveValue('Paris');
    await expect(page.getByRole('button', { name: /Check-in.*Aug 1, 2026/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Check-out.*Aug 5, 2026/ })).toBeVisible();
    await expect(page.getByLabel('Adults')).toHaveValue('2');
    expect(calls).toBe(0);
    // [APP-13] A list that takes typed letters.
    await page.getByRole('combobox', { name: 'Budget level' }).focus();
    await page.keyboard.press('m');
    await expect(page.getByRole('combobox', { name: 'Budget level' })).toHaveValue('moderate');
    await page.getByRole('button', { name: 'Search Hotels' }).click();
    await expect(page.getByText(/^Found \d+ hotels in Paris$/)).toBeVisible();
    expect(calls).toBe(1);
    const card = page.getByRole('article').first();

    for (const text of ['Budget Score', 'Value', 'per night', 'Aug 1, 2026', '2 adults', 'stars']) {
      await expect(card).toContainText(text);
    }
    await expect(card).toContainText(/Amenities: [a-z]+/);
    await card.getByRole('button', { name: 'View Details' }).click();
    await expect(card).toContainText(/wifi/);
    await expect(card.getByRole('link', { name: 'Book Now' })).toHaveAttribute('rel', /noopener/);
    await page.getByRole('textbox', { name: 'Destination' }).fill('Xyzzyville');
    await page.getByRole('button', { name: 'Search Hotels' }).click();
    await expect(page.getByText('Failed to search hotels. Please try again.')).toBeVisible();
  });
});
