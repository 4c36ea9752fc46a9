import superjson from 'superjson';
import { ROUTES } from '#shared/pages/routes.ts';
import { restRoutes } from '#server/rest/rest-routes.ts';
import { procedureFacts, procedureType } from '#server/rest/procedures.ts';
import { appRouter } from '#server/trpc/app-router.ts';
import type { Draw } from './draw.ts';
import { drawValue } from './draw-value.ts';

export type Call = {
  kind: 'rest' | 'rpc' | 'page';
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'HEAD'];
const FILES = ['calendar.ics', 'trip.gpx', 'voucher.pdf', 'export.json'];
const OTHER_PATHS = [
  '/api/docs',
  '/api/openapi.json',
  '/api/feeds/x.ics',
  '/api/images/x',
  '/api/x',
];
const PATH_VALUES = [
  '1',
  '1',
  '2',
  '2',
  '3',
  '0',
  '-1',
  '1.5',
  '999999999999',
  'abc',
  '%00',
  '%ff',
  '..',
  '%2e%2e',
  'x'.repeat(900),
  '🎉',
];
const BAD_BODIES = ['', '{', 'null', '[]', '"x"', '{"a":'.repeat(2000), '1'.repeat(300)];
const PROCEDURES = Object.keys(appRouter._def.procedures).filter(
  (name) => procedureType(name) !== 'subscription',
);
const JSON_HEADERS = { 'content-type': 'application/json' };

/** Any call that somebody could make: mostly well formed, with values that fit or are odd. */
export function drawCall(draw: Draw): Call {
  const kind = draw.one(['rest', 'rest', 'rpc', 'rpc', 'page'] as const);
  const call = { rest: drawRest, rpc: drawRpc, page: drawPage }[kind](draw);

  if (draw.once(60)) call.method = draw.one(METHODS);
  if (call.method === 'GET' || call.method === 'HEAD') delete call.body;
  return call;
}

function drawRest(draw: Draw): Call {
  if (draw.once(10)) {
    const file = `/api/trips/${draw.one(PATH_VALUES)}/${draw.one(FILES)}`;

    return { kind: 'rest', method: 'GET', path: draw.one([file, ...OTHER_PATHS]), headers: {} };
  }
  const { method, path, procedure } = draw.one(restRoutes);
  const input = drawValue(procedureFacts(procedure).input, draw);
  const address = `/api${path.replace(/\{\w+\}/g, () => draw.one(PATH_VALUES))}`;

  if (method !== 'post')
    return {
      kind: 'rest',
      method: method.toUpperCase(),
      path: address + queryOf(input),
      headers: {},
    };
  return {
    kind: 'rest',
    method: 'POST',
    path: address,
    headers: drawHeaders(draw),
    body: bodyOf(input, draw),
  };
}

function drawRpc(draw: Draw): Call {
  const name = draw.one(PROCEDURES);
  const input = drawValue(procedureFacts(name).input, draw);
  const path = `/api/trpc/${draw.once(40) ? draw.one(['x', '%ff', 'trips', 'trips.byId,trips.list']) : name}`;

  if (procedureType(name) === 'query') {
    const text = encodeURIComponent(wellFormed(bodyOf(superjson.serialize(input), draw)));

    return { kind: 'rpc', method: 'GET', path: `${path}?input=${text}`, headers: {} };
  }
  const body = bodyOf(superjson.serialize(input), draw);

  return { kind: 'rpc', method: 'POST', path, headers: drawHeaders(draw), body };
}

function drawPage(draw: Draw): Call {
  const { pattern } = draw.one(Object.values(ROUTES));
  const path = pattern.replace(/:\w+/g, () => draw.one(PATH_VALUES));
  const query = draw.one([
    '',
    '',
    '?tab=all',
    '?q=%00',
    '?type=surprise',
    '?destination=%F0%9F%8E%89',
    '?id=1&id=2',
  ]);

  return { kind: 'page', method: 'GET', path: path + query, headers: { accept: 'text/html' } };
}

function drawHeaders(draw: Draw): Record<string, string> {
  return draw.once(40)
    ? { 'content-type': draw.one(['text/plain', 'application/xml']) }
    : JSON_HEADERS;
}

function bodyOf(input: unknown, draw: Draw): string {
  return draw.once(40) ? draw.one(BAD_BODIES) : JSON.stringify(input);
}

function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const pairs = Object.entries(input).map(
    ([name, value]) =>
      [name, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
  );

  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, wellFormed(value)]))}`.slice(
    0,
    6000,
  );
}

/** An address can't hold half a character; bodies can, escaped. */
function wellFormed(text: string): string {
  return text.replaceAll(/[\uD800-\uDFFF]/g, (half, at: number) =>
    /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(at, at + 2)) ||
    /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(at - 1, at + 1))
      ? half
      : '\uFFFD',
  );
}
