import { z } from 'zod';
import {
  currency,
  iata,
  items,
  latitude,
  localTime,
  longitude,
  price,
  shortText,
} from '../provider-values.ts';

/** POST /v1/security/oauth2/token */
export const tokenAnswer = z.object({
  access_token: z.string().min(1).max(4000),
  expires_in: z.number().min(0).max(86_400),
});

/** A failure's body: {"errors":[{"status":400,"code":3664,"title":"NO ROOMS AVAILABLE …"}]} */
export const faultAnswer = z.object({
  errors: z.array(z.object({ code: z.union([z.number(), z.string()]) })).max(50),
});

/** GET /v2/shopping/flight-offers */
export const flightOffersAnswer = z.object({
  data: items,
  dictionaries: z
    .object({ carriers: z.record(z.string(), z.string()).default({}) })
    .default({ carriers: {} }),
});

const stop = z.object({ iataCode: iata, at: localTime });
const segment = z.object({
  id: z.string(),
  departure: stop,
  arrival: stop,
  carrierCode: z.string().regex(/^[A-Z0-9]{2}$/),
  number: z.string().regex(/^\d{1,4}$/),
  numberOfStops: z.int().min(0).max(5).default(0),
});

export const flightOffer = z.object({
  id: z.string().min(1).max(200),
  itineraries: z
    .array(z.object({ duration: z.string(), segments: z.array(segment).min(1).max(8) }))
    .min(1)
    .max(2),
  price: z.object({ currency, grandTotal: price }),
  travelerPricings: z
    .array(
      z.object({
        price: z.object({ total: price }),
        fareDetailsBySegment: z
          .array(
            z.object({
              segmentId: z.string(),
              cabin: z.string().optional(),
              includedCheckedBags: z
                .object({
                  quantity: z.int().min(0).max(9).optional(),
                  weight: z.number().optional(),
                })
                .optional(),
            }),
          )
          .max(20),
      }),
    )
    .min(1),
});
export type AmadeusFlightOffer = z.infer<typeof flightOffer>;

/** GET /v1/reference-data/locations/hotels/by-city and by-geocode */
export const hotelListAnswer = z.object({ data: items });
export const listedHotel = z.object({
  hotelId: z.string().regex(/^[A-Z0-9]{8}$/),
  name: shortText,
  rating: z.coerce.number().min(1).max(5).optional().catch(undefined),
  geoCode: z.object({ latitude, longitude }).optional(),
  address: z
    .object({ cityName: z.string().optional(), lines: z.array(z.string()).optional() })
    .optional(),
});
export type ListedHotel = z.infer<typeof listedHotel>;

/** GET /v3/shopping/hotel-offers */
export const hotelOffersAnswer = z.object({ data: items });
export const hotelOffers = z.object({
  hotel: z.object({
    hotelId: z.string(),
    name: shortText,
    latitude: latitude.optional(),
    longitude: longitude.optional(),
  }),
  available: z.boolean().default(true),
  offers: z
    .array(
      z.object({
        id: z.string(),
        boardType: z.string().optional(),
        price: z.object({ currency, total: price }),
      }),
    )
    .max(50),
});
export type AmadeusHotelOffers = z.infer<typeof hotelOffers>;
