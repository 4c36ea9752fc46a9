import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localToday } from '#shared/dates.ts';
import type { InitialState } from '#shared/pages/initial-state.ts';
import { queriesOf } from '#shared/pages/routes.ts';
import type { Clock } from '../clock.ts';
import { describeFailure, type Logger } from '../logger.ts';
import type { Services } from '../services.ts';
import type { Context } from '../trpc/context.ts';
import { untilAborted } from '../until-aborted.ts';
import { prefetchQueries } from './prefetch-queries.ts';

/** The built src/client/entry-server.tsx, which the server knows by its file alone. */
export type RenderCode = {
  render: (address: string, state: InitialState, signal: AbortSignal) => Promise<string>;
};

/** Who asks for a page, and the id under which that is logged. */
type Asker = Omit<Context, 'services'>;
type RenderedPage = { root: string; state: InitialState; isPersonal: boolean };

/** Renders the page at an address; undefined where the browser has to render it itself. */
export type PageRenderer = (address: string, asker: Asker) => Promise<RenderedPage | undefined>;

type RendererParts = {
  services: Services;
  clock: Clock;
  logger: Logger;
  loadCode: () => Promise<RenderCode>;
  limitMs?: number;
};

const LIMIT_MS = 1000;
/** More at once would hold up every other answer; the browser renders the rest. */
const MAX_AT_ONCE = 8;

/**
 * Renders pages with the replies of the procedures that the browser would call. A page that cannot be
 * rendered, or not in time, is no failure: it is sent empty and the browser renders it.
 */
export function createPageRenderer({ limitMs = LIMIT_MS, ...parts }: RendererParts): PageRenderer {
  let atOnce = 0;

  return async (address, asker) => {
    if (atOnce >= MAX_AT_ONCE) return undefined;
    atOnce += 1;
    try {
      const signal = AbortSignal.timeout(limitMs);

      return await untilAborted(renderPage({ address, asker, signal }, parts), signal);
    } catch (error) {
      parts.logger.warn(
        { requestId: asker.requestId, error: describeFailure(error) },
        'page not rendered',
      );
      return undefined;
    } finally {
      atOnce -= 1;
    }
  };
}

/** Loads the code that renders from the build. */
export function loadBuiltCode(clientDirectory: string): Promise<RenderCode> {
  const file = path.resolve(clientDirectory, '../ssr/entry-server.js');

  return import(pathToFileURL(file).href) as Promise<RenderCode>;
}

type PageRequest = { address: string; asker: Asker; signal: AbortSignal };

async function renderPage(
  { address, asker, signal }: PageRequest,
  { services, clock, loadCode }: Omit<RendererParts, 'limitMs'>,
): Promise<RenderedPage | undefined> {
  const url = new URL(address, 'http://northstar');
  const asked = queriesOf(url);

  if (!asked) return undefined;
  const queries = await prefetchQueries(asked, { services, ...asker });

  if (!queries) return undefined;
  const state: InitialState = { today: localToday(clock.now()), queries };
  const { render } = await loadCode();
  const root = await render(url.pathname + url.search, state, signal);

  return { root, state, isPersonal: asked.length > 0 };
}
