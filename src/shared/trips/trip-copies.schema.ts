import { z } from 'zod';
import { boundedText, idField, isoDay, requestKey } from '../fields.ts';

/** An empty title gives the trip its destination's name back. */
export const renameTripInput = z.object({
  id: idField,
  title: boundedText(120).trim(),
});

/** The copy keeps the length of the trip; without a date it keeps the dates too. */
export const duplicateTripInput = z.object({
  id: idField,
  startDate: isoDay().optional(),
  key: requestKey.optional(),
});
export type DuplicateTripInput = z.output<typeof duplicateTripInput>;
