import { z } from 'zod';
import { amount, boundedText, currencyCode, flightTime, jsonBag as bag } from '../fields.ts';

const createFlight = z.object({
  departureAirport: boundedText(80),
  arrivalAirport: boundedText(80),
  airline: boundedText(120),
  flightNumber: boundedText(20),
  departureDate: boundedText(40),
  departureTime: flightTime,
  arrivalDate: boundedText(40),
  arrivalTime: flightTime,
  cabin: boundedText(40).default('Economy'),
  status: boundedText(40).default('available'),
  isReturn: z.boolean().default(false),
  segments: z.array(bag).max(12).default([]),
  price: amount.default(0),
  currency: currencyCode.default('USD'),
  bookingReference: boundedText(60).optional(),
  provider: boundedText(80).optional(),
});

const flightList = z.array(createFlight).max(12);
type FlightList = z.input<typeof flightList>;
type PlannedFlights = { outbound: FlightList; return: FlightList };

/** One list of flights, also where they come as a plan tells them: those out and those back. */
function inOneList(flights: FlightList | PlannedFlights): FlightList {
  const { outbound, return: back } = (flights ?? {}) as Partial<PlannedFlights>;

  return Array.isArray(outbound) && Array.isArray(back)
    ? [...outbound, ...back]
    : (flights as FlightList);
}

/** The flights that a new trip comes with. */
export const createFlights = z
  .preprocess(inOneList, flightList)
  .default([])
  .describe('As a list, or as a plan has them: `outbound` and `return`');
