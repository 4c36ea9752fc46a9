import { z } from 'zod';
import {
  amount,
  boundedText,
  countFrom,
  currencyCode,
  flightTime,
  idField,
  isoDay,
  jsonBag,
  requestKey,
  timeOfDay,
  wholeNumber,
} from '../fields.ts';
import { plannedActivity, plannedDay, plannedPlace } from '../generation/generated-trip.schema.ts';
import { tripPlace, tripRide } from '../generation/trip-places.schema.ts';
import { TRIP_FORMAT, TRIP_FORMAT_VERSION } from './trip-file.ts';
import { TRIP_STATUSES } from './trip-status.ts';
import {
  packingItem,
  tripAccommodation,
  tripActivity,
  tripDetail,
  tripDining,
  tripFlight,
  tripItineraryDay,
  tripPreferences,
} from './trip.schema.ts';

/** A trip as a file of ours. What it holds is read by the server field by field. */
export const importTripInput = z.object({
  format: z.literal(TRIP_FORMAT, { error: 'this is no trip exported by Northstar' }),
  formatVersion: z.literal(TRIP_FORMAT_VERSION, {
    error: `this version reads trips of format ${TRIP_FORMAT_VERSION}`,
  }),
  exportedAt: z.string().max(40).optional(),
  trip: z.unknown().optional(),
  userId: idField.optional(),
  key: requestKey.optional(),
});
export type ImportTripInput = z.output<typeof importTripInput>;

const count = (most: number) => countFrom(0, most);
const people = wholeNumber(1, 20);
const latitude = z
  .number('must be a number')
  .min(-90, 'must be -90 or more')
  .max(90, 'must be at most 90');
const longitude = z
  .number('must be a number')
  .min(-180, 'must be -180 or more')
  .max(180, 'must be at most 180');
const list = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry, 'must be a list').max(most, `must hold at most ${most}`);

/** What a browser could follow; anything else, which it might run, is left out. */
const link = boundedText(2000)
  .transform((text) => (/^https?:\/\//i.test(text) ? text : undefined))
  .optional();

/** Opening hours that end after midnight run past "24:00". */
const openTime = z
  .string('must be a time such as 09:30')
  .regex(/^([0-3]\d|4[0-8]):[0-5]\d$/, 'must be a time such as 09:30');
const place = plannedPlace.extend({
  lat: latitude,
  lon: longitude,
  endsAt: plannedPlace.shape.endsAt.unwrap().extend({ lat: latitude, lon: longitude }).optional(),
  open: list(z.tuple([openTime, openTime]), 20),
  url: link,
});
const stop = plannedActivity.extend({ time: timeOfDay, place: place.optional() });
const day = tripItineraryDay.omit({ id: true }).extend({
  dayNumber: countFrom(1, 400),
  date: isoDay(),
  start: timeOfDay,
  end: timeOfDay,
  weather: plannedDay.shape.weather.extend({ daylight: z.tuple([timeOfDay, timeOfDay]) }),
  cost: amount,
  walkKm: amount,
  activities: list(stop, 100),
});

const importedPlace = tripPlace.extend({
  lat: latitude,
  lon: longitude,
  nights: count(400),
  arrive: isoDay(),
  depart: isoDay(),
  ride: tripRide
    .extend({
      date: isoDay(),
      arrivesOn: isoDay().optional(),
      departs: timeOfDay,
      arrives: timeOfDay,
      usd: amount,
      km: count(50_000),
      minutes: count(10_000),
    })
    .optional(),
});

/** What a trip holds besides what the server gives it: ids, owner, version and moments. */
export const tripContent = tripDetail
  .omit({ id: true, userId: true, version: true, createdAt: true, stage: true })
  .extend({
    title: boundedText(120).trim().optional(),
    destination: boundedText(200).trim().min(1, 'Destination is required'),
    startDate: isoDay(),
    endDate: isoDay(),
    status: z.enum(TRIP_STATUSES, { error: `must be ${TRIP_STATUSES.join(', ')}` }),
    dailyBudget: amount,
    totalBudget: amount,
    // Trips that were saved long ago may hold a code that is no currency's.
    currency: currencyCode,
    travelers: people,
    tripPreferences: tripPreferences.extend({ travelers: people }),
    lat: latitude.optional(),
    lon: longitude.optional(),
    flights: list(
      tripFlight.omit({ id: true }).extend({
        departureTime: flightTime,
        arrivalTime: flightTime,
        price: amount,
        currency: currencyCode,
        segments: list(jsonBag, 12),
      }),
      40,
    ),
    accommodations: list(
      tripAccommodation.omit({ id: true }).extend({ pricePerNight: amount, imageUrl: link }),
      40,
    ),
    activities: list(tripActivity.omit({ id: true }).extend({ duration: count(100_000) }), 1000),
    diningOptions: list(tripDining.omit({ id: true }), 200),
    itineraryDays: list(day, 400),
    places: list(importedPlace, 40).optional(),
    packingItems: list(packingItem.omit({ id: true }).extend({ quantity: count(999) }), 300),
    budgetHotels: list(jsonBag, 60),
  })
  .superRefine((trip, context) => {
    if (trip.endDate < trip.startDate)
      context.addIssue({
        code: 'custom',
        path: ['endDate'],
        message: 'must not be before startDate',
      });
    const numbers = trip.itineraryDays.map(({ dayNumber }) => dayNumber);

    if (new Set(numbers).size < numbers.length)
      context.addIssue({
        code: 'custom',
        path: ['itineraryDays'],
        message: 'must not number two days alike',
      });
  });
export type TripContent = z.output<typeof tripContent>;
