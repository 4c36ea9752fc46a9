import type { Diff } from '#server/catalogue/refresh/diff.schema.ts';
import type { StoredReport } from './place-reports.repository.ts';

/** Reports by destination, as the differences that the refresh of the catalogue shows and accepts. */
export function reportDiffs(reports: readonly StoredReport[], date: string): Diff[] {
  const destinations = [...new Set(reports.map(({ destinationId }) => destinationId))].toSorted();

  return destinations.map((destination) => ({
    destination,
    date,
    rows: reports
      .filter(({ destinationId }) => destinationId === destination)
      .map(({ row }) => row),
  }));
}
