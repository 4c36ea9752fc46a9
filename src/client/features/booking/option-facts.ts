import { z } from 'zod';
import { providerData } from '#shared/booking/selection.schema.ts';
import { countText } from '#shared/count-text.ts';
import { parsePrice } from '#shared/money.ts';

const filled = z.string().regex(/\S/);
const text = filled.optional().catch(undefined);
const number = z.number().optional().catch(undefined);
const flag = z.boolean().catch(false);
const price = z.union([z.number(), z.string()]).optional().catch(undefined);
const list = z
  .array(z.unknown())
  .catch([])
  .transform((entries) => entries.filter((entry) => typeof entry === 'string'));
const hours = z
  .number()
  .positive()
  .transform((count) => countText(count, 'hour'));

/** What providers tell of an option, whatever its shape: what is there is read, the rest left out. */
const bag = z.object({
  name: filled.catch('Option'),
  provider: filled.catch('Provider'),
  lowestPrice: price,
  pricePerNight: price,
  price,
  currency: filled.catch('USD'),
  rating: number,
  userRating: number,
  reviewCount: number,
  category: text,
  categories: list,
  duration: z.union([filled, hours]).catch('3-4 hours'),
  description: filled.catch(''),
  address: text,
  starRating: number,
  amenities: list,
  sample: flag,
  deepLink: text,
  linksToOffer: flag,
  lat: number,
  lon: number,
});

export type OptionFacts = ReturnType<typeof optionFacts>;

/** What an option card shows; no shape of data makes it fail. */
export function optionFacts(data: Readonly<Record<string, unknown>>) {
  const { lowestPrice, pricePerNight, userRating, categories, ...told } = bag.parse(data);

  return {
    ...told,
    price: parsePrice(lowestPrice ?? pricePerNight ?? told.price ?? 0),
    rating: told.rating ?? userRating,
    category: told.category ?? categories[0],
    stars: told.starRating,
    isSample: told.sample,
  };
}

/** A provider's data as an object: it may come as the text of its JSON. What is neither tells nothing. */
export function providerBag(data: unknown): Readonly<Record<string, unknown>> {
  return providerData.safeParse(data).data ?? {};
}
