import express, { type RequestHandler, type Router } from 'express';
import { loadTransport } from '../catalogue/transport.ts';
import type { Services } from '../services.ts';
import { buildFeed } from '#server/exports/calendar.ts';
import { etagOf } from './encoding.ts';
import { READ_ONLY, refuseMethod } from './refuse-method.ts';

const FEED = /^([\w-]+)\.ics$/;
/** The moment at which a calendar was written is no change of what it says. */
const WRITTEN_AT = /^DTSTAMP:.*\r\n/gm;

/** Calendars to subscribe to: /feeds/{token}.ics. A reader that has the newest gets 304. */
export function createFeedRoutes(services: Pick<Services, 'sharing' | 'clock'>): Router {
  const routes = express.Router({ caseSensitive: true, strict: true });

  routes.get('/feeds/:file', sendFeed(services));
  routes.all('/feeds/:file', refuseMethod(READ_ONLY));
  return routes;
}

function sendFeed({ sharing, clock }: Pick<Services, 'sharing' | 'clock'>): RequestHandler {
  return async (request, response) => {
    const token = FEED.exec(String(request.params['file']))?.[1] ?? '';
    const calendar = buildFeed(await sharing.readFeed(token), {
      now: clock.now(),
      timeZoneOfAirport: (code) => loadTransport().airport(code)?.timeZone,
    });

    // Weak, as two calendars that say the same differ in when they were written.
    const etag = `W/${etagOf(calendar.replaceAll(WRITTEN_AT, ''), 27)}`;

    response.set({
      'Cache-Control': 'private, no-cache',
      ETag: etag,
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Disposition': 'inline; filename="northstar.ics"',
    });
    // Not Express's own `fresh`: readers that also send "no-cache" would fetch everything every hour.
    if (hasNewest(request.get('if-none-match'), etag)) response.status(304).end();
    else response.set('Content-Type', 'text/calendar; charset=utf-8').send(calendar);
  };
}

function hasNewest(known: string | undefined, etag: string): boolean {
  const tags = (known ?? '').split(',').map((tag) => tag.trim());

  return tags.includes('*') || tags.includes(etag) || tags.includes(etag.slice(2));
}
