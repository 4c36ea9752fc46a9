import { preferenceInput, savedPreference } from '#shared/preferences/preference.schema.ts';
import {
  placeSuggestions,
  sightSuggestions,
  suggestPlacesInput,
  suggestSightsInput,
} from '#shared/preferences/place-suggestion.schema.ts';
import { understanding, understandInput } from '#shared/preferences/understanding.schema.ts';
import { procedure, router } from '../trpc/init.ts';
import { nameEveryBadField } from './departure-check.ts';

/** What a traveller asks for, kept so that a trip can be generated from it. */
export const preferencesRouter = router({
  save: procedure('Save travel preferences')
    .use(nameEveryBadField)
    .input(preferenceInput)
    .output(savedPreference)
    .mutation(({ ctx, input }) => ctx.services.preferences.save(ctx.user.id, input)),

  suggestPlaces: procedure('Suggest destinations, towns, regions, countries and sights by name')
    .input(suggestPlacesInput)
    .output(placeSuggestions)
    .query(async ({ ctx, input }) => ({
      places: await ctx.services.preferences.suggestPlaces(input),
    })),

  suggestSights: procedure('Suggest the sights and day trips of a place')
    .input(suggestSightsInput)
    .output(sightSuggestions)
    .query(({ ctx, input }) => ({ sights: ctx.services.preferences.suggestSights(input) })),

  // A mutation by its verb alone: notes may be longer than an address can be.
  understand: procedure('Read the wishes out of free text')
    .input(understandInput)
    .output(understanding)
    .mutation(({ ctx, input }) => ctx.services.preferences.understand(input.preferences)),
});
