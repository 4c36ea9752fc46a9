import {
  ownEntries,
  removeOwnEntryInput,
  saveOwnEntryInput,
} from '#shared/trips/own-entries.schema.ts';
import { z } from 'zod';
import {
  addPackingItemInput,
  createTripInput,
  packingItem,
  packingItemRef,
  tripDetail,
  tripIdInput,
  tripPage,
  tripSummary,
  updatePackingItemInput,
  updateTripInput,
  userIdInput,
} from '#shared/trips/trip.schema.ts';
import { listTripsInput, userTripsInput } from '#shared/trips/trip-lists.schema.ts';
import {
  editItineraryInput,
  itineraryState,
  placeChoice,
  searchPlacesInput,
  stopAlternatives,
  stopAlternativesInput,
  undoItineraryInput,
} from '#shared/trips/itinerary-edit.schema.ts';
import {
  sharedTrip,
  sharedTripInput,
  sharePageInput,
  sharing,
  userCalendar,
} from '#shared/sharing/sharing.schema.ts';
import { duplicateTripInput, renameTripInput } from '#shared/trips/trip-copies.schema.ts';
import { reportedPlace, reportPlaceInput } from '#shared/trips/place-report.schema.ts';
import { importTripInput } from '#shared/trips/trip-import.schema.ts';
import { ownerFor } from '../identity/identity.service.ts';
import { procedure, router } from '../trpc/init.ts';

