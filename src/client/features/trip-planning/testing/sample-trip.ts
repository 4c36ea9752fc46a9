import type {
  ItineraryTrip,
  PlannedActivity,
  PlannedDay,
  PlannedPlace,
  SurpriseTrip,
} from '#shared/generation/generated-trip.schema.ts';
import { addDays } from '#shared/dates.ts';

const START = '2027-05-14';

const RULES = [
  'Real places, none twice',
  'Open when visited',
  'In order, with time to travel',
  'Begins and ends at the stay',
  'Lunch and dinner in time',
  'A pace that fits',
  'Within the budget, every interest met',
  'Diet and ways of travel',
  'Weather and daylight',
  'Work before leisure',
] as const;

/** A place of the sample city; a test states only what matters to it. */
export function buildPlace(change: Partial<PlannedPlace> = {}): PlannedPlace {
  return {
    id: 'castelo-de-sao-jorge',
    name: 'Castelo de São Jorge',
    lat: 38.7139,
    lon: -9.1335,
    kind: 'castle',
    indoor: false,
    open: [['09:00', '21:00']],
    price: { amount: 15, currency: 'EUR', usd: 16.2, asOf: '2026-10-01' },
    source: 'catalogue',
    ...change,
  };
}

/** A stop of a day: a visit to the castle unless told otherwise. */
export function buildStop(change: Partial<PlannedActivity> = {}): PlannedActivity {
  return {
    activity: 'Castelo de São Jorge',
    time: '09:30',
    duration: '1h 30m',
    description: 'A hilltop castle with the widest view over the old town.',
    category: 'History',
    kind: 'stop',
    place: buildPlace(),
    travel: { mode: 'walk', minutes: 14, km: 1.1 },
    why: 'Early, before the queue at the gate',
    ...change,
  };
}

/** Day n of the sample trip with four stops. */
export function buildDay(dayNumber: number, change: Partial<PlannedDay> = {}): PlannedDay {
  return {
    dayNumber,
    date: addDays(START, dayNumber - 1),
    dayType: dayNumber === 1 ? 'Arrival Day' : 'Full Day',
    title: dayNumber === 1 ? 'Up to the castle' : 'Along the river',
    start: '09:00',
    end: '21:30',
    cost: 184,
    walkKm: 6.4,
    weather: { highC: 22, lowC: 14, rainMm: 55, daylight: ['06:23', '20:43'] },
    back: { mode: 'transit', minutes: 18, km: 3.2 },
    activities: [
      buildStop(),
      buildStop({
        activity: 'Taberna Sal Grosso',
        time: '12:30',
        duration: '1h',
        category: 'Culinary',
        kind: 'meal',
        meal: 'lunch',
        place: buildPlace({
          id: 'sal-grosso',
          name: 'Taberna Sal Grosso',
          kind: 'restaurant',
          open: [
            ['12:00', '15:00'],
            ['19:00', '23:00'],
          ],
          price: { amount: 22, currency: 'EUR', usd: 24, asOf: '2026-10-01' },
        }),
        travel: { mode: 'walk', minutes: 9, km: 0.7 },
        why: 'On the way down from the castle',
      }),
      buildStop({
        activity: 'Museu Nacional do Azulejo',
        time: '14:30',
        duration: '1h 15m',
        category: 'Architecture',
        description: 'Five centuries of painted tiles in a convent.',
        place: buildPlace({
          id: 'azulejo',
          name: 'Museu Nacional do Azulejo',
          kind: 'museum',
          indoor: true,
          open: [['10:00', '18:00']],
        }),
        travel: { mode: 'transit', minutes: 16, km: 2.3 },
      }),
      buildStop({
        activity: 'Miradouro da Graça',
        time: '19:15',
        duration: '45m',
        category: 'Photography',
        description: undefined,
        place: buildPlace({
          id: 'graca',
          name: 'Miradouro da Graça',
          kind: 'viewpoint',
          open: [['00:00', '24:00']],
          price: null,
          free: true,
        }),
        travel: { mode: 'walk', minutes: 22, km: 1.6 },
        why: 'An hour before sunset',
      }),
    ],
    ...change,
  };
}

