import { z } from 'zod';
import {
  currency,
  items,
  latitude,
  longitude,
  optionalAddress,
  price,
  shortText,
} from '../provider-values.ts';

/** LiteAPI may answer 200 with {"error":{"code":2001,"message":"no availability found"}}, and 4xx with the same shape. */
const faultBody = z.object({ code: z.union([z.number(), z.string()]) });
export const faultAnswer = z.object({ error: faultBody });

/** GET /data/hotels */
export const hotelListAnswer = z.object({ data: items.optional(), error: faultBody.optional() });
export const listedHotel = z.object({
  id: z.string().min(1).max(100),
  name: shortText,
  address: z.string().max(500).default(''),
  city: z.string().max(200).default(''),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  stars: z.number().min(0).max(5).default(0).catch(0),
  rating: z.number().min(0).max(10).default(0).catch(0),
  reviewCount: z.int().min(0).default(0).catch(0),
  main_photo: optionalAddress,
  hotelTypeId: z.int().optional().catch(undefined),
  facilityIds: z.array(z.int()).max(500).default([]).catch([]),
});
export type ListedHotel = z.infer<typeof listedHotel>;

/** GET /data/facilities, GET /data/hotelTypes */
export const namesAnswer = z.object({ data: items });
export const listedFacility = z.object({ facility_id: z.int(), facility: shortText });
export const listedType = z.object({ id: z.int(), name: shortText });

/** POST /hotels/rates */
export const ratesAnswer = z.object({ data: items.optional(), error: faultBody.optional() });
const total = z.object({ amount: price, currency });
export const hotelRates = z.object({
  hotelId: z.string().min(1).max(100),
  roomTypes: z
    .array(
      z.object({
        /** All rooms of the party together. */
        offerRetailRate: total.optional(),
        rates: z
          .array(
            z.object({
              boardType: z.string().optional(),
              retailRate: z.object({ total: z.array(total).min(1) }),
            }),
          )
          .max(100),
      }),
    )
    .max(300),
});
export type HotelRates = z.infer<typeof hotelRates>;
