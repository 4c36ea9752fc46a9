import { DEMO_USER_ID } from '#shared/demo-user.ts';
import { MY_TRIPS_TABS } from '#shared/trips/trip-status.ts';

/** A query whose reply a page begins with, as its hooks ask it. */
export type Need = { path: string; input?: unknown; isPaged?: boolean };

type Address = { id: number; query: URLSearchParams };
type DrawnPage = { pattern: RegExp; needs: (address: Address) => readonly Need[] };

const ID = '(?<id>[1-9]\\d{0,8})';
const page = (pattern: string, needs: DrawnPage['needs'] = () => []): DrawnPage => ({
  pattern: new RegExp(`^${pattern.replace(':id', ID)}$`),
  needs,
});
const trip = ({ id }: Address): Need => ({ path: 'trips.byId', input: { id } });

/** The pages that the server draws, each with the queries that its first view asks. */
const PAGES: readonly DrawnPage[] = [
  page('/plan-trip'),
  page('/my-trips', ({ query }) => [
    {
      path: 'trips.list',
      isPaged: true,
      input: {
        userId: DEMO_USER_ID,
        tab: MY_TRIPS_TABS.find((tab) => tab === query.get('tab')) ?? 'upcoming',
        search: (query.get('q') ?? '').trim(),
      },
    },
  ]),
  page('/trip/:id', (address) => [trip(address)]),
  page('/booking/:id', (address) => [
    trip(address),
    { path: 'trips.itinerary', input: { id: address.id } },
    { path: 'booking.selections', input: { tripId: address.id } },
    { path: 'booking.recommendations', input: { tripId: address.id } },
  ]),
];

/** What the page at an address begins with; undefined for a page that is not drawn. */
export function needsOf({ pathname, searchParams }: URL): readonly Need[] | undefined {
  // A wait that goes on is nothing to draw: this browser alone knows how far it is.
  if (searchParams.has('generation')) return undefined;
  for (const { pattern, needs } of PAGES) {
    const match = pattern.exec(pathname);

    if (match) return needs({ id: Number(match.groups?.['id']), query: searchParams });
  }
  return undefined;
}