/** A checked five-day plan of the sample city. */
export function buildTrip(change: Partial<ItineraryTrip> = {}): ItineraryTrip {
  return {
    preferenceId: 7,
    generatedBy: 'built-in planner',
    destination: {
      id: 'lisbon',
      name: 'Lisbon',
      country: 'Portugal',
      lat: 38.7223,
      lon: -9.1393,
      timeZone: 'Europe/Lisbon',
      description:
        'Seven hills above a wide river, tiled walls, slow lunches and the last light over the water.',
      imagePrompt: 'Lisbon old town hills river sunset',
    },
    tripInfo: {
      duration: '5 days',
      startDate: START,
      endDate: addDays(START, 4),
      totalBudget: 2400,
      dailyBudget: 480,
      budget: 'Moderate ($$)',
      travelers: 2,
      isBusiness: false,
    },
    weather: {
      avgTemp: '18°C',
      season: 'Spring',
      expectedConditions: 'Mild and mostly dry',
      clothingRecommendations: ['A light jacket'],
    },
    language: { primary: 'Portuguese', code: 'pt' },
    currency: { code: 'EUR', perUsd: 0.92, asOf: '2026-10-01' },
    activities: [
      {
        name: 'Castelo de São Jorge',
        category: 'History',
        description: 'A hilltop castle.',
        duration: 90,
        price: 16,
      },
      {
        name: 'Museu Nacional do Azulejo',
        category: 'Architecture',
        description: 'Painted tiles.',
        duration: 75,
        price: 9,
      },
      {
        name: 'Mosteiro dos Jerónimos',
        category: 'History',
        description: 'A monastery in lace of stone.',
        duration: 90,
        price: 19,
      },
      {
        name: 'Miradouro da Graça',
        category: 'Photography',
        description: 'A view.',
        duration: 45,
        price: 0,
      },
      {
        name: 'Mercado da Ribeira',
        category: 'Culinary',
        description: 'A market hall.',
        duration: 60,
        price: 0,
      },
      {
        name: 'Serra de Sintra',
        category: 'Nature',
        description: 'Wooded hills.',
        duration: 300,
        price: 0,
      },
    ],
    itinerary: [1, 2, 3, 4, 5].map((day) => buildDay(day)),
    accommodation: {
      id: 'stay-baixa',
      name: 'A hotel in Baixa',
      type: 'hotel',
      lat: 38.711,
      lon: -9.138,
      area: 'Baixa',
      address: 'Baixa, Lisbon',
      priceRange: '$120–$180',
      pricePerNight: 150,
      stars: 4,
      amenities: ['wifi', 'breakfast'],
      description: 'Between the river and the castle hill: most mornings begin on foot.',
    },
    diningOptions: [
      {
        name: 'Taberna Sal Grosso',
        cuisine: 'Portuguese',
        description: 'Small plates in a small room.',
        priceRange: '$$',
        mustTryDishes: ['Oxtail croquettes'],
      },
      {
        name: 'Cervejaria Ramiro',
        cuisine: 'Seafood',
        description: 'Shellfish by the kilo.',
        priceRange: '$$$',
        mustTryDishes: ['Carabineiro prawns'],
      },
    ],
    flights: {
      outbound: [
        {
          departureAirport: 'LHR',
          arrivalAirport: 'LIS',
          airline: 'Sample Air',
          flightNumber: 'SA 101',
          departureDate: START,
          departureTime: '07:10',
          arrivalDate: START,
          arrivalTime: '09:55',
          cabin: 'Economy',
          status: 'available',
          isReturn: false,
          segments: [],
          price: 142,
          currency: 'USD',
          provider: 'Sample fares',
        },
      ],
      return: [],
    },
    budgetHotels: [],
    usefulPhrases: { Hello: 'Olá' },
    culturalNotes: [],
    safetyTips: [],
    checks: RULES.map((name, index) => ({
      rule: index + 1,
      name,
      ok: true,
      detail: `${name}: 20 stops checked`,
    })),
    score: 412,
    bound: 431,
    warnings: ['Book the Mosteiro dos Jerónimos ahead'],
    costs: { flights: 568, stay: 600, food: 520, activities: 140, transport: 60, total: 1888 },
    reasons: ['Mild in May: 14–22 °C', 'Old streets and tiled walls for History and Architecture'],
    amadeusCodes: { origin: 'LHR', destination: 'LIS' },
    ...change,
  };
}

/** The same plan kept secret, with its hints. */
export function buildSurprise(change: Partial<SurpriseTrip> = {}): SurpriseTrip {
  const hints = [
    'Pack for 14 to 22 °C and one light jacket.',
    'The flight takes under three hours.',
    'The city climbs seven hills.',
    'Its trams are yellow.',
  ];

  return {
    ...buildTrip(),
    previewImage: 'sealed envelope',
    hints,
    revealSchedule: hints.map((hintToReveal, index) => ({
      daysBeforeDeparture: [7, 5, 2, 0][index] ?? 0,
      hintToReveal,
    })),
    ...change,
  };
}
