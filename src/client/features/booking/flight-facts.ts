import { z } from 'zod';
import { flightResult } from '#shared/booking/search.schema.ts';
import { durationText } from '#shared/dates.ts';

type Bag = Readonly<Record<string, unknown>>;

const { outboundSegments, returnSegments, totalDuration, stops } = flightResult.shape;
/** What the card of a flight shows beyond its price; the length and the stops only where they are told. */
const flight = z.object({
  outboundSegments: outboundSegments.min(1),
  returnSegments: returnSegments.catch([]),
  totalDuration: totalDuration.optional().catch(undefined),
  stops: stops.optional().catch(undefined),
});
export type FlightFacts = z.infer<typeof flight>;

/** A provider's data as a flight, or undefined when it does not tell the way out. */
export function flightFacts(data: Bag): FlightFacts | undefined {
  return flight.safeParse(data).data;
}

/** "TAP Air Portugal TP 1352" of a flight told segment by segment or in one piece; else "Flight". */
export function flightName(data: Bag): string {
  const { airline, flightNumber } = flightFacts(data)?.outboundSegments[0] ?? data;
  const name = [airline, flightNumber]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();

  return name || 'Flight';
}

/** "3h 30m of travel in total", where it is told; the stops stand by each way. */
export function flightLength({ totalDuration: minutes }: FlightFacts): string {
  return minutes === undefined ? '' : `${durationText(minutes)} of travel in total`;
}
