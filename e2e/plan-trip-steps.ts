import type { Page, Response, Route } from '@playwright/test';
import { addDays, formatDay, localToday, weekdayOf } from '#shared/dates.ts';
import type { GeneratedTrip, SurpriseTrip } from '#shared/generation/generated-trip.schema.ts';
import type { TripType } from '#shared/preferences/options.ts';
import { expect } from './fixtures.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** "Fri, Jan 5, 2027": the accessible name of a calendar's day and the text of a chosen date. */
export function dayName(day: string): string {
  return `${WEEKDAYS[weekdayOf(day)]}, ${formatDay(day)}`;
}

/** The day that the browser's own clock shows, moved by `days`. */
export async function browserDay(page: Page, days = 0): Promise<string> {
  const now = await page.evaluate(() => Date.now());

  return addDays(localToday(new Date(now)), days);
}

export async function openPlanner(page: Page, type?: string): Promise<void> {
  await page.goto(type === undefined ? '/plan-trip' : `/plan-trip?type=${type}`);
  // There once the page is hydrated: a button pressed before would only reload it.
  await page.getByRole('region', { name: /Notifications/ }).waitFor({ state: 'attached' });
}

/** The field of a date: a button that opens its calendar. */
export function dateField(page: Page, label: 'Departure date' | 'Return date') {
  return page.getByRole('button', { name: label });
}

/** Chooses a day in the calendar of a date, month by month. */
export async function chooseDay(
  page: Page,
  label: 'Departure date' | 'Return date',
  day: string,
): Promise<void> {
  await dateField(page, label).click();
  const calendar = page.getByRole('dialog', { name: `${label} calendar` });
  const wanted = calendar.getByRole('button', { name: dayName(day) });

  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeVisible();
  for (let month = 0; month < 24 && (await wanted.count()) === 0; month += 1) {
    await calendar.getByRole('button', { name: 'Next month' }).click();
  }

  await wanted.click();
  // A departure leads on to the return in the same calendar.
  if (label === 'Departure date') await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: / calendar$/ })).toHaveCount(0);
}

export async function clearDay(page: Page, label: 'Departure date' | 'Return date'): Promise<void> {
  await dateField(page, label).click();
  await page.getByRole('button', { name: /^Clear / }).click();
}

export function whereTo(page: Page) {
  return page.getByRole('combobox', { name: 'Where to? (optional)' });
}

/** Types the name of a place and takes its suggestion. */
export async function choosePlace(page: Page, typed: string, option: RegExp): Promise<void> {
  await whereTo(page).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

export function goOn(page: Page) {
  return page.getByRole('button', { name: 'Continue' }).click();
}

export function generateButton(page: Page) {
  return page.getByRole('button', { name: /^Generate My (Perfect|Business) Trip$/ });
}

/** A toast by its title. */
export function toastOf(page: Page, title: string) {
  return page.getByRole('region', { name: /notifications/i }).filter({ hasText: title });
}

/** Answers a call as the server does when it refuses or breaks. */
export function failWith(status: number, message: string) {
  return (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({
        error: {
          json: {
            message,
            code: -32603,
            data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: status },
          },
        },
      }),
    });
}

type Wanted = { type: TripType; nights?: number; interests?: string[]; destinations?: string };

/** Walks the wizard to its last step, then generates a real trip; returns it as the server sent it. */
export async function generateTrip(
  page: Page,
  { type, nights = 1, interests = [], destinations }: Wanted,
): Promise<GeneratedTrip> {
  await openPlanner(page, type);
  if (nights !== 1) await chooseDay(page, 'Return date', await browserDay(page, 1 + nights));
  await goOn(page);
  for (const interest of interests) await page.getByRole('checkbox', { name: interest }).check();
  if (destinations !== undefined)
    await page.getByRole('textbox', { name: 'Destinations' }).fill(destinations);
  await goOn(page);
  return pressGenerate(page);
}

/** Presses Generate and waits for the preview. */
export async function pressGenerate(page: Page): Promise<GeneratedTrip> {
  const answer = page.waitForResponse(
    async (response) =>
      response.url().includes('generation.result') && (await resultOf(response)).state === 'done',
  );

  await generateButton(page).click();
  const { trip } = await resultOf(await answer);

  await expect(
    page.getByRole('heading', {
      level: 1,
      name: /^Your (AI-Generated Travel Plan|Surprise Journey Awaits)$/,
    }),
  ).toBeVisible();
  if (!trip) throw new Error('A generation that is done has its trip');
  return trip;
}

async function resultOf(response: Response): Promise<{ state?: string; trip?: GeneratedTrip }> {
  type Reply = { result?: { data: { json: { state: string; trip?: GeneratedTrip } } } };

  return ((await response.json()) as Reply).result?.data.json ?? {};
}

export async function generateSurprise(page: Page): Promise<SurpriseTrip> {
  const trip = await generateTrip(page, { type: 'surprise', nights: 3 });

  if (!('hints' in trip)) throw new Error('A surprise trip carries hints');
  return trip;
}
