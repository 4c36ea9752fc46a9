import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { buildCalendar } from './calendar.ts';
import {
  buildSealedTrip,
  buildStop,
  buildTripDetail,
  SECRETS,
} from './testing/build-trip-detail.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const ZONES: Record<string, string> = {
  LHR: 'Europe/London',
  LIS: 'Europe/Lisbon',
  NRT: 'Asia/Tokyo',
};
const write = (trip: TripDetail, now = NOW) =>
  buildCalendar(trip, { now, timeZoneOfAirport: (code) => ZONES[code] });
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

function find(trip: TripDetail, summary: string) {
  const event = read(write(trip)).find((candidate) => candidate.summary === summary);

  if (!event) throw new Error(`no event "${summary}"`);
  return event;
}

function withStop(
  stop: Parameters<typeof buildStop>[0],
  trip: Partial<TripDetail> = {},
): TripDetail {
  const [day] = buildTripDetail().itineraryDays;

  if (!day) throw new Error('the trip has no days');
  return buildTripDetail({ itineraryDays: [{ ...day, activities: [buildStop(stop)] }], ...trip });
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString();

describe('the calendar of a trip', () => {
  test('a stop has its instant, place, position, description and address', () => {
    const stop = find(buildTripDetail(), 'Belém Tower');

    expect([instant(stop.startDate), instant(stop.endDate)]).toEqual([
      '2026-06-01T09:00:00.000Z',
      '2026-06-01T10:30:00.000Z',
    ]);
    expect(stop.location).toBe('Belém Tower');
    expect(stop.component.getFirstProperty('geo')?.getValues()).toEqual([[38.6916, -9.216]]);
    expect(stop.component.getFirstPropertyValue('url')).toBe(
      'https://example.org/belem?a=1%2C2%3Bb',
    );
    expect(stop.description.split('\n')).toEqual([
      '10:00 local time, 1h 30m',
      'A fort in the river.',
      '24m by transit, 6.1 km',
      'Open 09:30–18:00',
      'About $9 per adult (estimate)',
    ]);
  });

  test.each([
    ['Asia/Kathmandu', '2026-06-01', '2026-06-01T04:15:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T15:00:00.000Z'],
    ['Europe/Lisbon', '2026-10-25', '2026-10-25T10:00:00.000Z'],
  ])('10:00 in %s on %s', (timeZone, date, expected) => {
    const [day] = buildTripDetail().itineraryDays;

    if (!day) throw new Error('the trip has no days');
    const trip = buildTripDetail({
      timeZone,
      itineraryDays: [{ ...day, date, activities: [buildStop()] }],
    });

    expect(instant(find(trip, 'Belém Tower').startDate)).toBe(expected);
  });

  test('without a known time zone the times float', () => {
    for (const timeZone of [undefined, 'Nowhere/Land']) {
      const { timeZone: _known, ...trip } = withStop({});
      const stop = find({ ...trip, ...(timeZone ? { timeZone } : {}) }, 'Belém Tower');

      expect(stop.startDate.toString()).toBe('2026-06-01T10:00:00');
      expect(stop.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    }
  });

  test('flights use the zones of both airports', () => {
    const [flight] = buildTripDetail().flights;

    if (!flight) throw new Error('the trip has no flight');
    const trip = buildTripDetail({
      flights: [
        { ...flight, arrivalAirport: 'NRT', arrivalDate: '2026-06-02', arrivalTime: '6:15 AM' },
      ],
    });
    const event = find(trip, 'LHR to NRT, Sample Air SA 201');

    expect([instant(event.startDate), instant(event.endDate)]).toEqual([
      '2026-06-01T07:00:00.000Z',
      '2026-06-01T21:15:00.000Z',
    ]);
  });

  test('a flight whose times cannot be read is told as a day', () => {
    const [flight] = buildTripDetail().flights;

    if (!flight) throw new Error('the trip has no flight');
    const trip = buildTripDetail({
      flights: [{ ...flight, departureTime: 'morning', departureAirport: '???' }],
    });
    const event = find(trip, '??? to LIS, Sample Air SA 201');

    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe('2026-06-01');
  });

  test('the journey and the stay are whole days, the last included', () => {
    for (const summary of ['Lisbon, Portugal', 'Stay: Alfama Inn']) {
      const event = find(buildTripDetail(), summary);

      expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
        '2026-06-01',
        '2026-06-04',
      ]);
    }
  });

  test('names with emoji, other scripts, separators and line breaks survive', () => {
    const name = 'متحف الفن 🏛️; a, b\\c 👩‍👩‍👧 ' + 'Ελληνικά '.repeat(20).trim();
    const [place] = [buildStop().place];

    if (!place) throw new Error('the stop has no place');
    const stop = find(
      withStop({ activity: name, why: 'one\ntwo', place: { ...place, name } }),
      name,
    );

    expect(stop.location).toBe(name);
    expect(stop.description).toContain('one\ntwo');
  });

  test('no text can begin a line of its own, and no address but one of the web is linked', () => {
    const [place] = [buildStop().place];

    if (!place) throw new Error('the stop has no place');
    const trip = withStop({
      activity: 'x\r\nEND:VEVENT\r\nATTACH:evil',
      place: { ...place, url: 'javascript:alert(1)' },
    });
    const events = read(write(trip));

    expect(events.map((event) => event.summary)).toContain('x END:VEVENT ATTACH:evil');
    expect(write(trip)).not.toMatch(/^(ATTACH|URL)/m);
  });

  test('lines end with CRLF and hold at most 75 octets, cut between characters', () => {
    const text = write(withStop({ activity: '京都🏯'.repeat(60) }));
    const lines = text.split('\r\n');

    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
  });

  test('identifiers are unique in a trip and the same every time', () => {
    const [day] = buildTripDetail().itineraryDays;

    if (!day) throw new Error('the trip has no days');
    const trip = buildTripDetail({
      itineraryDays: [{ ...day, activities: [buildStop(), buildStop()] }],
    });
    const uids = read(write(trip)).map((event) => event.uid);

    expect(new Set(uids).size).toBe(uids.length);
    expect(read(write(trip, new Date('2026-05-20T00:00:00Z'))).map((event) => event.uid)).toEqual(
      uids,
    );
    expect(read(write({ ...trip, id: 13 })).map((event) => event.uid)).not.toContain(uids[0]);
  });
});

describe('the calendar of a secret trip', () => {
  test('tells the dates and the hints that are open, nothing else', () => {
    const text = write(buildSealedTrip(), new Date('2026-05-26T00:00:00Z'));
    const told = read(text).map((event) => [
      event.startDate.toString(),
      event.summary,
      event.description,
    ]);

    expect(told).toEqual([
      ['2026-06-01', 'Surprise trip', 'Where you are going is still a secret.'],
      ['2026-05-25', 'Surprise trip: a hint opens', 'Pack for warm days.'],
      ['2026-06-01', 'Surprise trip: a hint opens', 'Open your trip in Northstar to read it.'],
    ]);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });

  test('is plain once revealed', () => {
    expect(write(buildSealedTrip({ isRevealed: true }))).toContain('Lisbon');
  });
});
