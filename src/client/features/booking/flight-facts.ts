import type { FlightResult } from '#shared/booking/search.schema.ts';

type Bag = Readonly<Record<string, unknown>>;
type Segment = FlightResult['outboundSegments'][number];

/** What the card of a flight shows beyond its price. */
export type FlightFacts = Pick<
  FlightResult,
  'outboundSegments' | 'returnSegments' | 'totalDuration' | 'stops'
>;

const SEGMENT_TEXTS = [
  'airline',
  'flightNumber',
  'cabin',
  'departureTime',
  'arrivalTime',
  'departureAirport',
  'arrivalAirport',
] as const satisfies readonly (keyof Segment)[];

/** A provider's data as a flight, or undefined when it does not tell all of one. */
export function flightFacts(data: Bag): FlightFacts | undefined {
  const { outboundSegments, returnSegments, totalDuration, stops } = data;

  return areSegments(outboundSegments) &&
    areSegments(returnSegments) &&
    isCount(totalDuration) &&
    isCount(stops)
    ? { outboundSegments, returnSegments, totalDuration, stops }
    : undefined;
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
