import type { FlightResult } from '#shared/booking/search.schema.ts';
import { durationText } from '#shared/dates.ts';

type Bag = Readonly<Record<string, unknown>>;
type Segment = FlightResult['outboundSegments'][number];

/** What the card of a flight shows beyond its price; the length and the stops only where they are told. */
export type FlightFacts = Pick<FlightResult, 'outboundSegments' | 'returnSegments'> &
  Partial<Pick<FlightResult, 'totalDuration' | 'stops'>>;

const SEGMENT_TEXTS = [
  'airline',
  'flightNumber',
  'cabin',
  'departureTime',
  'arrivalTime',
  'departureAirport',
  'arrivalAirport',
] as const satisfies readonly (keyof Segment)[];

/** A provider's data as a flight, or undefined when it does not tell the way out. */
export function flightFacts(data: Bag): FlightFacts | undefined {
  const { outboundSegments, returnSegments, totalDuration, stops } = data;

  if (!areSegments(outboundSegments) || outboundSegments.length === 0) return undefined;
  return {
    outboundSegments,
    returnSegments: areSegments(returnSegments) ? returnSegments : [],
    ...(isCount(totalDuration) && { totalDuration }),
    ...(isCount(stops) && { stops }),
  };
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

/** "3h 30m in the air and between flights", where it is told; the stops stand by each way. */
export function flightLength({ totalDuration }: FlightFacts): string {
  return totalDuration === undefined
    ? ''
    : `${durationText(totalDuration)} in the air and between flights`;
}

function areSegments(value: unknown): value is Segment[] {
  return Array.isArray(value) && value.every(isSegment);
}

function isSegment(value: unknown): value is Segment {
  return (
    typeof value === 'object' &&
    value !== null &&
    SEGMENT_TEXTS.every((key) => typeof (value as Bag)[key] === 'string')
  );
}

/** As the schema counts: whole numbers alone. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
