import { preferenceInput, savedPreference } from '#shared/preferences/preference.schema.ts';
import { understanding, understandInput } from '#shared/preferences/understanding.schema.ts';
import { publicProcedure, router } from '../trpc/init.ts';
import { nameEveryBadField } from './departure-check.ts';

/** What a traveller asks for, kept so that a trip can be generated from it. */
export const preferencesRouter = router({
  save: publicProcedure
    .meta({ summary: 'Save travel preferences' })
    .use(nameEveryBadField)
    .input(preferenceInput)
    .output(savedPreference)
    .mutation(({ ctx, input }) => ctx.services.preferences.save(input)),

  // A mutation by its verb alone: notes may be longer than an address can be.
  understand: publicProcedure
    .meta({ summary: 'Read the wishes out of free text' })
    .input(understandInput)
    .output(understanding)
    .mutation(({ ctx, input }) => ctx.services.preferences.understand(input.preferences)),
});
