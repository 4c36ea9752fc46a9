import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { buildPlan } from './factories.ts';

/** Two nights in Lisbon, then one in Porto, by train. */
export function buildPlaces(): [TripPlace, TripPlace] {
  const { accommodation } = buildPlan();

  return [
    {
      id: 'lisbon',
      name: 'Lisbon',
      country: 'Portugal',
      lat: 38.7223,
      lon: -9.1393,
      timeZone: 'Europe/Lisbon',
      nights: 2,
      arrive: '2026-06-01',
      depart: '2026-06-03',
      stay: accommodation,
    },
    {
      id: 'porto',
      name: 'Porto',
      country: 'Portugal',
      lat: 41.1496,
      lon: -8.611,
      timeZone: 'Europe/Lisbon',
      nights: 1,
      arrive: '2026-06-03',
      depart: '2026-06-04',
      stay: { ...accommodation, id: 'porto-inn', name: 'Ribeira Inn', lat: 41.14, lon: -8.61 },
      ride: {
        mode: 'train',
        from: 'Lisboa Santa Apolónia',
        to: 'Porto Campanhã',
        date: '2026-06-03',
        departs: '10:30',
        arrives: '13:40',
        minutes: 190,
        km: 337,
        usd: 64,
        operators: ['CP'],
        luggage: 'Bags travel with you, free of charge',
        estimate: false,
        source: 'https://www.cp.pt',
      },
    },
  ];
}
