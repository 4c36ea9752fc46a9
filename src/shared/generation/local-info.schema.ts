import { z } from 'zod';
import { idField } from '../fields.ts';

/** The sections of a trip's local info that can be filled one by one. */
export const LOCAL_INFO_SECTIONS = ['weather', 'phrases', 'culture', 'safety'] as const;
export type LocalInfoSection = (typeof LOCAL_INFO_SECTIONS)[number];

export const localInfoInput = z.object({
  id: idField,
  section: z.enum(LOCAL_INFO_SECTIONS, { error: 'must be weather, phrases, culture or safety' }),
});
export const localInfoResult = z.object({ message: z.string() });
