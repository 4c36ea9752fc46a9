import { accommodationSchema } from './accommodation.entity.ts';
import { activitySchema } from './activity.entity.ts';
import { diningOptionSchema } from './dining-option.entity.ts';
import { flightSchema } from './flight.entity.ts';
import { freshFactsSchema } from './fresh-facts.entity.ts';
import { generatedTripSchema } from './generated-trip.entity.ts';
import { generationEventSchema } from './generation-event.entity.ts';
import { generationSchema } from './generation.entity.ts';
import { itineraryDaySchema } from './itinerary-day.entity.ts';
import { itineraryProposalSchema } from './itinerary-proposal.entity.ts';
import { itineraryRevisionSchema } from './itinerary-revision.entity.ts';
import { moodBoardSchema } from './mood-board.entity.ts';
import { packingItemSchema } from './packing-item.entity.ts';
import { placeReportSchema } from './place-report.entity.ts';
import { rateLimitSchema } from './rate-limit.entity.ts';
import { recommendationSchema } from './recommendation.entity.ts';
import { tripCreationSchema } from './trip-creation.entity.ts';
import { tripPlaceSchema } from './trip-place.entity.ts';
import { tripPreferenceSchema } from './trip-preference.entity.ts';
import { tripShareSchema } from './trip-share.entity.ts';
import { tripSelectionSchema } from './trip-selection.entity.ts';
import { tripSchema } from './trip.entity.ts';

/** Listed by hand: globs would break in the bundled server and under vitest. */
export const allEntities = [
  tripPreferenceSchema,
  generatedTripSchema,
  generationSchema,
  generationEventSchema,
  tripSchema,
  tripPlaceSchema,
  flightSchema,
  accommodationSchema,
  activitySchema,
  diningOptionSchema,
  itineraryDaySchema,
  itineraryRevisionSchema,
  itineraryProposalSchema,
  packingItemSchema,
  recommendationSchema,
  tripSelectionSchema,
  tripShareSchema,
  tripCreationSchema,
  moodBoardSchema,
  freshFactsSchema,
  rateLimitSchema,
  placeReportSchema,
];
