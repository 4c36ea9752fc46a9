import { formatMoney } from '../money.ts';
import type { OwnEntry } from './own-entries.schema.ts';

export const ENTRY_KIND_NAMES: Record<OwnEntry['kind'], string> = {
  stop: 'Own stop',
  note: 'Note',
  flight: 'Flight',
  train: 'Train',
  hotel: 'Hotel',
  restaurant: 'Restaurant',
  ticket: 'Ticket',
  other: 'Other reservation',
};

/** What there is to tell of an entry besides its title and time: "Restaurant", "Via Roma 1", "No. 42", "$60". */
export function entryFacts({ kind, place, number, price, note }: OwnEntry): string[] {
  return [
    ENTRY_KIND_NAMES[kind],
    place,
    number && `No. ${number}`,
    price === undefined ? undefined : formatMoney(price),
    note,
  ].filter((fact): fact is string => Boolean(fact));
}
