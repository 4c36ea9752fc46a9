import type { TripDetail, TripSummary } from '#shared/trips/trip.schema.ts';
import type { AccommodationEntity } from '../db/entities/accommodation.entity.ts';
import type { ActivityEntity } from '../db/entities/activity.entity.ts';
import type { DiningOptionEntity } from '../db/entities/dining-option.entity.ts';
import { tripStage } from '#shared/trips/trip-status.ts';
import type { FlightEntity } from '../db/entities/flight.entity.ts';
import type { ItineraryDayEntity } from '../db/entities/itinerary-day.entity.ts';
import type { PackingItemEntity } from '../db/entities/packing-item.entity.ts';
import type { TripPlaceEntity } from '../db/entities/trip-place.entity.ts';
import { toTripPlace } from '../db/trip-place.mapper.ts';
import type { TripEntity } from '../db/entities/trip.entity.ts';
import type { TripToday } from './domain/trip-today.ts';

export type TripWithDetails = {
  trip: TripEntity;
  flights: FlightEntity[];
  accommodations: AccommodationEntity[];
  activities: ActivityEntity[];
  diningOptions: DiningOptionEntity[];
  itineraryDays: ItineraryDayEntity[];
  packingItems: PackingItemEntity[];
  places: TripPlaceEntity[];
};

/** A surprise stays one until its traveller asks to see it, or the departure date has come for them. */
function isRevealed(
  trip: Pick<TripEntity, 'isSurprise' | 'revealedAt' | 'startDate' | 'timeZone' | 'amadeusCodes'>,
  today: TripToday,
): boolean {
  return !trip.isSurprise || trip.revealedAt !== null || trip.startDate <= today(trip);
}

/** The columns of a trip that lists need: the plan's own are many times as large. */
export const SUMMARY_COLUMNS = [
  'id',
  'userId',
  'title',
  'destination',
  'startDate',
  'endDate',
  'status',
  'bookingStatus',
  'isSurprise',
  'revealedAt',
  'dailyBudget',
  'totalBudget',
  'currency',
  'imagePrompt',
  'tripPreferences',
  'timeZone',
  'amadeusCodes',
  'createdAt',
] as const satisfies readonly (keyof TripEntity)[];

export type TripSummaryRow = Pick<TripEntity, (typeof SUMMARY_COLUMNS)[number]>;

export function toTripSummary(trip: TripSummaryRow, today: TripToday): TripSummary {
  const revealed = isRevealed(trip, today);

  return {
    id: trip.id,
    userId: trip.userId,
    // A title may name the place, so it is as secret as the place.
    title: (revealed && trip.title) || undefined,
    destination: trip.destination,
    startDate: trip.startDate,
    endDate: trip.endDate,
    status: trip.status,
    stage: tripStage(trip, today(trip)),
    bookingStatus: trip.bookingStatus,
    isSurprise: trip.isSurprise,
    isRevealed: revealed,
    dailyBudget: trip.dailyBudget,
    totalBudget: trip.totalBudget,
    currency: trip.currency,
    imagePrompt: trip.imagePrompt,
    travelers: trip.tripPreferences.travelers,
    createdAt: trip.createdAt.toISOString(),
  };
}

export function toTripDetail(details: TripWithDetails, today: TripToday): TripDetail {
  return {
    ...toTripSummary(details.trip, today),
    ...toTripFacts(details.trip),
    entries: details.trip.entries ?? undefined,
    flights: details.flights.map(toFlight),
    accommodations: details.accommodations.map(toAccommodation),
    activities: details.activities.map(toActivity),
    diningOptions: details.diningOptions.map(toDiningOption),
    itineraryDays: details.itineraryDays.map(toItineraryDay),
    packingItems: details.packingItems.map(toPackingItem),
    ...(details.places.length > 0 ? { places: details.places.map(toTripPlace) } : {}),
  };
}

function toTripFacts(trip: TripEntity) {
  return {
    version: trip.version,
    destinationId: trip.destinationId ?? undefined,
    destinationDescription: trip.destinationDescription,
    lat: trip.lat ?? undefined,
    lon: trip.lon ?? undefined,
    timeZone: trip.timeZone ?? undefined,
    budget: trip.budget,
    primaryLanguage: trip.primaryLanguage,
    languageCode: trip.languageCode ?? undefined,
    tripPreferences: trip.tripPreferences,
    weatherInfo: trip.weatherInfo ?? undefined,
    usefulPhrases: trip.usefulPhrases,
    culturalNotes: trip.culturalNotes,
    safetyTips: trip.safetyTips,
    hints: trip.hints,
    revealSchedule: trip.revealSchedule,
    budgetHotels: trip.budgetHotels,
    amadeusCodes: trip.amadeusCodes,
    stay: trip.stay ?? undefined,
    generatedBy: trip.generatedBy ?? undefined,
    checks: trip.checks,
    score: trip.score ?? undefined,
    bound: trip.bound ?? undefined,
    warnings: trip.warnings,
    costs: trip.costs ?? undefined,
  };
}

function toFlight(row: FlightEntity): TripDetail['flights'][number] {
  return {
    id: row.id,
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
    pricedFor: row.pricedFor ?? undefined,
    currency: row.currency,
    bookingReference: row.bookingReference ?? undefined,
    provider: row.provider ?? undefined,
  };
}

function toAccommodation(row: AccommodationEntity): TripDetail['accommodations'][number] {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    priceRange: row.priceRange,
    address: row.address,
    description: row.description,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    pricePerNight: row.pricePerNight,
    currency: row.currency,
    imageUrl: row.imageUrl ?? undefined,
    amenities: row.amenities,
    provider: row.provider ?? undefined,
    isSelected: row.isSelected,
  };
}

function toActivity(row: ActivityEntity): TripDetail['activities'][number] {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    description: row.description,
    duration: row.duration,
    price: row.price,
    isSelected: row.isSelected,
  };
}

function toDiningOption(row: DiningOptionEntity): TripDetail['diningOptions'][number] {
  return {
    id: row.id,
    name: row.name,
    cuisine: row.cuisine,
    description: row.description,
    priceRange: row.priceRange,
    mustTryDishes: row.mustTryDishes,
  };
}

function toItineraryDay(row: ItineraryDayEntity): TripDetail['itineraryDays'][number] {
  return {
    id: row.id,
    dayNumber: row.dayNumber,
    date: row.date,
    dayType: row.dayType,
    title: row.title ?? undefined,
    start: row.start,
    end: row.end,
    cost: row.cost,
    walkKm: row.walkKm,
    weather: row.weather,
    note: row.note ?? undefined,
    back: row.back ?? undefined,
    activities: row.activities,
  };
}

export function toPackingItem(row: PackingItemEntity): TripDetail['packingItems'][number] {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    quantity: row.quantity,
    packed: row.packed,
    essential: row.essential,
    weatherDependent: row.weatherDependent,
    note: row.note ?? undefined,
    addedByHand: row.addedByHand || undefined,
    suggestedAs: row.suggestedAs ?? undefined,
  };
}
