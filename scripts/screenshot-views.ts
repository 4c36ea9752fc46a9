import type { Page } from '@playwright/test';

type Trips = { origin: string; trip: number; secret: number };

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const generate = async (page: Page, { origin }: Trips, type: string) => {
  await page.goto(`${origin}/plan-trip?type=${type}`);
  await press(page, 'Continue');
  await press(page, 'Continue');
  await press(page, /^Generate My/);
  await page.getByRole('heading', { level: 1, name: /^Your / }).waitFor();
};
const tab = (name: string) => async (page: Page, trips: Trips) => {
  await page.goto(`${trips.origin}/trip/${trips.trip}`);
  await page.getByRole('tab', { name }).click();
};
const search = (address: string) => async (page: Page, trips: Trips) => {
  await page.goto(`${trips.origin}${address.replace('ID', String(trips.trip))}`);
  await press(page, /^(Search|Find|Show)/);
  await page.waitForTimeout(1500);
};

/** Screens that an address alone does not open. */
export const VIEWS: Readonly<Record<string, (page: Page, trips: Trips) => Promise<void>>> = {
  'plan-trip-preferences': async (page, { origin }) => {
    await page.goto(`${origin}/plan-trip?type=complete`);
    await press(page, 'Continue');
  },
  'plan-trip-details': async (page, { origin }) => {
    await page.goto(`${origin}/plan-trip`);
    await press(page, 'Continue');
    await press(page, 'Continue');
  },
  'plan-trip-preview': (page, trips) => generate(page, trips, 'complete'),
  'plan-trip-surprise': (page, trips) => generate(page, trips, 'surprise'),
  'mood-board-made': async (page, { origin }) => {
    await page.goto(`${origin}/mood-board`);
    await page.getByRole('textbox', { name: 'Destination' }).fill('Kyoto');
    await press(page, 'Create Mood Board');
    await page
      .getByRole('button', { name: /^Select / })
      .first()
      .click();
  },
  'contact-faults': async (page, { origin }) => {
    await page.goto(`${origin}/contact`);
    await press(page, 'Send Message');
  },
  'trip-itinerary': tab('Itinerary'),
  'trip-bookings': tab('All Bookings'),
  'trip-packing': tab('Packing'),
  'trip-local-info': tab('Local Info'),
  'book-flights-found': search('/booking-flights/ID'),
  'book-hotels-found': search('/booking-hotels/ID'),
  'book-experiences-found': search('/booking-experiences/ID'),
};
