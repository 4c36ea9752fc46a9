import { z } from 'zod';
import { idField } from '../fields.ts';
import { planCosts } from '../generation/generated-trip.schema.ts';
import { tripPlace, tripRide } from '../generation/trip-places.schema.ts';
import { ownEntry } from '../trips/own-entries.schema.ts';
import { packingItem } from '../trips/trip.schema.ts';
import { DEFAULT_PARTS, SHARED_PARTS } from './shared-parts.ts';

const sharedPart = z.enum(SHARED_PARTS, { error: `must be ${SHARED_PARTS.join(', ')}` });

/** A page for people, or a calendar that programs subscribe to. */
const SHARE_KINDS = ['page', 'calendar'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

const address = z.object({ token: z.string(), path: z.string() });

/** What is open of a trip: an address is missing while it is off. */
export const sharing = z.object({
  page: address.extend({ shows: z.array(sharedPart) }).optional(),
  calendar: address.optional(),
});
export type Sharing = z.infer<typeof sharing>;

/** Opens the page, or changes what it shows; its address stays until it is switched off. */
export const sharePageInput = z.object({
  id: idField,
  shows: z
    .array(sharedPart, { error: 'must be a list' })
    .max(SHARED_PARTS.length, `must hold at most ${SHARED_PARTS.length}`)
    .default([...DEFAULT_PARTS]),
});

export const userCalendar = z.object({ calendar: address.optional() });
export type UserCalendar = z.infer<typeof userCalendar>;

export const sharedTripInput = z.object({
  token: z.string({ error: 'must be text' }).max(100, 'must be at most 100 characters'),
});

const leg = z.object({ mode: z.string(), minutes: z.number(), km: z.number() });

export const sharedStop = z.object({
  activity: z.string(),
  time: z.string(),
  duration: z.string(),
  kind: z.string(),
  place: z
    .object({ name: z.string(), kind: z.string(), lat: z.number(), lon: z.number() })
    .optional(),
  travel: leg.optional(),
});
export type SharedStop = z.infer<typeof sharedStop>;

/** An entry of the traveller's own; of a reservation no more than its kind unless its details are shown. */
const sharedEntry = ownEntry
  .pick({ kind: true, time: true, place: true, price: true })
  .extend({ title: z.string().optional() });
export type SharedEntry = z.infer<typeof sharedEntry>;

const sharedDay = z.object({
  dayNumber: z.int(),
  date: z.string(),
  dayType: z.string(),
  title: z.string().optional(),
  note: z.string().optional(),
  stops: z.array(sharedStop).optional(),
  entries: z.array(sharedEntry).optional(),
});
export type SharedDay = z.infer<typeof sharedDay>;

const sharedFlight = z.object({
  from: z.string(),
  to: z.string(),
  isReturn: z.boolean(),
  departureDate: z.string(),
  departureTime: z.string(),
  arrivalDate: z.string(),
  arrivalTime: z.string(),
  airline: z.string().optional(),
  flightNumber: z.string().optional(),
  price: z.number().optional(),
  currency: z.string().optional(),
});

const sharedStay = z.object({
  type: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  name: z.string().optional(),
  address: z.string().optional(),
  pricePerNight: z.number().optional(),
  currency: z.string().optional(),
});

/** A place of the route: how long the stay is, and how one comes there. */
export const sharedPlace = tripPlace
  .pick({ id: true, name: true, nights: true, arrive: true })
  .extend({ ride: tripRide.pick({ mode: true, minutes: true }).optional() });
export type SharedPlace = z.infer<typeof sharedPlace>;

export const sharedItem = packingItem.pick({ name: true, category: true, quantity: true });

/** A trip as the public page shows it: only what was ticked, and of a secret no more than its dates. */
export const sharedTrip = z.object({
  isSecret: z.boolean(),
  startDate: z.string(),
  endDate: z.string(),
  destination: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  imagePrompt: z.string().optional(),
  /** Where a trip to several places leads. */
  places: z.array(sharedPlace).optional(),
  days: z.array(sharedDay).optional(),
  bookings: z
    .object({
      flights: z.array(sharedFlight),
      stays: z.array(sharedStay),
      experiences: z.array(
        z.object({
          category: z.string(),
          name: z.string().optional(),
          price: z.string().optional(),
        }),
      ),
    })
    .optional(),
  costs: planCosts.optional(),
  packing: z.array(sharedItem).optional(),
  notes: z.string().optional(),
});
export type SharedTrip = z.infer<typeof sharedTrip>;