/** Saved trips. */
export const tripsRouter = router({
  create: procedure('Save a trip, with the plan made for its preferences')
    .input(createTripInput)
    .output(tripDetail)
    .mutation(({ ctx, input }) =>
      ctx.services.trips.create({ ...input, userId: ownerFor(ctx.user, input.userId) }),
    ),

  byId: procedure('Read a trip with everything that belongs to it')
    .input(tripIdInput)
    .output(tripDetail)
    .query(({ ctx, input }) => ctx.services.trips.byId(input.id)),

  byUser: procedure("List a user's trips, the newest first, at most 500 at a time")
    .input(userTripsInput)
    .output(z.array(tripSummary))
    .query(({ ctx, input }) => ctx.services.tripLists.byUser(input)),

  list: procedure('List trips page by page, by tab and search text')
    .input(listTripsInput)
    .output(tripPage)
    .query(({ ctx, input }) =>
      ctx.services.tripLists.page({ ...input, userId: ownerFor(ctx.user, input.userId) }),
    ),

  reveal: procedure("Reveal a surprise trip's destination")
    .input(tripIdInput)
    .output(tripDetail)
    .mutation(({ ctx, input }) => ctx.services.trips.reveal(input.id)),

  remove: procedure('Delete a trip; it can be restored for 30 days')
    .input(tripIdInput)
    .output(tripIdInput)
    .mutation(({ ctx, input }) => ctx.services.tripCare.remove(input.id)),

  restore: procedure('Bring a deleted trip back')
    .input(tripIdInput)
    .output(tripDetail)
    .mutation(({ ctx, input }) => ctx.services.tripCare.restore(input.id)),

  rename: procedure("Give a trip a name of the traveller's own")
    .input(renameTripInput)
    .output(tripDetail)
    .mutation(({ ctx, input }) => ctx.services.tripCare.rename(input)),

  update: procedure("Change a trip's dates, travelers and notes")
    .input(updateTripInput)
    .output(tripDetail)
    .mutation(({ ctx, input }) => ctx.services.tripEdits.update(input)),

  duplicate: procedure('Copy a trip, to other dates if wanted, without its bookings')
    .input(duplicateTripInput)
    .output(tripDetail)
    .mutation(({ ctx, input }) => ctx.services.tripCopies.duplicate(input)),

  importTrip: procedure('Save a trip from its JSON export')
    .input(importTripInput)
    .output(tripDetail)
    .mutation(({ ctx, input }) =>
      ctx.services.tripCopies.importTrip({ ...input, userId: ownerFor(ctx.user, input.userId) }),
    ),

  sharing: procedure('Read the addresses that open a trip to others')
    .input(tripIdInput)
    .output(sharing)
    .query(({ ctx, input }) => ctx.services.sharing.ofTrip(input.id)),

  sharePage: procedure('Open a public page of a trip, or change what it shows')
    .input(sharePageInput)
    .output(sharing)
    .mutation(({ ctx, input }) => ctx.services.sharing.openPage(input)),

  unsharePage: procedure('Switch the public page of a trip off')
    .input(tripIdInput)
    .output(sharing)
    .mutation(({ ctx, input }) => ctx.services.sharing.closePage(input.id)),

  shareCalendar: procedure('Open a calendar of a trip to subscribe to')
    .input(tripIdInput)
    .output(sharing)
    .mutation(({ ctx, input }) => ctx.services.sharing.openCalendar(input.id)),

  unshareCalendar: procedure('Switch the calendar of a trip off')
    .input(tripIdInput)
    .output(sharing)
    .mutation(({ ctx, input }) => ctx.services.sharing.closeCalendar(input.id)),

  userCalendar: procedure("Read the address of the calendar of all of a user's trips")
    .input(userIdInput)
    .output(userCalendar)
    .query(({ ctx, input }) => ctx.services.sharing.ofUser(input.userId)),

  shareUserCalendar: procedure("Open a calendar of all of a user's trips to subscribe to")
    .input(userIdInput)
    .output(userCalendar)
    .mutation(({ ctx, input }) => ctx.services.sharing.openUserCalendar(input.userId)),

  unshareUserCalendar: procedure("Switch the calendar of all of a user's trips off")
    .input(userIdInput)
    .output(userCalendar)
    .mutation(({ ctx, input }) => ctx.services.sharing.closeUserCalendar(input.userId)),

  shared: procedure('Read a shared trip by the token of its address')
    .input(sharedTripInput)
    .output(sharedTrip)
    .query(({ ctx, input }) => ctx.services.sharing.readPage(input.token)),

  addPackingItem: procedure('Add an item to the packing list')
    .input(addPackingItemInput)
    .output(packingItem)
    .mutation(({ ctx, input }) => ctx.services.packing.add(input)),

  updatePackingItem: procedure('Tick or change an item of the packing list')
    .input(updatePackingItemInput)
    .output(packingItem)
    .mutation(({ ctx, input }) => ctx.services.packing.update(input)),

  removePackingItem: procedure('Remove an item from the packing list')
    .input(packingItemRef)
    .output(packingItemRef)
    .mutation(({ ctx, input }) => ctx.services.packing.remove(input)),

  saveOwnEntry: procedure('Add or change a stop, a note or a reservation of your own')
    .input(saveOwnEntryInput)
    .output(ownEntries)
    .mutation(({ ctx, input }) => ctx.services.ownEntries.save(input.tripId, input.entry)),

  removeOwnEntry: procedure('Remove an entry of your own')
    .input(removeOwnEntryInput)
    .output(ownEntries)
    .mutation(({ ctx, input }) => ctx.services.ownEntries.remove(input.tripId, input.entryId)),

  itinerary: procedure("Read a trip's days with what no longer holds")
    .input(tripIdInput)
    .output(itineraryState)
    .query(({ ctx, input }) => ctx.services.itinerary.state(input.id)),

  editItinerary: procedure('Move, retime, lock, remove, add, swap or repair')
    .input(editItineraryInput)
    .output(itineraryState)
    .mutation(({ ctx, input }) => ctx.services.itinerary.edit(input)),

  undoItinerary: procedure("Take back the last change of a trip's days")
    .input(undoItineraryInput)
    .output(itineraryState)
    .mutation(({ ctx, input }) => ctx.services.itinerary.undo(input)),

  stopAlternatives: procedure('Offer up to three places instead of a stop')
    .input(stopAlternativesInput)
    .output(stopAlternatives)
    .query(({ ctx, input }) => ctx.services.itinerary.alternatives(input)),

  reportPlace: procedure('Report what is wrong about a stop, for the keeper of the catalogue')
    .input(reportPlaceInput)
    .output(reportedPlace)
    .mutation(({ ctx, input }) => ctx.services.placeReports.report(input)),

  searchPlaces: procedure("Search a destination's places for a day")
    .input(searchPlacesInput)
    .output(z.array(placeChoice).max(20))
    .query(({ ctx, input }) => ctx.services.itinerary.searchPlaces(input)),
});
