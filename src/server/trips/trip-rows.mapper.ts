import type { z } from 'zod';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { createTripInput } from '#shared/trips/trip.schema.ts';
import type { AccommodationEntity } from '../db/entities/accommodation.entity.ts';
import type { ActivityEntity } from '../db/entities/activity.entity.ts';
import type { DiningOptionEntity } from '../db/entities/dining-option.entity.ts';
import type { FlightEntity } from '../db/entities/flight.entity.ts';
import type { ItineraryDayEntity } from '../db/entities/itinerary-day.entity.ts';
import type { TripEntity } from '../db/entities/trip.entity.ts';

type Payload = z.output<typeof createTripInput>;
type Owned<Row> = Omit<Row, 'id' | 'tripId' | 'position'>;

/** What there is to save a trip from: the payload always, its preferences and their plan if known. */
export type TripSource = { payload: Payload; preference?: SavedPreference; plan?: GeneratedTrip };

export type TripRows = {
  trip: Omit<TripEntity, 'id' | 'version' | 'createdAt'>;
  flights: Owned<FlightEntity>[];
  accommodations: Owned<AccommodationEntity>[];
  activities: Owned<ActivityEntity>[];
  diningOptions: Owned<DiningOptionEntity>[];
  itineraryDays: Owned<ItineraryDayEntity>[];
};

const DEFAULT_TRAVELERS = 2;

/** The rows of a new trip. What the payload says stands; the plan fills what it left out. */
export function toTripRows(source: TripSource): TripRows {
  const { payload, plan } = source;

  return {
    trip: { ...toPayloadColumns(source), ...toPlanColumns(plan) },
    flights: toFlightRows(payload, plan),
    accommodations: toAccommodationRows(plan),
    activities: (plan?.activities ?? []).map((activity) => ({
      name: activity.name,
      category: activity.category,
      description: activity.description,
      duration: activity.duration,
      price: activity.price,
      isSelected: false,
    })),
    diningOptions: (plan?.diningOptions ?? []).map((option) => ({
      name: option.name,
      cuisine: option.cuisine,
      description: option.description,
      priceRange: option.priceRange,
      mustTryDishes: option.mustTryDishes,
    })),
    itineraryDays: (plan?.itinerary ?? []).map(toItineraryDayRow),
  };
}

export function toItineraryDayRow(day: GeneratedTrip['itinerary'][number]): Owned<ItineraryDayEntity> {
  return {
    dayNumber: day.dayNumber,
    date: day.date,
    dayType: day.dayType,
    title: day.title ?? null,
    start: day.start,
    end: day.end,
    cost: day.cost,
    walkKm: day.walkKm,
    weather: day.weather,
    note: day.note ?? null,
    back: day.back ?? null,
    activities: day.activities,
  };
}

function toPayloadColumns({ payload, preference, plan }: TripSource) {
  const secret = plan && 'hints' in plan ? plan : undefined;

  return {
    userId: payload.userId,
    preferencesId: preference?.id ?? null,
    destination: payload.destination,
    destinationDescription: payload.destinationDescription || (plan?.destination.description ?? ''),
    startDate: payload.startDate,
    endDate: payload.endDate,
    status: payload.status,
    bookingStatus: 'pending',
    isSurprise: payload.isSurprise,
    revealedAt: null,
    totalBudget: payload.totalBudget,
    dailyBudget: payload.dailyBudget,
    budget: payload.budget || (preference?.budget ?? ''),
    currency: payload.currency,
    primaryLanguage: payload.primaryLanguage || (plan?.language.primary ?? ''),
    tripPreferences: {
      travelers: preference?.travelers ?? DEFAULT_TRAVELERS,
      budget: preference?.budget ?? payload.budget,
      interests: preference?.interests ?? [],
      additionalPreferences: preference?.additionalPreferences ?? '',
    },
    weatherInfo: payload.weatherInfo ?? plan?.weather ?? null,
    hints: payload.hints.length > 0 ? payload.hints : (secret?.hints ?? []),
    revealSchedule: payload.revealSchedule.length > 0 ? payload.revealSchedule : (secret?.revealSchedule ?? []),
    budgetHotels: payload.budgetHotels.length > 0 ? payload.budgetHotels : (plan?.budgetHotels ?? []),
    amadeusCodes: { ...plan?.amadeusCodes, ...payload.amadeusCodes },
  };
}

function toPlanColumns(plan: GeneratedTrip | undefined) {
  return {
    destinationId: plan?.destination.id ?? null,
    imagePrompt: plan?.destination.imagePrompt ?? '',
    lat: plan?.destination.lat ?? null,
    lon: plan?.destination.lon ?? null,
    timeZone: plan?.destination.timeZone ?? null,
    languageCode: plan?.language.code ?? null,
    usefulPhrases: plan?.usefulPhrases ?? {},
    culturalNotes: plan?.culturalNotes ?? [],
    safetyTips: plan?.safetyTips ?? [],
    stay: plan?.accommodation ?? null,
    generatedBy: plan?.generatedBy ?? null,
    checks: plan?.checks ?? [],
    score: plan?.score ?? null,
    bound: plan?.bound ?? null,
    warnings: plan?.warnings ?? [],
    costs: plan?.costs ?? null,
  };
}

function toFlightRows(payload: Payload, plan: GeneratedTrip | undefined): Owned<FlightEntity>[] {
  const planned = plan ? [...plan.flights.outbound, ...plan.flights.return] : [];
  const flights = payload.flights.length > 0 ? payload.flights : planned;

  return flights.map((flight) => ({
    departureAirport: flight.departureAirport,
    arrivalAirport: flight.arrivalAirport,
    airline: flight.airline,
    flightNumber: flight.flightNumber,
    departureDate: flight.departureDate,
    departureTime: flight.departureTime,
    arrivalDate: flight.arrivalDate,
    arrivalTime: flight.arrivalTime,
    cabin: flight.cabin,
    status: flight.status,
    isReturn: flight.isReturn,
    segments: flight.segments,
    price: flight.price,
    currency: flight.currency,
    bookingReference: flight.bookingReference ?? null,
    provider: flight.provider ?? null,
  }));
}

function toAccommodationRows(plan: GeneratedTrip | undefined): Owned<AccommodationEntity>[] {
  if (!plan) return [];
  const stay = plan.accommodation;

  return [
    {
      name: stay.name,
      type: stay.type,
      priceRange: stay.priceRange,
      address: stay.address,
      description: stay.description,
      checkIn: plan.tripInfo.startDate,
      checkOut: plan.tripInfo.endDate,
      pricePerNight: stay.pricePerNight,
      currency: 'USD',
      imageUrl: null,
      amenities: stay.amenities,
      provider: null,
      isSelected: false,
    },
  ];
}
