import type { DestinationFile, TicketFile } from './catalogue.schema.ts';
import type { PlaceFile } from './place.schema.ts';

/** A ticket that opens several places: what it is called, and the ways to buy it, for one day or for more. */
export type SharedTicket = { id: string; name: string; options: readonly TicketFile[] };

/**
 * The ticket that also opens other places of the destination, or undefined. Tickets whose ids begin with its own,
 * such as `angkor-pass-3` for `angkor-pass`, are the same ticket for more days.
 */
export function sharedTicketOf(
  { tickets = [] }: Pick<DestinationFile, 'tickets'>,
  { ticket: id }: Pick<PlaceFile, 'ticket'>,
): SharedTicket | undefined {
  const options = tickets.filter((one) => one.id === id || one.id.startsWith(`${id}-`));
  const own = options.find((one) => one.id === id);

  return id !== undefined && own ? { id, name: own.name, options } : undefined;
}

/** Days of use that one ticket covers. */
export function ticketDays({ days = 1 }: Pick<TicketFile, 'days'>): number {
  return days;
}
