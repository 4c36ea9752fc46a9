import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { tripDetail, type TripDetail } from '#shared/trips/trip.schema.ts';
import { buildPlan, buildSurprise } from '#server/testing/factories.ts';

/** A saved trip to Lisbon with a plan, as the server reads it; a test states only what matters to it. */
export function buildTripDetail(overrides: Partial<TripDetail> = {}): TripDetail {
  const plan = buildPlan();

  return tripDetail.parse({
    id: 12,
    version: 3,
    userId: 1,
    destination: 'Lisbon, Portugal',
    destinationDescription: plan.destination.description,
    destinationId: 'lisbon',
    startDate: '2026-06-01',
    endDate: '2026-06-03',
    status: 'draft',
    bookingStatus: 'pending',
    isSurprise: false,
    isRevealed: true,
    dailyBudget: 600,
    totalBudget: 1800,
    currency: 'EUR',
    imagePrompt: 'Lisbon trams',
    travelers: 2,
    createdAt: '2026-05-01T12:00:00.000Z',
    lat: 38.7223,
    lon: -9.1393,
    timeZone: 'Europe/Lisbon',
    budget: 'Moderate ($$)',
    primaryLanguage: 'Portuguese',
    tripPreferences: { travelers: 2, budget: '', interests: [], additionalPreferences: '' },
    flights: [...plan.flights.outbound, ...plan.flights.return].map((flight, index) => ({
      ...flight,
      id: index + 1,
    })),
    accommodations: [
      {
        ...plan.accommodation,
        id: 1,
        checkIn: '2026-06-01',
        checkOut: '2026-06-03',
        currency: 'USD',
        isSelected: false,
      },
    ],
    activities: [],
    diningOptions: [],
    itineraryDays: plan.itinerary.map((day, index) => ({
      ...day,
      id: index + 1,
      activities: [index === 0 ? buildStop() : buildStop(TILES)],
    })),
    packingItems: [],
    usefulPhrases: plan.usefulPhrases,
    culturalNotes: plan.culturalNotes,
    safetyTips: plan.safetyTips,
    hints: [],
    revealSchedule: [],
    budgetHotels: [],
    amadeusCodes: {},
    stay: plan.accommodation,
    checks: plan.checks,
    warnings: plan.warnings,
    costs: plan.costs,
    ...overrides,
  });
}

/** The same trip as a sealed secret: a hint opened on May 25th, another will on June 1st. */
export function buildSealedTrip(overrides: Partial<TripDetail> = {}): TripDetail {
  const { hints, revealSchedule } = buildSurprise();
  const isOpen = (index: number) => index === 0;

  return buildTripDetail({
    isSurprise: true,
    isRevealed: false,
    status: 'surprise',
    hints: hints.filter((_, index) => isOpen(index)),
    revealSchedule: revealSchedule.map((entry, index) =>
      isOpen(index) ? entry : { ...entry, hintToReveal: '' },
    ),
    ...overrides,
  });
}

const PLACE: NonNullable<PlannedActivity['place']> = {
  id: 'belem-tower',
  name: 'Belém Tower',
  lat: 38.6916,
  lon: -9.216,
  kind: 'tower',
  indoor: false,
  open: [['09:30', '18:00']],
  price: { amount: 8, currency: 'EUR', usd: 9, asOf: '2026-04-01' },
  url: 'https://example.org/belem?a=1,2;b',
  source: 'catalogue',
};
const TILES = {
  activity: 'Tile Museum',
  time: '14:00',
  place: { ...PLACE, id: 'tile-museum', name: 'Tile Museum', lat: 38.7246, lon: -9.1138 },
};

export function buildStop(overrides: Partial<PlannedActivity> = {}): PlannedActivity {
  return {
    activity: 'Belém Tower',
    time: '10:00',
    duration: '1h 30m',
    description: 'A fort in the river.',
    category: 'history',
    kind: 'stop',
    place: PLACE,
    travel: { mode: 'transit', minutes: 24, km: 6.1 },
    ...overrides,
  };
}

/** Every word that would give the sealed trip away. */
export const SECRETS = [
  'Lisbon',
  'Portugal',
  'LIS',
  'Belém',
  'Tile',
  'Alfama',
  'Bacalhau',
  'Olá',
  '38.7',
  'EUR',
  'seven hills',
];
