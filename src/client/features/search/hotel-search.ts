import { HOTEL_AMENITIES, PROPERTY_TYPES } from '#shared/booking/catalog-options.ts';
import { roomsFor } from '#shared/booking/rooms-for.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { splitList } from './split-list.ts';

/** The form as it opens, filled in from a trip. */
export function hotelDefaults(trip: TripDetail | undefined) {
  return {
    destination: trip?.destination ?? '',
    checkIn: trip?.startDate ?? '',
    checkOut: trip?.endDate ?? '',
    adults: String(Math.min(10, trip?.tripPreferences.travelers ?? 2)),
    children: '0',
    rooms: String(roomsFor(Math.min(10, trip?.tripPreferences.travelers ?? 2))),
    low: '50',
    high: '500',
    stars: '3',
    types: '',
    amenities: '',
    sort: '',
  };
}

export type HotelValues = ReturnType<typeof hotelDefaults>;

/** The search that a form stands for. */
export function hotelSearch(values: HotelValues) {
  return {
    destination: values.destination,
    checkIn: values.checkIn,
    checkOut: values.checkOut,
    guests: {
      adults: Number(values.adults),
      children: Number(values.children),
      rooms: Number(values.rooms),
    },
    priceRange: [Number(values.low), Number(values.high)] as [number, number],
    amenities: HOTEL_AMENITIES.filter((amenity) => splitList(values.amenities).includes(amenity)),
    propertyTypes: PROPERTY_TYPES.filter((type) => splitList(values.types).includes(type)),
    starRating: values.stars ? Number(values.stars) : undefined,
  };
}
