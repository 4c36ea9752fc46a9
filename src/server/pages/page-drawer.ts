import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localToday } from '#shared/dates.ts';
import { PAGE_DATA_ID, type PageData, type PageReply } from '#shared/pages/page-data.ts';
import superjson from 'superjson';
import type { Clock } from '../clock.ts';
import { describeFailure, type Logger } from '../logger.ts';
import type { Services } from '../services.ts';
import { createCaller } from '../trpc/app-router.ts';
import { needsOf, type Need } from './page-needs.ts';

/** The built code that draws (src/client/page-entry.tsx); the server knows it by its file alone. */
export type PageCode = {
  renderPage: (location: string, data: PageData, signal: AbortSignal) => Promise<string>;
};

/** A drawn page: what belongs into its root, and the data that it was drawn from. */
export type Drawing = { root: string; data: string; isPersonal: boolean };

/** Draws the page at an address; undefined where the browser has to draw it itself. */
export type PageDrawer = (address: string, requestId: string) => Promise<Drawing | undefined>;

export type DrawerParts = {
  services: Services;
  clock: Clock;
  logger: Logger;
  loadCode: () => Promise<PageCode>;
  limitMs?: number;
};

const LIMIT_MS = 1000;
/** More at once would hold up every other answer; the browser draws the rest. */
const MAX_AT_ONCE = 8;

/**
 * Draws pages with the data of the same procedures that the browser would call. A page that cannot be
 * drawn, or not in time, is no failure: it is sent empty and draws itself, as it does without a network.
 */
export function createPageDrawer({ limitMs = LIMIT_MS, ...parts }: DrawerParts): PageDrawer {
  let atOnce = 0;

  return async (address, requestId) => {
    if (atOnce >= MAX_AT_ONCE) return undefined;
    atOnce += 1;
    try {
      const url = new URL(address, 'http://northstar');
      const needs = needsOf(url);

      if (!needs) return undefined;
      const signal = AbortSignal.timeout(limitMs);

      return await Promise.race([draw({ url, needs, requestId, signal }, parts), outOf(signal)]);
    } catch (error) {
      parts.logger.warn({ requestId, error: describeFailure(error) }, 'page not drawn');
      return undefined;
    } finally {
      atOnce -= 1;
    }
  };
}

/** Reads the code from the build; without one, as in development, no page is drawn. */
export function findPageCode(clientDirectory: string): (() => Promise<PageCode>) | undefined {
  const file = path.resolve(clientDirectory, '../pages/page-entry.js');

  if (!fs.existsSync(file)) return undefined;
  return async () => (await import(pathToFileURL(file).href)) as PageCode;
}

type Order = { url: URL; needs: readonly Need[]; requestId: string; signal: AbortSignal };

async function draw(
  { url, needs, requestId, signal }: Order,
  { services, clock, loadCode }: DrawerParts,
): Promise<Drawing | undefined> {
  const replies = await Promise.all(needs.map((need) => ask(need, { services, requestId })));

  // What is missing or refused is told by the browser, which asks once more.
  if (needs.length > 0 && !replies[0]) return undefined;
  const data: PageData = {
    today: localToday(clock.now()),
    replies: replies.filter((reply) => reply !== undefined),
  };
  const { renderPage } = await loadCode();
  const root = await renderPage(url.pathname + url.search, data, signal);

  return { root, data: dataBlock(data), isPersonal: needs.length > 0 };
}

type Procedures = Record<string, Record<string, (input: unknown) => Promise<unknown>> | undefined>;

async function ask(
  { path: procedure, ...need }: Need,
  context: Parameters<typeof createCaller>[0],
): Promise<PageReply | undefined> {
  const [room = '', name = ''] = procedure.split('.');
  const procedures = createCaller(context) as unknown as Procedures;

  try {
    return { path: procedure, ...need, data: await procedures[room]?.[name]?.(need.input) };
  } catch {
    return undefined;
  }
}

function outOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** No text in it can end the element. */
function dataBlock(data: PageData): string {
  const json = superjson.stringify(data).replaceAll('<', String.raw`\u003c`);

  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}
