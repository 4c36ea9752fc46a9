import type { DayTripFile } from '../catalogue.schema.ts';

/** A trip along the equator, half a degree (55 kilometres) out, with changes of one's own. */
export function buildDayTrip(changes: Partial<DayTripFile> = {}): DayTripFile {
  return {
    id: 'cape',
    name: 'Cape',
    lat: 0,
    lon: 0.5,
    mode: 'drive',
    travelMinutes: 60,
    minutes: 240,
    interests: ['Nature'],
    hours: '24/7',
    price: 0,
    fame: 3,
    why: 'The cape',
    confidence: 'high',
    lunch: 'Fish at the harbour',
    ...changes,
  };
}
