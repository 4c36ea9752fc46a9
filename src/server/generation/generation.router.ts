import { tracked } from '@trpc/server';
import { generatedTrip, generateTripInput } from '#shared/generation/generated-trip.schema.ts';
import {
  builtItinerary,
  buildItineraryInput,
  itineraryInput,
  itineraryResult,
  packingList,
  packingListInput,
} from '#shared/generation/packing.schema.ts';
import {
  cancelGenerationInput,
  cancelGenerationResult,
  generationResult,
  generationResultInput,
  generationStarted,
  progressInput,
} from '#shared/generation/generation.schema.ts';
import {
  freshFactsInput,
  freshFactsResult,
  localInfoInput,
  localInfoResult,
} from '#shared/generation/local-info.schema.ts';
import {
  acceptItineraryInput,
  proposeItineraryInput,
  proposeRouteInput,
  itineraryProposal,
  itineraryState,
} from '#shared/trips/itinerary-edit.schema.ts';
import {
  chooseVersionInput,
  tripVersions,
  tripVersionsInput,
  whyNotAnswer,
  whyNotInput,
} from '#shared/generation/trip-versions.schema.ts';
import { publicProcedure, router } from '../trpc/init.ts';

/** Plans: generated, watched while they grow, and made again around what is booked. */
export const generationRouter = router({
  trip: publicProcedure
    .meta({ summary: 'Generate a trip from saved preferences' })
    .input(generateTripInput)
    .output(generatedTrip)
    .mutation(({ ctx, input, signal }) => ctx.services.generation.trip(input, signal)),

  start: publicProcedure
    .meta({ summary: 'Begin a generation that goes on without you' })
    .input(generateTripInput)
    .output(generationStarted)
    .mutation(async ({ ctx, input }) => ({
      generationId: await ctx.services.generation.start(input),
    })),

  result: publicProcedure
    .meta({ summary: 'Get the trip of a generation, or how it stands' })
    .input(generationResultInput)
    .output(generationResult)
    .query(({ ctx, input, signal }) =>
      ctx.services.generation.outcome(input.generationId, input.waitSeconds * 1000, signal),
    ),

  cancel: publicProcedure
    .meta({ summary: 'Stop a generation, and what it costs' })
    .input(cancelGenerationInput)
    .output(cancelGenerationResult)
    .mutation(async ({ ctx, input }) => ({
      cancelled: await ctx.services.generation.cancel(input.generationId),
    })),

  progress: publicProcedure
    .meta({ summary: "Watch a generation's stages" })
    .input(progressInput)
    .subscription(async function* ({ ctx, input, signal }) {
      for await (const { id, event } of ctx.services.generation.progress(input, signal)) {
        yield tracked(id, event);
      }
    }),

  versions: publicProcedure
    .meta({ summary: 'Get other versions of a generated trip' })
    .input(tripVersionsInput)
    .output(tripVersions)
    .query(({ ctx, input, signal }) =>
      ctx.services.generation.versions(input.preferenceId, signal),
    ),

  chooseVersion: publicProcedure
    .meta({ summary: 'Take a version as the trip to be saved' })
    .input(chooseVersionInput)
    .output(generatedTrip)
    .mutation(({ ctx, input }) =>
      ctx.services.generation.chooseVersion(input.preferenceId, input.version),
    ),

  whyNot: publicProcedure
    .meta({ summary: 'Ask why a sight is not in a generated trip' })
    .input(whyNotInput)
    .output(whyNotAnswer)
    .query(({ ctx, input, signal }) =>
      ctx.services.generation.whyNot(input.preferenceId, input.placeId, signal),
    ),

  itinerary: publicProcedure
    .meta({ summary: 'Plan the days of a saved trip anew' })
    .input(itineraryInput)
    .output(itineraryResult)
    .mutation(({ ctx, input }) => ctx.services.generation.itinerary(input.id)),

  proposeItinerary: publicProcedure
    .meta({ summary: 'Plan the days anew around the locks, to look at first' })
    .input(proposeItineraryInput)
    .output(itineraryProposal)
    .mutation(({ ctx, input, signal }) => ctx.services.itinerary.propose(input, signal)),

  proposeRoute: publicProcedure
    .meta({
      summary: "Plan a trip's places in another order or for other nights, to look at first",
    })
    .input(proposeRouteInput)
    .output(itineraryProposal)
    .mutation(({ ctx, input, signal }) => ctx.services.itinerary.proposeRoute(input, signal)),

  acceptItinerary: publicProcedure
    .meta({ summary: 'Take the days that were proposed' })
    .input(acceptItineraryInput)
    .output(itineraryState)
    .mutation(({ ctx, input }) => ctx.services.itinerary.accept(input)),

  packingList: publicProcedure
    .meta({ summary: 'Make the packing list of a saved trip' })
    .input(packingListInput)
    .output(packingList)
    .query(({ ctx, input }) => ctx.services.generation.packingList(input)),

  localInfo: publicProcedure
    .meta({ summary: "Fill a section of a saved trip's local info" })
    .input(localInfoInput)
    .output(localInfoResult)
    .mutation(({ ctx, input }) => ctx.services.generation.localInfo(input)),

  freshFacts: publicProcedure
    .meta({ summary: "Read what was found lately on a saved trip's destination, with sources" })
    .input(freshFactsInput)
    .output(freshFactsResult)
    .query(({ ctx, input }) => ctx.services.generation.freshFacts(input.id)),

  buildItinerary: publicProcedure
    .meta({ summary: 'Build day titles and activities for a destination' })
    .input(buildItineraryInput)
    .output(builtItinerary)
    .mutation(({ ctx, input, signal }) => ctx.services.generation.build(input, signal)),
});
