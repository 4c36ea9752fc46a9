import { CreateTables1780000000000 } from './1780000000000-create-tables.ts';
import { AddWishes1780100000000 } from './1780100000000-add-wishes.ts';
import { AddSharing1780300000000 } from './1780300000000-add-sharing.ts';
import { CreateItineraryRevisions1780400000000 } from './1780400000000-create-itinerary-revisions.ts';
import { CreateGenerations1790000300000 } from './1790000300000-create-generations.ts';
import { KeepWhatChoicesReplaced1790100000000 } from './1790100000000-keep-what-choices-replaced.ts';
import { KeepWhatWasAddedByHand1790200000000 } from './1790200000000-keep-what-was-added-by-hand.ts';
import { KeepWhatWasChangedByHand1790300000000 } from './1790300000000-keep-what-was-changed-by-hand.ts';
import { CreateTripCreations1790460000000 } from './1790460000000-create-trip-creations.ts';
import { IndexPreferencesOfTrips1790470000000 } from './1790470000000-index-preferences-of-trips.ts';
import { AddTripDetails1790480000000 } from './1790480000000-add-trip-details.ts';
import { CountLossesOfBegun1790510000000 } from './1790510000000-count-losses-of-begun.ts';
import { CreateTripPlaces1790520000000 } from './1790520000000-create-trip-places.ts';
import { AddOwners1790530000000 } from './1790530000000-add-owners.ts';
import { CreateRateLimits1790540000000 } from './1790540000000-create-rate-limits.ts';
import { KeepWhoAFareIsFor1790550000000 } from './1790550000000-keep-who-a-fare-is-for.ts';
import { ChooseAHotelPerPlace1790560000000 } from './1790560000000-choose-a-hotel-per-place.ts';
import { AddOwnEntries1790570000000 } from './1790570000000-add-own-entries.ts';
import { ChooseEachPlaceAndRide1790590000000 } from './1790590000000-choose-each-place-and-ride.ts';
import { CreatePlaceReports1790580000000 } from './1790580000000-create-place-reports.ts';
import { TellEarlierChoices1790600000000 } from './1790600000000-tell-earlier-choices.ts';

/** In the order in which they run. */
export const allMigrations = [CreateTables1780000000000, AddWishes1780100000000, AddSharing1780300000000, CreateItineraryRevisions1780400000000, CreateGenerations1790000300000, KeepWhatChoicesReplaced1790100000000, KeepWhatWasAddedByHand1790200000000, KeepWhatWasChangedByHand1790300000000, CreateTripCreations1790460000000, IndexPreferencesOfTrips1790470000000, AddTripDetails1790480000000, CountLossesOfBegun1790510000000, CreateTripPlaces1790520000000, AddOwners1790530000000, CreateRateLimits1790540000000, KeepWhoAFareIsFor1790550000000, ChooseAHotelPerPlace1790560000000, AddOwnEntries1790570000000, CreatePlaceReports1790580000000, ChooseEachPlaceAndRide1790590000000, TellEarlierChoices1790600000000];
