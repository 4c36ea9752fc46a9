import { test as base, expect, type ConsoleMessage, type WebError } from '@playwright/test';
import type { PreferenceInput } from '#shared/preferences/preference.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { saveTrip } from './save-trip.ts';
import { leaveContext, sharedContext } from './shared-context.ts';
import { isStockPhoto } from './stock-photos.ts';
import { E2E_NOW, startTestServer } from './test-server.ts';

export { expect, saveTrip };

type Options = {
  /** The test gets a server of its own whose database is empty. */
  emptyDatabase: boolean;
  /** The browser context of the test is made for it and closed with it; others share one, emptied between tests. */
  hasOwnContext: boolean;
  /** Console errors that the test expects; every other one fails it. */
  allowedConsoleErrors: readonly RegExp[];
  /** What the saved trip is asked for; a complete trip from June 1st to 5th by default. */
  savedTripRequest: Partial<PreferenceInput>;
};
type Fixtures = {
  /** A trip generated and saved through the API, as a traveller would have. */
  savedTrip: TripDetail;
  /** Where the server of the test is, for calls without a browser. */
  origin: string;
};

const isRemote = process.env['BASE_URL'] !== undefined;
/** A server that runs already may have a clock of its own: name it in NORTHSTAR_NOW. */
const now = isRemote ? process.env['NORTHSTAR_NOW'] : E2E_NOW;
export const test = base.extend<Fixtures & Options>({
  emptyDatabase: [false, { option: true }],
  hasOwnContext: [false, { option: true }],
  allowedConsoleErrors: [[], { option: true }],
  savedTripRequest: [{}, { option: true }],

  baseURL: async ({ emptyDatabase, baseURL }, use) => {
    if (!emptyDatabase) return use(baseURL);
    base.skip(isRemote, 'needs a server of its own, to begin with an empty database');
    const server = await startTestServer();

    await use(server.url);
    await server.stop();
  },

  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('the configuration names no baseURL');
    await use(baseURL);
  },

  request: async ({ playwright, baseURL }, use) => {
    // A connection for each call: one that is kept may be closed by the server just as the next call goes out.
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { connection: 'close' },
    });

    await use(request);
    await request.dispose();
  },

  context: async (
    {
      browser,
      emptyDatabase,
      hasOwnContext,
      allowedConsoleErrors,
      baseURL,
      contextOptions,
      javaScriptEnabled,
      timezoneId,
      viewport,
    },
    use,
  ) => {
    const isShared = !hasOwnContext && !emptyDatabase;
    const shared = isShared
      ? await sharedContext(browser, {
          baseURL,
          ...contextOptions,
          javaScriptEnabled,
          timezoneId,
          viewport,
        })
      : undefined;
    const context = shared?.context ?? (await browser.newContext());
    const errors: string[] = [];
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error' && !isStockPhoto(message.location().url))
        errors.push(message.text());
    };
    const onError = (error: WebError) => void errors.push(error.error().message);

    context.on('console', onConsole).on('weberror', onError);
    if (now) await context.clock.setFixedTime(now);
    await use(context);
    context.off('console', onConsole).off('weberror', onError);
    await (shared ? leaveContext(shared) : context.close());
    expect(
      errors.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text))),
      'errors in the console of the page',
    ).toEqual([]);
  },

  savedTrip: async ({ request, savedTripRequest }, use) => {
    await use(await saveTrip(request, savedTripRequest));
  },
});
