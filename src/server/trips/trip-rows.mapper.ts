import type { z } from 'zod';
import type { StayPoint } from '#shared/generation/trip-places.schema.ts';
import { toTripPlaceRow } from '../db/trip-place.mapper.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import {
  type createTripInput,
  tripAccommodation,
  tripActivity,
  tripDining,
  tripFlight,
} from '#shared/trips/trip.schema.ts';
import type { AccommodationEntity } from '../db/entities/accommodation.entity.ts';
import type { FlightEntity } from '../db/entities/flight.entity.ts';
import { toItineraryDayRow } from '../db/itinerary-day.mapper.ts';
import { toRow } from '../db/row-fields.ts';
import type { TripEntity } from '../db/entities/trip.entity.ts';
import type { ForUser } from '../identity/user.ts';
import type { OwnedEntities } from './trip.mapper.ts';

type Payload = Omit<ForUser<z.output<typeof createTripInput>>, 'key'>;
export type Owned<Row> = Omit<Row, 'id' | 'tripId' | 'position'>;

/** What there is to save a trip from: the payload always, its preferences and their plan if known. */
export type TripSource = { payload: Payload; preference?: SavedPreference; plan?: GeneratedTrip };

export type TripRows = { trip: Omit<TripEntity, 'id' | 'version' | 'createdAt' | 'deletedAt'> } & {
  [Name in keyof Omit<OwnedEntities, 'packingItems'>]: Owned<OwnedEntities[Name]>[];
};

const DEFAULT_TRAVELERS = 2;

/** The rows of a new trip. What the payload says stands; the plan fills what it left out. */
export function toTripRows(source: TripSource): TripRows {
  const { payload, plan } = source;

  return {
    trip: { ...toPayloadColumns(source), ...toPlanColumns(plan) },
    flights: toFlightRows(payload, plan),
    accommodations: toAccommodationRows(plan),
    activities: (plan?.activities ?? []).map((activity) =>
      toRow(tripActivity, { ...activity, isSelected: false }),
    ),
    diningOptions: (plan?.diningOptions ?? []).map((option) => toRow(tripDining, option)),
    itineraryDays: (plan?.itinerary ?? []).map(toItineraryDayRow),
    places: (plan?.places ?? []).map(toTripPlaceRow),
  };
}

function toPayloadColumns({ payload, preference, plan }: TripSource) {
  const preferences = toTripPreferences(payload, preference);

  return {
    userId: payload.userId,
    preferencesId: preference?.id ?? null,
    title: null,
    destination: payload.destination,
    startDate: payload.startDate,
    endDate: payload.endDate,
    status: payload.status,
    bookingStatus: 'pending',
    isSurprise: payload.isSurprise,
    revealedAt: null,
    totalBudget: payload.totalBudget,
    dailyBudget: payload.dailyBudget,
    budget: payload.budget || preferences.budget,
    currency: payload.currency,
    amadeusCodes: { ...plan?.amadeusCodes, ...payload.amadeusCodes },
    tripPreferences: preferences,
    ...toSecretColumns(payload, plan),
    ...toSharedColumns(payload, plan),
  };
}

function toTripPreferences(payload: Payload, preference: SavedPreference | undefined) {
  return {
    travelers: preference?.travelers ?? DEFAULT_TRAVELERS,
    budget: preference?.budget ?? payload.budget,
    interests: preference?.interests ?? [],
    additionalPreferences: preference?.additionalPreferences ?? '',
  };
}

function toSecretColumns(payload: Payload, plan: GeneratedTrip | undefined) {
  const secret = plan && 'hints' in plan ? plan : undefined;

  return {
    hints: firstFilled(payload.hints, secret?.hints),
    revealSchedule: firstFilled(payload.revealSchedule, secret?.revealSchedule),
  };
}

/** What both the payload and the plan may tell. */
function toSharedColumns(payload: Payload, plan: GeneratedTrip | undefined) {
  return {
    destinationDescription: payload.destinationDescription || (plan?.destination.description ?? ''),
    primaryLanguage: payload.primaryLanguage || (plan?.language.primary ?? ''),
    weatherInfo: payload.weatherInfo ?? plan?.weather ?? null,
    budgetHotels: firstFilled(payload.budgetHotels, plan?.budgetHotels),
  };
}

function firstFilled<Entry>(list: Entry[], other: Entry[] | undefined): Entry[] {
  return list.length > 0 ? list : (other ?? []);
}

function toPlanColumns(plan: GeneratedTrip | undefined) {
  if (!plan) return WITHOUT_PLAN;

  return {
    destinationId: plan.destination.id,
    imagePrompt: plan.destination.imagePrompt,
    lat: plan.destination.lat,
    lon: plan.destination.lon,
    timeZone: plan.destination.timeZone,
    languageCode: plan.language.code,
    usefulPhrases: plan.usefulPhrases,
    culturalNotes: plan.culturalNotes,
    safetyTips: plan.safetyTips,
    stay: plan.accommodation,
    generatedBy: plan.generatedBy,
    checks: plan.checks,
    score: plan.score,
    bound: plan.bound,
    warnings: plan.warnings,
    costs: plan.costs,
  };
}

const WITHOUT_PLAN = {
  destinationId: null,
  imagePrompt: '',
  lat: null,
  lon: null,
  timeZone: null,
  languageCode: null,
  usefulPhrases: {},
  culturalNotes: [],
  safetyTips: [],
  stay: null,
  generatedBy: null,
  checks: [],
  score: null,
  bound: null,
  warnings: [],
  costs: null,
};

function toFlightRows(payload: Payload, plan: GeneratedTrip | undefined): Owned<FlightEntity>[] {
  const planned = plan ? [...plan.flights.outbound, ...plan.flights.return] : [];
  const flights = payload.flights.length > 0 ? payload.flights : planned;

  return flights.map((flight) => ({ ...toRow(tripFlight, flight), pricedFor: null }));
}

function toAccommodationRows(plan: GeneratedTrip | undefined): Owned<AccommodationEntity>[] {
  if (!plan) return [];
  const { startDate, endDate } = plan.tripInfo;

  if (!plan.places) return [toAccommodationRow(plan.accommodation, startDate, endDate)];
  return plan.places.map(({ stay, arrive, depart }) => toAccommodationRow(stay, arrive, depart));
}

function toAccommodationRow(
  stay: StayPoint,
  checkIn: string,
  checkOut: string,
): Owned<AccommodationEntity> {
  return toRow(tripAccommodation, {
    ...stay,
    checkIn,
    checkOut,
    currency: 'USD',
    isSelected: false,
  });
}
