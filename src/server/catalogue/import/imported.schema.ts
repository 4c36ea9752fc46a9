import { z } from 'zod';
import { destinationSchema, foodSchema, openDataSchema, staySchema } from '../catalogue.schema.ts';
import { placeSchema } from '../place.schema.ts';

/** A restaurant of open data: nobody knows its dishes. */
const importedFood = foodSchema.extend({ dishes: z.array(z.string()).max(4) });

/** A destination made of open data: by the rules of the shipped ones, as far as open data can meet them. */
export const importedDestinationSchema = destinationSchema.extend({
  openData: openDataSchema,
  places: z.array(placeSchema).min(1),
  food: z.array(importedFood),
  stays: z.array(staySchema).min(1),
});
