import { z } from 'zod';
import { movedEnds, moveFlight, moveStay, type TripDates } from '#shared/trips/move-dates.ts';

type Row = Readonly<Record<string, unknown>>;
type Replaced = { rows: Row[]; dates?: TripDates };

const flightRow = z.looseObject({
  isReturn: z.boolean(),
  departureDate: z.string(),
  arrivalDate: z.string(),
});
const stayRow = z.looseObject({
  checkIn: z.string(),
  checkOut: z.string(),
  isSelected: z.literal(false),
});

/**
 * What a choice replaced, on the dates that its trip has now: what the plan suggested follows the ends of the
 * trip, as it does where nothing is chosen.
 */
export function backOnDates({ rows, dates }: Replaced, now: TripDates): Row[] {
  if (!dates) return rows;
  const ends = movedEnds(dates, now);

  return rows.map((row) => {
    const flight = flightRow.safeParse(row);
    const stay = stayRow.safeParse(row);

    if (flight.success) return moveFlight(flight.data, ends);
    return stay.success ? moveStay(stay.data, ends) : row;
  });
}
