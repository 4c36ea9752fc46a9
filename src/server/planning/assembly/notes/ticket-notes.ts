import type { PlannedPlace } from '#shared/generation/generated-trip.schema.ts';
import { joinWords } from '../../candidates/place-words.ts';
import type { NotedStop } from './noted-stop.ts';

export const TICKET = 'One ticket: ';

const MOST_NAMED = 4;

type Bought = { ticket: string; usd: number | undefined; places: string[] };

/** A ticket that opens several stops of the plan, and what it costs. */
export function sharedTickets(stops: readonly NotedStop[]): string[] {
  const tickets = new Map<string, Bought>();

  for (const { place } of stops) {
    const { ticket } = place;

    if (!ticket) continue;
    const { usd, places }: Omit<Bought, 'ticket'> = tickets.get(ticket.id) ?? {
      usd: undefined,
      places: [],
    };

    tickets.set(ticket.id, {
      ticket: ticket.name,
      usd: usd ?? priceOf(place),
      places: places.includes(place.name) ? places : [...places, place.name],
    });
  }
  return [...tickets.values()]
    .filter(({ places }) => places.length > 1)
    .map(
      ({ ticket, usd, places }) =>
        `${TICKET}buy ${ticket} once${usd ? ` (about $${Math.round(usd)} each)` : ''}; it opens ${joinWords(shortened(places))}.`,
    );
}

function priceOf({ price }: PlannedPlace): number | undefined {
  return price?.usd;
}

/** The first few of many names, and how many more there are. */
function shortened(names: readonly string[]): string[] {
  return names.length <= MOST_NAMED
    ? [...names]
    : [...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`];
}
