import { expect, test } from './fixtures.ts';

test.describe('trip detail', () => {
  test('[TRIP-01] [TRIP-02] [TRIP-04] [TRIP-05] [TRIP-06] [TRIP-07] [TRIP-08] [TRIP-09] [TRIP-10] [TRIP-11] [TRIP-12] [PREV-13] a trip as it opens, and all that its tabs do', async ({
    page,
    request,
    savedTrip,
  }) => {
    test.slow();
    await page.goto(`/trip/${savedTrip.id}`);
    await test.step('[TRIP-01] [TRIP-02] [PREV-13] the hero tells the trip and leads on', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(savedTrip.destination);
      await expect(page.getByText('Draft')).toBeVisible();
      await expect(page.getByText('Jun 1, 2026', { exact: true })).toBeVisible();
      await expect(page.getByText('2 travelers', { exact: true })).toBeVisible();
      await expect(page.getByText(/^\$[\d,]+ per day$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Book this trip' })).toHaveAttribute(
        'href',
        `/booking-review/${savedTrip.id}`,
      );
    });
    await test.step('it prints as a document: every day, no controls', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: /^Day \d/ })).toHaveCount(
        savedTrip.itineraryDays.length,
      );
      for (const day of savedTrip.itineraryDays) {
        const last = day.activities.at(-1)?.activity ?? '';

        await expect(page.getByText(last, { exact: true }).first()).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(savedTrip.destination);
      for (const role of ['button', 'tab', 'banner', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
      // The overview begins with one day; the document's others are gone.
      await expect(page.getByRole('heading', { name: /^Day \d/ })).toHaveCount(1);
    });
    await test.step('[TRIP-04] the summary cards lead to the searches', async () => {
      for (const [name, path] of [
        ['Flights', 'flights'],
        ['Hotels', 'hotels'],
        ['Experiences', 'experiences'],
      ] as const) {
        const card = page
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .and(page.locator(`[href="/booking-${path}/${savedTrip.id}"]`));

        await expect(card).toContainText('Not Booked');
      }
    });
    await test.step('[TRIP-06] [TRIP-12] the overview sums up', async () => {
      const row = (label: string) =>
        page.locator('dl > div').filter({ hasText: label }).locator('dd').first();

      await expect(row('Duration')).toHaveText('4 days');
      await expect(row('Flight cost')).toHaveText('$0');
      const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

      await expect(row('Daily budget')).toHaveText(usd(savedTrip.dailyBudget));
      await expect(row('Total budget')).toHaveText(usd(savedTrip.dailyBudget * 4));
      await expect(page.getByText('Pending')).toHaveCount(3);
      await expect(page.getByText(/^\+\d+ more$/)).toBeVisible();
      const suggested = page
        .locator('section')
        .filter({ hasText: 'Suggested experiences' })
        .getByRole('listitem');

      await expect(suggested).toHaveCount(3);
      await expect(
        page.locator('section').filter({ hasText: 'Dining' }).getByRole('listitem').first(),
      ).toContainText(/try .+ and .+/);
    });
    await test.step('[TRIP-05] the tab is in the address', async () => {
      await expect(page.getByRole('tab')).toHaveText([
        'Overview',
        'Itinerary',
        'All Bookings',
        'Packing',
        'Local Info',
      ]);
      await page.getByRole('tab', { name: 'Local Info' }).click();
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Local Info' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await test.step('[TRIP-02] edits dates, travelers and notes', async () => {
      await page.getByRole('button', { name: 'Edit Trip' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Trip' });

      await dialog.getByLabel('Travelers').fill('3');
      await dialog.getByLabel('Notes').fill('A window seat');
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Trip updated')).toBeVisible();
      await expect(page.getByText('3 travelers', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('3 travelers', { exact: true })).toBeVisible();
    });
    await test.step('[TRIP-11] local info has weather, phrases to hear, customs and safety', async () => {
      for (const name of ['Weather', 'Language and currency', 'Cultural notes', 'Safety tips']) {
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }

      expect(await page.getByRole('button', { name: /^Hear/ }).count()).toBeGreaterThanOrEqual(12);
    });
    await test.step('[TRIP-10] a packing list is made, ticked, and kept', async () => {
      await page.getByRole('tab', { name: 'Packing' }).click();
      await page.getByRole('button', { name: 'Generate AI Packing List' }).click();
      const documents = page.getByRole('region', { name: 'Travel Documents' });
      const item = documents.getByRole('checkbox').first();

      await item.check();
      await expect(page.getByText(/^1 of \d+ packed$/)).toBeVisible();
      await documents.getByLabel('Add to Travel Documents').fill('Library card');
      await documents.getByRole('button', { name: 'Add item to Travel Documents' }).click();
      await expect(documents.getByRole('checkbox', { name: 'Library card' })).toBeVisible();
      await page.reload();
      await expect(documents.getByRole('checkbox').first()).toBeChecked();
      await documents.getByRole('button', { name: 'Remove Library card' }).click();
      await expect(documents.getByRole('checkbox', { name: 'Library card' })).toBeHidden();
    });
    await test.step('[TRIP-07] no flights, then a chosen one with its facts', async () => {
      await page.getByRole('tab', { name: 'All Bookings' }).click();
      await expect(page.getByText('No Flight Bookings')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Search Flights' })).toBeVisible();
      const search = await request.post('/api/booking/flights/search', {
        data: {
          origin: 'LHR',
          destination: 'FCO',
          departureDate: '2026-06-01',
          returnDate: '2026-06-05',
        },
      });
      const { results } = (await search.json()) as { results: { price: number }[] };

      await request.post(`/api/trips/${savedTrip.id}/selections`, {
        data: {
          selectionType: 'flights',
          providerBookingData: results[0],
          totalPrice: (results[0]?.price ?? 0) * 100,
        },
      });
      await request.post(`/api/trips/${savedTrip.id}/selections`, {
        data: {
          selectionType: 'experiences',
          providerBookingData: { name: 'A walk with a baker', price: 48 },
          totalPrice: 9600,
        },
      });
      await page.reload();
      await expect(page.getByRole('region', { name: 'Experiences' })).toContainText(
        '$96 for your party',
      );
      const back = page.getByRole('article').filter({ hasText: 'Return Flight' });

      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(2);
      for (const text of [
        'Economy',
        'Direct',
        'Price per person',
        'USD',
        'Provider',
        'Jun 5, 2026',
      ]) {
        await expect(back).toContainText(text);
      }
      const details = back.getByRole('button', { name: 'View Details' });

      await details.click();
      await expect(back.getByRole('list', { name: 'Flight details' })).toContainText('FCO to LHR');
      await expect(back.getByRole('link', { name: 'Confirm' })).toHaveCount(0);
    });
    await test.step('[TRIP-08] [TRIP-09] days in order, planned anew', async () => {
      await page.getByRole('tab', { name: 'Itinerary' }).click();
      const days = page.getByRole('tabpanel').getByRole('article');

      await expect(days).toHaveCount(5);
      await expect(days.first()).toContainText('Arrival Day');
      // The cheapest flight lands too late for the first day.
      await expect(page.getByText('Checked: 13 of 14 rules')).toBeVisible();
      await page.getByRole('button', { name: 'Regenerate Itinerary' }).click();
      await page.getByRole('button', { name: 'Accept the new plan' }).click();
      await expect(page.getByText('Itinerary ready')).toBeVisible();
      await expect(page.getByText('Checked: 14 of 14 rules')).toBeVisible();
      await expect(days).toHaveCount(5);
    });
  });

  test.describe('edited in two tabs', () => {
    test.use({ allowedConsoleErrors: [/409/] });
    test('[TRIP-02] the second is told, and nothing is lost silently', async ({
      page,
      context,
      savedTrip,
    }) => {
      const other = await context.newPage();

      for (const tab of [page, other]) await tab.goto(`/trip/${savedTrip.id}`);
      for (const [tab, travelers] of [
        [page, '3'],
        [other, '4'],
      ] as const) {
        await tab.getByRole('button', { name: 'Edit Trip' }).click();
        await tab.getByLabel('Travelers').fill(travelers);
        await tab.getByRole('button', { name: 'Save changes' }).click();
      }

      await expect(
        other.getByRole('alert').filter({ hasText: 'Changed in another tab' }),
      ).toContainText('409: This trip has changed in the meantime');
      const versions = other.getByRole('table', { name: 'Both versions of this trip' });

      await expect(versions.getByRole('row', { name: /^Travelers/ })).toHaveText(
        /Travelers\s*differs\s*4\s*3/,
      );
      await other.getByRole('button', { name: 'Save mine on top' }).click();
      await expect(other.getByText('4 travelers', { exact: true })).toBeVisible();
    });
  });

  test.describe('that is not there', () => {
    test.use({ allowedConsoleErrors: [/404/] });
    test('[TRIP-03] [APP-04] is not found, with a way back', async ({ page }) => {
      await page.goto('/my-trips');
      await page.goto('/trip/999999');
      await expect(page.getByRole('heading', { name: 'Trip Not Found' })).toBeVisible();
      await page.getByRole('button', { name: 'Go Back' }).click();
      await expect(page).toHaveURL('/my-trips');
    });
  });

  test.describe('when the server fails', () => {
    test.use({ allowedConsoleErrors: [/500/] });
    test('[TRIP-03] toasts the load error, and a second try shows the trip', async ({
      page,
      savedTrip,
    }) => {
      await page.route('**/api/trpc/trips.byId**', (route) =>
        route.fulfill({ status: 500, body: 'broken' }),
      );
      // Come to by a link: a page that the server draws brings its data along.
      await page.goto('/my-trips?tab=all');
      // There once the page is hydrated: a link pressed before would load the page from the server.
      await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
      await page.locator(`main a[href="/trip/${savedTrip.id}"]`).click();
      await expect(page.getByText('Error loading trip details')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Trip Not Found' })).toHaveCount(0);
      await page.unroute('**/api/trpc/trips.byId**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: savedTrip.destination }),
      ).toBeVisible();
    });
  });

  test('[TRIP-07] a pending flight says so and can be confirmed', async ({ page, request }) => {
    const trip = await request.post('/api/trips', {
      data: {
        destination: 'Rome, Italy',
        startDate: '2026-06-01',
        endDate: '2026-06-05',
        flights: [
          {
            departureAirport: 'LHR',
            arrivalAirport: 'FCO',
            airline: 'ITA Airways',
            flightNumber: 'AZ201',
            departureDate: '2026-06-01',
            departureTime: '09:00',
            arrivalDate: '2026-06-01',
            arrivalTime: '12:30',
            status: 'pending',
            price: 240,
          },
        ],
      },
    });
    const { id } = (await trip.json()) as { id: number };

    await page.goto(`/trip/${id}?tab=bookings`);
    const flight = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'AZ201' });

    await expect(flight.getByText('Pending', { exact: true })).toBeVisible();
    await flight.getByRole('link', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(`/checkout/${id}`);
  });

  test.describe('when planning fails', () => {
    test.use({ allowedConsoleErrors: [/500/] });
    test('[TRIP-09] [TRIP-10] says so, and keeps the days', async ({ page, savedTrip }) => {
      await page.route('**/api/trpc/generation.proposeItinerary**', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await page.goto(`/trip/${savedTrip.id}?tab=itinerary`);
      await page.getByRole('button', { name: 'Regenerate Itinerary' }).click();
      await expect(page.getByText('Failed to Generate Itinerary')).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(5);
      await page.route('**/api/trpc/generation.packingList**', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await page.getByRole('tab', { name: 'Packing' }).click();
      await page.getByRole('button', { name: 'Generate AI Packing List' }).click();
      await expect(page.getByText('Failed to Generate Packing List')).toBeVisible();
    });
  });

  test('[TRIP-11] an empty section is filled by its button, and the page reloads', async ({
    page,
    request,
  }) => {
    const saved = await request.post('/api/trips', {
      data: { destination: 'Lisbon, Portugal', startDate: '2026-06-01', endDate: '2026-06-03' },
    });
    const { id } = (await saved.json()) as { id: number };

    await page.goto(`/trip/${id}?tab=local-info`);
    await page.getByRole('button', { name: 'Generate Safety tips' }).click();
    await expect(page.getByText('Safety tips generated')).toBeVisible();
    await page.waitForEvent('load');
    await expect(page.getByText(/Emergency numbers/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate Weather' })).toBeVisible();
  });

  test.describe('of a surprise', () => {
    test.use({ savedTripRequest: { tripType: 'surprise' } });
    test('[TRIP-02] keeps its secret until it is revealed, on paper and in what is offered too', async ({
      page,
      request,
      savedTrip,
    }) => {
      const name = savedTrip.destination.split(',')[0] ?? savedTrip.destination;

      for (const [tab, heading] of [
        ['overview', 'Hints until departure'],
        ['itinerary', 'Your days are planned and sealed'],
        ['local-info', 'Sealed for now'],
      ] as const) {
        await page.goto(`/trip/${savedTrip.id}?tab=${tab}`);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect(page.locator('body')).not.toContainText(name);
        expect(await page.title()).not.toContain(name);
      }
      await test.step('it stays one on paper', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('banner')).toHaveCount(0);
        expect(await page.locator('main').innerText()).not.toContain(name);
        await page.emulateMedia({ media: 'screen' });
      });
      await test.step('[TRIP-02] [CONF-03] only what keeps the secret is offered', async () => {
        await page.getByRole('button', { name: 'Share Trip' }).click();
        await expect(page.getByRole('menuitem')).toHaveText([
          /^Share link/,
          /^Public page and calendar/,
          /^Calendar file/,
          /^Printable PDF voucher/,
        ]);
        await expect(
          page.getByText('GPX and JSON appear once the destination is revealed.'),
        ).toBeVisible();
        for (const [file, status] of [
          ['calendar.ics', 200],
          ['voucher.pdf', 200],
          ['trip.gpx', 409],
          ['export.json', 409],
        ] as const) {
          const response = await request.get(`/api/trips/${savedTrip.id}/${file}`);

          expect(response.status()).toBe(status);
          expect((await response.body()).toString('latin1')).not.toContain(name);
          expect(response.headers()['content-disposition'] ?? '').not.toContain(name);
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
      });

      await page.getByRole('button', { name: 'Reveal now' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    });
  });
});
