import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { refuseSealed } from '#server/exports/sealed-trip.ts';
import { AppError } from '#shared/app-error.ts';
import type {
  ListedReport,
  listReportsInput,
  reportedPlace,
  reportPlaceInput,
} from '#shared/trips/place-report.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { z } from 'zod';
import type { PlaceReportsRepository } from './place-reports.repository.ts';
import { reportRow } from './report-row.ts';

/** Whoever reads the reports needs no more of one place. */
const MOST_OF_A_PLACE = 50;

type Ports = {
  reports: PlaceReportsRepository;
  tripById: (id: number) => Promise<TripDetail>;
  catalogue: () => Catalogue;
};

/** What travellers say is wrong about places: kept for the keeper of the catalogue, never applied by itself. */
export function createPlaceReportsService({ reports, tripById, catalogue }: Ports) {
  return {
    /**
     * Keeps a report about a stop of a trip, without the trip. NOT_FOUND for an unknown trip or a place that its plan
     * does not hold, CONFLICT while the trip is a secret, 429 when enough was said of the place.
     */
    async report(input: z.output<typeof reportPlaceInput>): Promise<z.infer<typeof reportedPlace>> {
      const { id, placeId, ...report } = input;
      const trip = await tripById(id);

      refuseSealed(trip);
      const place = isPlanned(trip, placeId) ? catalogue().place(placeId) : undefined;

      if (!place) throw new AppError('NOT_FOUND', 'No place of the catalogue in this trip');
      if ((await reports.countOf(placeId)) >= MOST_OF_A_PLACE)
        throw new AppError('TOO_MANY_REQUESTS', 'Enough has been reported about this place.');
      await reports.insert({
        destinationId: place.destination.id,
        placeId,
        row: reportRow(place, report),
      });
      return { placeId, name: place.file.name };
    },

    /** Reports, the newest first. */
    async list(asked: z.output<typeof listReportsInput>): Promise<ListedReport[]> {
      const found = await reports.find({ ...asked, destinationId: asked.destination });

      return found.map(({ id, destinationId, placeId, row, createdAt }) => ({
        id,
        destination: destinationId,
        placeId,
        name: row.name,
        kind: row.kind,
        note: row.note,
        received: createdAt.toISOString(),
      }));
    },
  };
}

/** A stop of the plan, or the day trip that stops belong to. */
function isPlanned({ itineraryDays }: TripDetail, placeId: string): boolean {
  return itineraryDays.some(({ activities }) =>
    activities.some(({ place, partOf }) => place?.id === placeId || partOf === placeId),
  );
}
