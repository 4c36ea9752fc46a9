import { z } from 'zod';
import { currency, items, price, shortText, webAddress } from '../provider-values.ts';

/** A failure's body: {"code":"BAD_REQUEST","message":"…","trackingId":"…"} */
export const faultAnswer = z.object({ code: z.string() });

/** POST /search/freetext for destinations */
export const destinationsAnswer = z.object({
  destinations: z.object({
    results: z
      .array(
        z.object({
          id: z.union([z.int(), z.string().regex(/^\d{1,9}$/)]),
          name: z.string().max(200),
        }),
      )
      .max(100),
  }),
});

/** POST /products/search */
export const productsAnswer = z.object({ products: items, totalCount: z.int().min(0).optional() });

const minutes = z
  .number()
  .min(0)
  .max(60 * 24 * 60);

export const product = z.object({
  productCode: z.string().min(1).max(60),
  title: shortText,
  description: z.string().max(20_000).default(''),
  productUrl: webAddress,
  images: z
    .array(
      z.object({
        isCover: z.boolean().default(false),
        variants: z.array(z.object({ url: webAddress, width: z.number() })).max(40),
      }),
    )
    .max(60)
    .default([])
    .catch([]),
  reviews: z
    .object({
      totalReviews: z.int().min(0).default(0),
      combinedAverageRating: z.number().min(0).max(5).default(0),
    })
    .default({ totalReviews: 0, combinedAverageRating: 0 }),
  duration: z
    .object({
      fixedDurationInMinutes: minutes.optional(),
      variableDurationFromMinutes: minutes.optional(),
    })
    .default({}),
  pricing: z.object({ currency, summary: z.object({ fromPrice: price }) }),
  flags: z.array(z.string()).max(50).default([]),
  tags: z.array(z.int()).max(200).default([]).catch([]),
});
export type ViatorProduct = z.infer<typeof product>;
