import type { z } from 'zod';
import type {
  ItineraryTrip,
  PlannedDay,
  SurpriseTrip,
} from '#shared/generation/generated-trip.schema.ts';
import type { preferenceInput } from '#shared/preferences/preference.schema.ts';
import type { createTripInput } from '#shared/trips/trip.schema.ts';

type PreferencePayload = z.input<typeof preferenceInput>;
type TripPayload = z.input<typeof createTripInput>;

/** Preferences that are good in every field; a test states only what matters to it. */
export function buildPreference(overrides: Partial<PreferencePayload> = {}): PreferencePayload {
  return {
    tripType: 'complete',
    departureDate: '2026-06-01',
    returnDate: '2026-06-03',
    travelers: 2,
    budget: 'Moderate ($$)',
    interests: ['History', 'Culinary'],
    isEcoFriendly: false,
    isVeganFriendly: false,
    additionalPreferences: '',
    ...overrides,
  };
}

/** A hotel chosen for a trip, as the booking page sends it. */
export function buildHotelChoice(tripId: number, hotel: Record<string, unknown> = {}) {
  return {
    tripId,
    selectionType: 'hotels' as const,
    providerBookingData: { name: 'Grand Hotel', pricePerNight: 140, ...hotel },
    totalPrice: 28_000,
  };
}

/** The payload of a trip to Lisbon, as the preview's Save button sends it. */
export function buildTrip(overrides: Partial<TripPayload> = {}): TripPayload {
  return {
    userId: 1,
    destination: 'Lisbon, Portugal',
    destinationDescription: 'Hills, tiles and the river.',
    startDate: '2026-06-01',
    endDate: '2026-06-03',
    totalBudget: 1800,
    dailyBudget: 600,
    primaryLanguage: 'Portuguese',
    currency: 'EUR',
    status: 'draft',
    budget: 'Moderate ($$)',
    ...overrides,
  };
}

/** A plan for Lisbon that fits `buildPreference` and `buildTrip`. */
export function buildPlan(overrides: Partial<ItineraryTrip> = {}): ItineraryTrip {
  return {
    preferenceId: 1,
    generatedBy: 'built-in planner',
    destination: {
      id: 'lisbon',
      name: 'Lisbon',
      country: 'Portugal',
      description: 'A city of seven hills.',
      imagePrompt: 'Lisbon trams on a steep street',
      lat: 38.7223,
      lon: -9.1393,
      timeZone: 'Europe/Lisbon',
    },
    tripInfo: {
      duration: '3 days',
      startDate: '2026-06-01',
      endDate: '2026-06-03',
      totalBudget: 1800,
      dailyBudget: 600,
      budget: 'Moderate ($$)',
      travelers: 2,
      isBusiness: false,
    },
    weather: {
      avgTemp: '22°C',
      season: 'Early summer',
      expectedConditions: 'Sunny',
      clothingRecommendations: ['Light layers'],
    },
    language: { primary: 'Portuguese', code: 'pt' },
    currency: { code: 'EUR', perUsd: 0.92, asOf: '2026-04-01' },
    activities: [
      {
        name: 'Belém Tower',
        category: 'history',
        description: 'A fort in the river.',
        duration: 60,
        price: 9,
      },
      {
        name: 'Tile Museum',
        category: 'museum',
        description: 'Five centuries of tiles.',
        duration: 90,
        price: 8,
      },
    ],
    itinerary: [buildDay(1, '2026-06-01', 'Arrival Day'), buildDay(2, '2026-06-02', 'Full Day')],
    accommodation: {
      id: 'lisbon-inn',
      name: 'Alfama Inn',
      type: 'Hotel',
      lat: 38.712,
      lon: -9.13,
      area: 'Alfama',
      address: 'Rua de São Miguel 1',
      priceRange: '$$',
      pricePerNight: 140,
      stars: 3,
      amenities: ['wifi', 'breakfast'],
      description: 'Small and quiet.',
    },
    diningOptions: [
      {
        name: 'Taberna da Rua',
        cuisine: 'Portuguese',
        description: 'Petiscos and wine.',
        priceRange: '$$',
        mustTryDishes: ['Bacalhau à brás', 'Caldo verde'],
      },
    ],
    flights: { outbound: [buildFlight(false)], return: [buildFlight(true)] },
    budgetHotels: [{ name: 'Hostel Tejo', pricePerNight: 40 }],
    usefulPhrases: { Hello: 'Olá', 'Thank you': 'Obrigado' },
    culturalNotes: ['Dinner is late.'],
    safetyTips: ['Mind your pockets on tram 28.'],
    checks: [
      { rule: 1, name: 'Real places', ok: true, detail: 'All places are in the catalogue.' },
    ],
    score: 80,
    bound: 90,
    warnings: ['Book Belém Tower ahead.'],
    costs: { flights: 400, stay: 280, food: 240, activities: 34, transport: 30, total: 984 },
    reasons: ['History at every corner'],
    amadeusCodes: { origin: 'LHR', destination: 'LIS' },
    ...overrides,
  };
}

/** The same plan as a secret, with hints. */
export function buildSurprise(overrides: Partial<SurpriseTrip> = {}): SurpriseTrip {
  return {
    ...buildPlan(),
    previewImage: 'A closed envelope',
    hints: ['Pack for warm days.', 'Bring shoes for hills.'],
    revealSchedule: [
      { daysBeforeDeparture: 7, hintToReveal: 'Pack for warm days.' },
      { daysBeforeDeparture: 0, hintToReveal: 'Bring shoes for hills.' },
    ],
    ...overrides,
  };
}

function buildDay(dayNumber: number, date: string, dayType: string): PlannedDay {
  return {
    dayNumber,
    date,
    dayType,
    start: '09:00',
    end: '21:00',
    cost: 60,
    walkKm: 4.2,
    weather: { highC: 26, lowC: 16, rainMm: 12, daylight: ['06:12', '21:00'] },
    activities: [
      {
        activity: 'Belém Tower',
        time: '10:00',
        duration: '1h',
        description: 'A fort in the river.',
        category: 'history',
        kind: 'stop',
        travel: { mode: 'transit', minutes: 24, km: 6.1 },
      },
    ],
  };
}

function buildFlight(isReturn: boolean): ItineraryTrip['flights']['outbound'][number] {
  return {
    departureAirport: isReturn ? 'LIS' : 'LHR',
    arrivalAirport: isReturn ? 'LHR' : 'LIS',
    airline: 'Sample Air',
    flightNumber: isReturn ? 'SA 202' : 'SA 201',
    departureDate: isReturn ? '2026-06-03' : '2026-06-01',
    departureTime: '08:00',
    arrivalDate: isReturn ? '2026-06-03' : '2026-06-01',
    arrivalTime: '10:45',
    cabin: 'Economy',
    status: 'available',
    isReturn,
    segments: [],
    price: 200,
    currency: 'USD',
    provider: 'Sample fares',
  };
}
