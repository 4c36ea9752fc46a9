import type { TRPCError } from '@trpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SurpriseTrip } from '#shared/generation/generated-trip.schema.ts';
import type { TripFile } from '#shared/trips/trip-files.ts';
import { createGeneratedTripsRepository } from '../generation/generated-trips.repository.ts';
import { pdfText } from '#server/exports/testing/pdf-text.ts';
import { buildTripDetail } from '#server/exports/testing/build-trip-detail.ts';
import { rideActivity, rideTitle } from '../planning/journey/ride-entries.ts';
import { buildPlaces } from '../testing/build-places.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { appRouter } from '../trpc/app-router.ts';
import { sealTrip } from './domain/seal-trip.ts';
import {
  buildHotelChoice,
  buildPreference,
  buildSurprise,
  buildTrip,
} from '../testing/factories.ts';

const api = createTestApi();

/** What the sender of the trip wrote and reads back, as documented. */
const SENT = ['Lisbon, Portugal', 'Hills, tiles and the river.', 'Portuguese', '"LHR"', '"LIS"'];
/** Words that give Lisbon and its second stop away, of which the plan is full; the seconds of a time stamp are no latitude. */
const TELLTALE =
  /lisbon|porto\b|ribeira|apolónia|campanhã|41\.1(?!\d\dZ)|-8\.6|portug|lis\b|tejo|alfama|miguel|belém|belem|tiles?\b|tram|taberna|bacalhau|petiscos|seven hills|fort in the river|olá|obrigado|dinner is late|38\.7(?!\d\dZ)|-9\.1|europe\//i;

const SECRET_TRIP = buildTrip({ isSurprise: true, status: 'surprise' });

let id: number;
let token: { page: string; calendar: string; all: string };

beforeEach(async () => {
  const preference = await api.caller.preferences.save(buildPreference({ tripType: 'surprise' }));

  await createGeneratedTripsRepository(api.dataSource.manager).save(preference.id, ofTwoStops());
  ({ id } = await api.caller.trips.create(
    buildTrip({
      preferencesId: preference.id,
      isSurprise: true,
      status: 'surprise',
      amadeusCodes: { origin: 'LHR', destination: 'LIS' },
      endDate: '2026-06-04',
    }),
  ));
  await api.caller.trips.rename({ id, title: 'Lisbon with Ana' });
  const { page } = await api.caller.trips.sharePage({ id });
  const { calendar } = await api.caller.trips.shareCalendar({ id });
  const ofUser = await api.caller.trips.shareUserCalendar({ userId: 1 });

  token = {
    page: page?.token ?? '',
    calendar: calendar?.token ?? '',
    all: ofUser.calendar?.token ?? '',
  };
});

/** A surprise in Lisbon that goes on to Porto. */
function ofTwoStops(): SurpriseTrip {
  const plan = buildSurprise();
  const [from, to] = buildPlaces();
  const last = plan.itinerary.at(-1);

  if (!to.ride || !last) throw new Error('The plan has no ride or no day');
  const ride = { ...to.ride, operators: ['Comboios de Portugal'] };

  return {
    ...plan,
    tripInfo: { ...plan.tripInfo, endDate: to.depart },
    places: [from, { ...to, ride }],
    flights: {
      ...plan.flights,
      return: plan.flights.return.map((flight) => ({
        ...flight,
        departureDate: to.depart,
        arrivalDate: to.depart,
      })),
    },
    itinerary: [
      ...plan.itinerary.slice(0, -1),
      {
        ...last,
        title: rideTitle(from, to),
        activities: [rideActivity(from, to, ride), ...last.activities],
      },
      { ...last, dayNumber: last.dayNumber + 1, date: to.depart },
    ],
  };
}

