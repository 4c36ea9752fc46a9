import { z } from 'zod';
import {
  budgetHotelInput,
  budgetHotelResult,
  experienceSearchInput,
  experienceSearchResult,
  flightSearchInput,
  flightSearchResult,
  hotelResult,
  hotelSearchInput,
  hotelTestInput,
} from '#shared/booking/search.schema.ts';
import {
  confirmBookingInput,
  confirmedBooking,
  generateRecommendationsInput,
  recommendation,
  selectInput,
  tripRefInput,
  tripSelection,
  unselectInput,
} from '#shared/booking/selection.schema.ts';
import { procedure, router } from '../trpc/init.ts';

const hotelTestResult = flightSearchResult.extend({ results: z.array(hotelResult) });

/** The search page's form has no check-in date of the dashboard's: whoever sends one means the other form. */
const hotelPageInput = hotelSearchInput.safeExtend({ checkInDate: z.never().optional() });

/** Searches, recommendations and selections. */
export const bookingRouter = router({
  searchFlights: procedure('Search flights across every provider')
    .input(flightSearchInput)
    .output(flightSearchResult)
    .mutation(({ ctx, input, signal }) => ctx.services.search.flights(input, signal)),

  searchHotels: procedure('Search hotels; the form with checkInDate answers in an envelope')
    .input(z.union([hotelPageInput, hotelTestInput]))
    .output(z.union([z.array(hotelResult), hotelTestResult]))
    .mutation(({ ctx, input, signal }) =>
      input.checkInDate === undefined
        ? ctx.services.search.hotels(input, signal)
        : ctx.services.search.hotelsForTest(input, signal),
    ),

  searchExperiences: procedure('Search experiences')
    .input(experienceSearchInput)
    .output(experienceSearchResult)
    .mutation(({ ctx, input, signal }) => ctx.services.search.experiences(input, signal)),

  searchBudgetHotels: procedure('Search hotels within a budget level')
    .input(budgetHotelInput)
    .output(budgetHotelResult)
    .mutation(({ ctx, input, signal }) => ctx.services.search.budgetHotels(input, signal)),

  watchFlights: procedure('Watch a flight search, provider by provider')
    .input(flightSearchInput)
    .subscription(async function* ({ ctx, input, signal }) {
      yield* ctx.services.search.watchFlights(input, signal);
    }),

  watchHotels: procedure('Watch a hotel search, provider by provider')
    .input(hotelSearchInput)
    .subscription(async function* ({ ctx, input, signal }) {
      yield* ctx.services.search.watchHotels(input, signal);
    }),

  watchExperiences: procedure('Watch a search of experiences, provider by provider')
    .input(experienceSearchInput)
    .subscription(async function* ({ ctx, input, signal }) {
      yield* ctx.services.search.watchExperiences(input, signal);
    }),

  selections: procedure("List a trip's selections")
    .input(tripRefInput)
    .output(z.array(tripSelection))
    .query(({ ctx, input }) => ctx.services.selections.list(input.tripId)),

  select: procedure('Select an option; it replaces the one before in its category')
    .input(selectInput)
    .output(tripSelection)
    .mutation(({ ctx, input }) => ctx.services.selections.select(input)),

  unselect: procedure('Take a choice off the trip; what it replaced comes back')
    .input(unselectInput)
    .output(tripSelection)
    .mutation(({ ctx, input }) => ctx.services.selections.unselect(input)),

  confirm: procedure("Confirm what was chosen, once the demo's payment is through")
    .input(confirmBookingInput)
    .output(confirmedBooking)
    .mutation(({ ctx, input }) => ctx.services.selections.confirm(input.tripId)),

  recommendations: procedure("List a trip's recommendations")
    .input(tripRefInput)
    .output(z.array(recommendation))
    .query(({ ctx, input }) => ctx.services.recommendations.list(input.tripId)),

  generateRecommendations: procedure('Search and rank options for a trip')
    .input(generateRecommendationsInput)
    .output(z.array(recommendation))
    .mutation(({ ctx, input, signal }) => ctx.services.recommendations.generate(input, signal)),
});
