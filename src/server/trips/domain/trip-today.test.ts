import { describe, expect, test } from 'vitest';
import { loadTransport } from '../../catalogue/transport.ts';
import { tripToday, type TripWhere } from './trip-today.ts';

const airportZone = (code: string) => loadTransport().airport(code)?.timeZone;

const from = (origin: string | undefined, timeZone?: string): TripWhere => ({
  timeZone,
  amadeusCodes: { origin },
});

describe("a trip's first of June begins", () => {
  test.each([
    ['at home in Tokyo', from('NRT', 'Europe/Lisbon'), '2026-05-31T15:00Z'],
    ['at home in Berlin', from('BER', 'America/New_York'), '2026-05-31T22:00Z'],
    ['at home in Los Angeles', from('LAX', 'America/Lima'), '2026-06-01T05:00Z'],
    ['at the destination, further on than home', from('LHR', 'Asia/Tokyo'), '2026-05-31T15:00Z'],
    ['at the destination, home unknown', from(undefined, 'Asia/Kolkata'), '2026-05-31T18:30Z'],
    ['at the destination, home no airport of ours', from('QQQ', 'Asia/Tokyo'), '2026-05-31T15:00Z'],
    [
      'at the airport of a destination without a zone',
      { timeZone: null, amadeusCodes: { destination: 'AKL' } },
      '2026-05-31T12:00Z',
    ],
    ['in UTC where nothing is known', from(undefined), '2026-06-01T00:00Z'],
    ['in UTC with a zone that is none', from(undefined, 'Atlantis/Main'), '2026-06-01T00:00Z'],
  ])('%s', (_, where, begins) => {
    const instant = new Date(begins.replace('Z', ':00Z'));
    const before = new Date(instant.getTime() - 60_000);

    expect(tripToday(where, { now: before, airportZone })).toBe('2026-05-31');
    expect(tripToday(where, { now: instant, airportZone })).toBe('2026-06-01');
  });
});