/** Without what the sender wrote, and without the flights: they come of the plan, and are documented. */
function withoutSent(words: string): string {
  return SENT.reduce((text, sent) => text.replaceAll(sent, ''), words).replaceAll(
    /"flights":\[.*?\](?=,"(acc|pack))/g,
    '',
  );
}

/** What an exit says: its status, the name of its file, its body, and the words on a drawn page. */
async function told(path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(api.origin + path, {
    ...init,
    headers: { 'content-type': 'application/json' },
  });
  const body = Buffer.from(await response.arrayBuffer());

  return [
    response.status,
    response.headers.get('content-disposition'),
    body.includes('%PDF') ? pdfText(body) : String(body),
  ].join('\n');
}

/**
 * What each procedure may say of a secret trip: nothing of the place; what its sender wrote; offers, which are asked
 * for by API and name hotels, as they must; or it is refused. `unrelated` has nothing to do with a saved trip.
 */
type Exit = {
  says: 'nothing' | 'sent' | 'offers' | 'refused';
  call: (caller: TestApi['caller'], tripId: number) => Promise<unknown>;
};

const version = 1;
const item = { name: 'Umbrella', category: 'Rain' };
const ENTRY = {
  id: '7b0f6a0e-5f43-4c5a-9a05-0f1d5a0f3f11',
  kind: 'note' as const,
  date: '2026-06-02',
  title: 'Call home',
};
const EXITS: Record<string, Exit | 'unrelated'> = {
  'trips.create': { says: 'sent', call: ({ trips }) => trips.create(SECRET_TRIP) },
  'trips.byId': { says: 'sent', call: ({ trips }, tripId) => trips.byId({ id: tripId }) },
  'trips.byUser': { says: 'sent', call: ({ trips }) => trips.byUser({ userId: 1 }) },
  'trips.list': { says: 'sent', call: ({ trips }) => trips.list({}) },
  // It is asked for: everything is plain from then on.
  'trips.reveal': 'unrelated',
  'trips.remove': { says: 'nothing', call: ({ trips }, tripId) => trips.remove({ id: tripId }) },
  'trips.restore': {
    says: 'sent',
    async call({ trips }, tripId) {
      await trips.remove({ id: tripId });
      return trips.restore({ id: tripId });
    },
  },
  'trips.rename': {
    says: 'sent',
    call: ({ trips }, tripId) => trips.rename({ id: tripId, title: 'Lisbon again' }),
  },
  'trips.update': {
    says: 'sent',
    async call({ trips }, tripId) {
      const { version: current } = await trips.byId({ id: tripId });
      const dates = { startDate: '2026-07-01', endDate: '2026-07-03' };

      return trips.update({ id: tripId, version: current, ...dates, travelers: 2 });
    },
  },
  'trips.duplicate': { says: 'sent', call: ({ trips }, tripId) => trips.duplicate({ id: tripId }) },
  // An export is refused, so what is imported was never a secret of ours.
  'trips.importTrip': 'unrelated',
  'trips.sharing': { says: 'nothing', call: ({ trips }, tripId) => trips.sharing({ id: tripId }) },
  'trips.sharePage': {
    says: 'nothing',
    call: ({ trips }, tripId) => trips.sharePage({ id: tripId }),
  },
  'trips.unsharePage': {
    says: 'nothing',
    call: ({ trips }, tripId) => trips.unsharePage({ id: tripId }),
  },
  'trips.shareCalendar': {
    says: 'nothing',
    call: ({ trips }, tripId) => trips.shareCalendar({ id: tripId }),
  },
  'trips.unshareCalendar': {
    says: 'nothing',
    call: ({ trips }, tripId) => trips.unshareCalendar({ id: tripId }),
  },
  'trips.userCalendar': { says: 'nothing', call: ({ trips }) => trips.userCalendar({ userId: 1 }) },
  'trips.shareUserCalendar': {
    says: 'nothing',
    call: ({ trips }) => trips.shareUserCalendar({ userId: 1 }),
  },
  'trips.unshareUserCalendar': {
    says: 'nothing',
    call: ({ trips }) => trips.unshareUserCalendar({ userId: 1 }),
  },
  'trips.shared': { says: 'nothing', call: ({ trips }) => trips.shared({ token: token.page }) },
  'trips.addPackingItem': {
    says: 'nothing',
    call: ({ trips }, tripId) => trips.addPackingItem({ tripId, ...item }),
  },
  'trips.updatePackingItem': {
    says: 'nothing',
    async call({ trips }, tripId) {
      const { id: itemId } = await trips.addPackingItem({ tripId, ...item });

      return trips.updatePackingItem({ tripId, itemId, packed: true });
    },
  },
  'trips.removePackingItem': {
    says: 'nothing',
    async call({ trips }, tripId) {
      const { id: itemId } = await trips.addPackingItem({ tripId, ...item });

      return trips.removePackingItem({ tripId, itemId });
    },
  },
  'trips.saveOwnEntry': {
    says: 'nothing',
    call: ({ trips }, tripId) => trips.saveOwnEntry({ tripId, entry: ENTRY }),
  },
  'trips.removeOwnEntry': {
    says: 'nothing',
    call: ({ trips }, tripId) => trips.removeOwnEntry({ tripId, entryId: ENTRY.id }),
  },
  'trips.itinerary': {
    says: 'refused',
    call: ({ trips }, tripId) => trips.itinerary({ id: tripId }),
  },
  'trips.editItinerary': {
    says: 'refused',
    call: ({ trips }, tripId) =>
      trips.editItinerary({ id: tripId, version, edit: { kind: 'repair', day: 1 } }),
  },
  'trips.undoItinerary': {
    says: 'refused',
    call: ({ trips }, tripId) => trips.undoItinerary({ id: tripId, version }),
  },
  'trips.stopAlternatives': {
    says: 'refused',
    call: ({ trips }, tripId) => trips.stopAlternatives({ id: tripId, stop: { day: 1, index: 0 } }),
  },
  'trips.searchPlaces': {
    says: 'refused',
    call: ({ trips }, tripId) => trips.searchPlaces({ id: tripId, day: 1, query: 'tram' }),
  },
  'trips.reportPlace': {
    says: 'refused',
    call: ({ trips }, tripId) =>
      trips.reportPlace({
        id: tripId,
        placeId: 'vienna/naschmarkt',
        kind: 'closed',
        text: 'A bank is there now.',
      }),
  },
  'generation.itinerary': {
    says: 'sent',
    call: ({ generation }, tripId) => generation.itinerary({ id: tripId }),
  },
  'generation.proposeItinerary': {
    says: 'refused',
    call: ({ generation }, tripId) => generation.proposeItinerary({ id: tripId }),
  },
  'generation.proposeRoute': {
    says: 'refused',
    call: ({ generation }, tripId) =>
      generation.proposeRoute({
        id: tripId,
        places: [
          { id: 'vienna', nights: 2 },
          { id: 'budapest', nights: 2 },
        ],
      }),
  },
  'generation.acceptItinerary': {
    says: 'refused',
    call: ({ generation }, tripId) =>
      generation.acceptItinerary({
        id: tripId,
        version,
        proposalId: '00000000-0000-4000-8000-000000000001',
      }),
  },
  'generation.packingList': {
    says: 'nothing',
    call: ({ generation }, tripId) => generation.packingList({ tripId, destination: '' }),
  },
  'generation.localInfo': {
    says: 'sent',
    call: ({ generation }, tripId) => generation.localInfo({ id: tripId, section: 'phrases' }),
  },
  'generation.freshFacts': {
    says: 'nothing',
    call: ({ generation }, tripId) => generation.freshFacts({ id: tripId }),
  },
  'booking.selections': {
    says: 'nothing',
    call: ({ booking }, tripId) => booking.selections({ tripId }),
  },
  'booking.recommendations': {
    says: 'offers',
    call: ({ booking }, tripId) => booking.recommendations({ tripId }),
  },
  'booking.generateRecommendations': {
    says: 'offers',
    call: ({ booking }, tripId) => booking.generateRecommendations({ tripId, type: 'hotels' }),
  },
  'booking.select': {
    says: 'offers',
    call: ({ booking }, tripId) => booking.select(buildHotelChoice(tripId)),
  },
  'booking.confirm': {
    says: 'nothing',
    call: ({ booking }, tripId) => booking.confirm({ tripId }),
  },
  'booking.unselect': {
    says: 'nothing',
    async call({ booking }, tripId) {
      await booking.select(buildHotelChoice(tripId));
      return booking.unselect({ tripId, selectionType: 'hotels' });
    },
  },
};
/** They know no saved trip: what is looked up, previews before they are saved, mood boards, checks of services. */
const UNRELATED =
  /^(preferences|moodBoard|diagnostics)\.|^booking\.(search|watch)|^generation\.(trip|start|result|cancel|progress|versions|chooseVersion|whyNot|buildItinerary)$/;

describe('every procedure', () => {
  test('is an exit that is listed, or has nothing to do with a saved trip', () => {
    const known = Object.keys(appRouter._def.procedures).filter((name) => !UNRELATED.test(name));

    expect(known.toSorted()).toEqual(Object.keys(EXITS).toSorted());
  });

  test.each(
    Object.entries(EXITS).flatMap(([name, exit]) =>
      exit === 'unrelated' ? [] : [[name, exit] as const],
    ),
  )('%s says of a secret trip no more than it may', async (_, { says, call }) => {
    const answer = await call(api.caller, id).then(JSON.stringify, (error: TRPCError) => {
      expect(says).toBe('refused');
      expect(error.cause).toMatchObject({ code: 'CONFLICT' });
      return error.message;
    });

    if (says === 'offers') return;
    const words = says === 'sent' ? withoutSent(answer) : answer;

    expect(words).not.toMatch(TELLTALE);
  });
});

describe('a field that is new', () => {
  test('stays inside until it is listed', () => {
    const trip = { ...buildTripDetail(), isSurprise: true, isRevealed: false, newField: 'Lisbon' };

    expect(sealTrip(trip, '2026-05-01')).not.toHaveProperty('newField');
  });
});

/** What each file of a trip says of a secret one instead: one that is new has to be listed. */
const FILES: Record<TripFile, string> = {
  'calendar.ics': 'Surprise trip',
  'trip.gpx': '409',
  'voucher.pdf': 'surprise',
  'export.json': '409',
};

describe('a secret trip at every exit', () => {
  test.each(Object.entries(FILES))('%s names nothing', async (file, expected) => {
    const words = await told(`/api/trips/${id}/${file}`);

    expect(words).toContain(expected);
    expect(words).not.toMatch(TELLTALE);
  });

  test.each([
    ['feed of the trip', () => told(`/api/feeds/${token.calendar}.ics`), 'Surprise trip'],
    ['feed of all trips', () => told(`/api/feeds/${token.all}.ics`), 'Surprise trip'],
    ['public page', () => told(`/api/shared/${token.page}`), '"isSecret":true'],
    ['addresses', () => told(`/api/trips/${id}/sharing`), '"token"'],
    ['days', () => told(`/api/trips/${id}/itinerary`), '409'],
    ['places', () => told(`/api/trips/${id}/itinerary/places?day=1&query=museum`), '409'],
    ['packing list', () => told(`/api/packing-list?tripId=${id}&destination=`), 'packingItems'],
    ['fresh facts', () => told(`/api/trips/${id}/fresh-facts`), '"fresh":[]'],
    ['search by name', () => told('/api/trips?search=lisbon'), '"total":0'],
    ['search by title', () => told('/api/trips?search=Ana'), '"total":0'],
  ])('%s names nothing', async (_, exit, expected) => {
    const words = await exit();

    expect(words).toContain(expected);
    expect(words).not.toMatch(TELLTALE);
  });

  test.each([
    ['trip', () => told(`/api/trips/${id}`)],
    ['list of a user', () => told('/api/trips/user/1')],
    ['My Trips', () => told('/api/trips')],
    [
      'renamed trip',
      () =>
        told(`/api/trips/${id}/rename`, { method: 'POST', body: JSON.stringify({ title: 'Us' }) }),
    ],
    ['copy', () => told(`/api/trips/${id}/duplicate`, { method: 'POST', body: '{}' })],
  ])('%s says what its sender wrote, and nothing more of the place', async (_, exit) => {
    const words = await exit();

    expect(words).toMatch(/^200\n/);
    expect(words).toContain('Lisbon, Portugal');
    expect(withoutSent(words)).not.toMatch(TELLTALE);
  });

  test('days, counts and sums stay, so that a trip can be packed for and paid', async () => {
    const sealed = await api.caller.trips.byId({ id });
    const open = await api.caller.trips.reveal({ id });

    expect(sealed.accommodations.map(({ pricePerNight }) => pricePerNight)).toEqual(
      open.accommodations.map(({ pricePerNight }) => pricePerNight),
    );
    expect(sealed.activities.map(({ price }) => price)).toEqual(
      open.activities.map(({ price }) => price),
    );
    expect(sealed.itineraryDays.map(({ date, activities }) => [date, activities.length])).toEqual(
      open.itineraryDays.map(({ date, activities }) => [date, activities.length]),
    );
    expect(sealed.itineraryDays[0]?.weather).toEqual({
      ...open.itineraryDays[0]?.weather,
      daylight: ['04:36', '19:24'],
    });
    expect(JSON.stringify(open)).toMatch(/Belém Tower.*Alfama Inn|Alfama Inn.*Belém Tower/);
    expect(sealed.places).toBeUndefined();
    expect(open.places?.map(({ name }) => name)).toEqual(['Lisbon', 'Porto']);
  });
});
