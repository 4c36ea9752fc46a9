import type { TripContent } from '#shared/trips/trip-import.schema.ts';
import { toTripPlaceRow } from '../db/trip-place.mapper.ts';
import { toItineraryDayRow } from '../db/itinerary-day.mapper.ts';
import type { PackingItemEntity } from '../db/entities/packing-item.entity.ts';
import type { TripRows } from './trip-rows.mapper.ts';

export type ContentRows = TripRows & {
  packingItems: Omit<PackingItemEntity, 'id' | 'tripId' | 'position'>[];
};

/** Whose the new trip is, and when it is made. */
type Owner = { userId: number; preferencesId: number | null; now: Date };

/** The rows of a new trip that holds what another one, or a file, holds. */
export function toContentRows(content: TripContent, owner: Owner): ContentRows {
  return {
    trip: { ...toFacts(content, owner), ...toPlan(content) },
    flights: content.flights.map(toFlightRow),
    accommodations: content.accommodations.map(toAccommodationRow),
    activities: content.activities.map((row) => ({
      name: row.name,
      category: row.category,
      description: row.description,
      duration: row.duration,
      price: row.price,
      isSelected: row.isSelected,
    })),
    diningOptions: content.diningOptions.map((row) => ({
      name: row.name,
      cuisine: row.cuisine,
      description: row.description,
      priceRange: row.priceRange,
      mustTryDishes: row.mustTryDishes,
    })),
    itineraryDays: content.itineraryDays.map(toItineraryDayRow),
    places: (content.places ?? []).map(toTripPlaceRow),
    packingItems: content.packingItems.map((row) => ({
      name: row.name,
      category: row.category,
      quantity: row.quantity,
      packed: row.packed,
      essential: row.essential,
      weatherDependent: row.weatherDependent,
      note: row.note ?? null,
      addedByHand: row.addedByHand ?? false,
      suggestedAs: row.suggestedAs ?? null,
      additionKey: null,
    })),
  };
}

function toFacts(content: TripContent, { userId, preferencesId, now }: Owner) {
  return {
    userId,
    preferencesId,
    title: content.title || null,
    destination: content.destination,
    destinationDescription: content.destinationDescription,
    imagePrompt: content.imagePrompt,
    startDate: content.startDate,
    endDate: content.endDate,
    status: content.status,
    bookingStatus: content.bookingStatus,
    isSurprise: content.isSurprise,
    // What was seen stays seen, also when the new dates lie ahead again.
    revealedAt: content.isSurprise && content.isRevealed ? now : null,
    totalBudget: content.totalBudget,
    dailyBudget: content.dailyBudget,
    budget: content.budget,
    currency: content.currency,
    primaryLanguage: content.primaryLanguage,
    languageCode: content.languageCode ?? null,
    tripPreferences: content.tripPreferences,
    weatherInfo: content.weatherInfo ?? null,
    usefulPhrases: content.usefulPhrases,
    culturalNotes: content.culturalNotes,
    safetyTips: content.safetyTips,
    hints: content.hints,
    revealSchedule: content.revealSchedule,
    budgetHotels: content.budgetHotels,
    amadeusCodes: content.amadeusCodes,
    entries: content.entries ?? null,
  };
}

function toPlan(content: TripContent) {
  return {
    destinationId: content.destinationId ?? null,
    lat: content.lat ?? null,
    lon: content.lon ?? null,
    timeZone: content.timeZone ?? null,
    stay: content.stay ?? null,
    generatedBy: content.generatedBy ?? null,
    checks: content.checks,
    score: content.score ?? null,
    bound: content.bound ?? null,
    warnings: content.warnings,
    costs: content.costs ?? null,
  };
}

function toFlightRow(row: TripContent['flights'][number]): ContentRows['flights'][number] {
  return {
    departureAirport: row.departureAirport,
    arrivalAirport: row.arrivalAirport,
    airline: row.airline,
    flightNumber: row.flightNumber,
    departureDate: row.departureDate,
    departureTime: row.departureTime,
    arrivalDate: row.arrivalDate,
    arrivalTime: row.arrivalTime,
    cabin: row.cabin,
    status: row.status,
    isReturn: row.isReturn,
    segments: row.segments,
    price: row.price,
    pricedFor: row.pricedFor ?? null,
    currency: row.currency,
    bookingReference: row.bookingReference ?? null,
    provider: row.provider ?? null,
  };
}

function toAccommodationRow(
  row: TripContent['accommodations'][number],
): ContentRows['accommodations'][number] {
  return {
    name: row.name,
    type: row.type,
    priceRange: row.priceRange,
    address: row.address,
    description: row.description,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    pricePerNight: row.pricePerNight,
    currency: row.currency,
    imageUrl: row.imageUrl ?? null,
    amenities: row.amenities,
    provider: row.provider ?? null,
    isSelected: row.isSelected,
  };
}
