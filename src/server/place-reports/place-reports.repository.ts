import { type EntityManager, LessThan } from 'typeorm';
import type { DiffRow } from '#server/catalogue/refresh/diff.schema.ts';
import { placeReportSchema } from '../db/entities/place-report.entity.ts';
import { insertRows } from '../db/insert-rows.ts';

export type PlaceReportsRepository = ReturnType<typeof createPlaceReportsRepository>;

export type StoredReport = {
  id: number;
  destinationId: string;
  placeId: string;
  row: DiffRow;
  createdAt: Date;
};

/** Rows of place_reports. */
export function createPlaceReportsRepository(manager: EntityManager) {
  const reports = manager.getRepository(placeReportSchema);

  return {
    async insert(report: Omit<StoredReport, 'id' | 'createdAt'>): Promise<void> {
      await insertRows(manager, placeReportSchema, [report]);
    },

    countOf: (placeId: string): Promise<number> => reports.countBy({ placeId }),

    /** The newest first, of one destination or of all, from the one before an id. */
    async find(asked: {
      destinationId?: string | undefined;
      before?: number | undefined;
      limit: number;
    }): Promise<StoredReport[]> {
      const { destinationId, before, limit } = asked;
      const found = await reports.find({
        where: {
          ...(destinationId !== undefined && { destinationId }),
          ...(before !== undefined && { id: LessThan(before) }),
        },
        order: { id: 'DESC' },
        take: limit,
      });

      // Nothing but reportRow writes the column.
      return found.map((report) => ({ ...report, row: report.row as DiffRow }));
    },
  };
}
