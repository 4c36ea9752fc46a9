import express, { type RequestHandler, type Response, type Router } from 'express';
import { AppError } from '#shared/app-error.ts';
import { TRIP_FILES, type TripFile } from '#shared/trips/trip-files.ts';
import { tripIdInput, type TripDetail } from '#shared/trips/trip.schema.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import type { Services } from '#server/services.ts';
import { buildCalendar } from '#server/exports/calendar.ts';
import { attachmentHeader } from '#server/exports/file-name.ts';
import { buildGpx } from '#server/exports/gpx.ts';
import { buildExport } from '#server/exports/trip-export.ts';
import { voucherContent } from '#server/exports/voucher-content.ts';
import { createVoucherThread } from '#server/exports/voucher-thread.ts';
import { describeIssues } from '#server/trpc/describe-issues.ts';
import { userOf } from './identify.ts';
import type { Limits } from './limits.ts';
import { READ_ONLY, refuseMethod } from './refuse-method.ts';

type Sources = Pick<Services, 'trips' | 'selections' | 'clock' | 'identity'>;
/** A file's bytes; throws an AppError when the trip cannot be told in this format. */
type Build = (trip: TripDetail, now: Date, services: Sources) => string | Promise<Buffer>;

const vouchers = createVoucherThread();

const BUILD: Record<TripFile, Build> = {
  'calendar.ics': (trip, now) =>
    buildCalendar(trip, {
      now,
      timeZoneOfAirport: (code) => loadTransport().airport(code)?.timeZone,
    }),
  'trip.gpx': buildGpx,
  'voucher.pdf': async (trip, now, { selections }) => {
    const chosen = await selections.list(trip.id);

    return vouchers.draw(voucherContent(trip, now, chosen), now);
  },
  'export.json': (trip, now) => `${JSON.stringify(buildExport(trip, now), null, 2)}\n`,
};

/** The trip in open formats: /trips/:id/calendar.ics, trip.gpx, voucher.pdf and export.json. */
export function createExportRoutes(services: Sources, limits: Limits): Router {
  const routes = express.Router({ caseSensitive: true, strict: false });

  for (const { file, type } of TRIP_FILES) {
    const path = `/trips/:id/${file}`;

    routes.get(
      path,
      ...(file === 'voucher.pdf' ? [limits.forKind('voucher')] : []),
      sendTrip(services, { file, type }),
    );
    routes.all(path, refuseMethod(READ_ONLY));
  }
  return routes;
}

function sendTrip(
  services: Sources,
  { file, type }: Pick<(typeof TRIP_FILES)[number], 'file' | 'type'>,
): RequestHandler {
  const contentType = type === 'application/pdf' ? type : `${type}; charset=utf-8`;

  return async (request, response) => {
    const id = readTripId(request.params['id']);

    await services.identity.requireOwner(userOf(response), 'trip', id);
    const trip = await services.trips.byId(id);
    const body = await BUILD[file](trip, services.clock.now(), services);
    const extension = file.slice(file.lastIndexOf('.') + 1);

    describeFile(response, trip, extension);
    response.set('Content-Type', contentType).send(body);
  };
}

function describeFile(response: Response, trip: TripDetail, extension: string): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Disposition': attachmentHeader(trip, extension),
  });
}

function readTripId(text: unknown): number {
  const isWhole = typeof text === 'string' && /^-?(0|[1-9]\d{0,14})$/.test(text);
  const read = tripIdInput.safeParse({ id: isWhole ? Number(text) : text });

  if (!read.success) throw new AppError('BAD_REQUEST', describeIssues(read.error.issues));
  return read.data.id;
}
