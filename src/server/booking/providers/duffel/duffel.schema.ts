import { z } from 'zod';
import { currency, iata, items, localTime, optionalAddress, price } from '../provider-values.ts';

/** POST /air/offer_requests */
export const offerRequestAnswer = z.object({ data: z.object({ id: z.string().min(1).max(200) }) });

/** GET /air/offers: one page; `after` leads to the next. */
export const offersAnswer = z.object({
  data: items,
  meta: z.object({ after: z.string().max(500).nullish() }).nullish(),
});

/** A failure's body: {"errors":[{"type":"validation_error","code":"…"}],"meta":{"status":422}} */
export const faultAnswer = z.object({ errors: z.array(z.object({ code: z.string() })).max(50) });

const segment = z.object({
  origin: z.object({ iata_code: iata }),
  destination: z.object({ iata_code: iata }),
  departing_at: localTime,
  arriving_at: localTime,
  marketing_carrier: z.object({
    iata_code: z.string().regex(/^[A-Z0-9]{2}$/),
    name: z.string().max(200),
  }),
  marketing_carrier_flight_number: z.string().regex(/^\d{1,4}$/),
  stops: z.array(z.unknown()).max(5).default([]),
  passengers: z
    .array(
      z.object({
        cabin_class: z.string().optional(),
        baggages: z
          .array(z.object({ type: z.string(), quantity: z.int().min(0).max(9) }))
          .default([]),
      }),
    )
    .default([]),
});

export const offer = z.object({
  id: z.string().min(1).max(200),
  total_amount: price,
  total_currency: currency,
  owner: z.object({ logo_symbol_url: optionalAddress.nullable() }),
  slices: z
    .array(z.object({ duration: z.string().nullish(), segments: z.array(segment).min(1).max(8) }))
    .min(1)
    .max(2),
});
export type DuffelOffer = z.infer<typeof offer>;
