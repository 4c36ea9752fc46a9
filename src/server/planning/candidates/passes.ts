import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { sharedTicketOf, ticketDays } from '#server/catalogue/shared-tickets.ts';
import { toUsd } from '../days/day-facts.ts';

/** One way to buy a ticket that opens several places, for one adult. */
type PassOption = {
  name: string;
  amount: number;
  currency: string;
  usd: number;
  days: number;
};
/** A ticket that opens several places, and the one for this place alone where that is sold as well. */
export type Pass = {
  id: string;
  name: string;
  options: readonly PassOption[];
  single?: PassOption;
};
type OwnTicket = Pick<PlaceFile, 'ticket'> & {
  currency?: string | undefined;
  price?: number | null | undefined;
};

/** The ticket that opens a place and others with it, in US dollars; undefined where the place has one of its own. */
export function passOf(
  file: OwnTicket,
  { destination, catalogue }: { destination: Destination; catalogue: Catalogue },
): Pass | undefined {
  const shared = sharedTicketOf(destination, file);

  if (!shared) return undefined;
  const local = file.currency ?? catalogue.country(destination.country)?.currency ?? 'USD';
  const optionOf = (one: Omit<PassOption, 'usd'>): PassOption[] => {
    const usd = toUsd(one.amount, one.currency, catalogue);

    return usd === undefined ? [] : [{ ...one, usd: Math.round(usd * 100) / 100 }];
  };
  const options = shared.options.flatMap((one) =>
    optionOf({
      name: one.name,
      amount: one.price,
      currency: one.currency ?? local,
      days: ticketDays(one),
    }),
  );
  const [single] = file.price
    ? optionOf({ name: shared.name, amount: file.price, currency: local, days: 1 })
    : [];

  return options.length > 0
    ? {
        id: `${destination.id}/${shared.id}`,
        name: shared.name,
        options,
        ...(single ? { single } : {}),
      }
    : undefined;
}

/** The cheapest tickets for so many days of use, in the order in which they are bought. */
function cheapestPasses({ options }: Pass, days: number): PassOption[] {
  const best: { usd: number; bought: PassOption[] }[] = [{ usd: 0, bought: [] }];

  for (let day = 1; day <= days; day += 1) {
    const [found] = options
      .map((option) => {
        const before = best[Math.max(0, day - option.days)] ?? { usd: 0, bought: [] };

        return { usd: before.usd + option.usd, bought: [...before.bought, option] };
      })
      .toSorted((a, b) => a.usd - b.usd || a.bought.length - b.bought.length);

    if (found) best.push(found);
  }
  return best[days]?.bought ?? [];
}

export type PassVisit = { id: string; day: string; pass: Pass };

/** What is bought at a visit: the ticket for several places, or the one for this place alone. */
export type PassPayment = PassOption & { isSingle?: true };

/**
 * At which visits tickets are bought, in the order of the visits: once for as many days as each one covers, or for
 * each place alone where that comes to less.
 */
export function passPayments(visits: readonly PassVisit[]): Map<string, PassPayment> {
  const payments = new Map<string, PassPayment>();
  const passes = new Map(visits.map(({ pass }) => [pass.id, pass]));

  for (const [id, pass] of passes) {
    const own = visits.filter((visit) => visit.pass.id === id);
    const days = [...new Set(own.map(({ day }) => day))];
    const bought = cheapestPasses(pass, days.length);
    const singles = singlesOf(own);
    let next = 0;

    if (singles && totalOf(singles.map(([, option]) => option)) < totalOf(bought)) {
      singles.forEach(([at, option]) => payments.set(at, option));
      continue;
    }
    for (const option of bought.toSorted((a, b) => b.days - a.days)) {
      const first = own.find(({ day }) => day === days[next]);

      if (first) payments.set(first.id, option);
      next += option.days;
    }
  }
  return payments;
}

/** The ticket of each place alone; undefined where one of them sells none. */
function singlesOf(visits: readonly PassVisit[]): [string, PassPayment][] | undefined {
  const singles = visits.flatMap(({ id, pass: { single } }): [string, PassPayment][] =>
    single ? [[id, { ...single, isSingle: true }]] : [],
  );

  return singles.length === visits.length ? singles : undefined;
}

function totalOf(options: readonly PassOption[]): number {
  return options.reduce((sum, { usd }) => sum + usd, 0);
}

type PassPriced = { pass?: Pass | undefined; visit: { usd: number } };

/** At most this share of the money for the days is set aside for tickets that may not be needed. */
const MOST_RESERVED = 0.25;

/**
 * Tickets that open several places cannot be priced place by place: the money for them is set aside first, and the
 * places then cost nothing. Where that would take too much of the budget, each place keeps the ticket's price.
 */
export function reservePasses<One extends PassPriced>(
  candidates: readonly One[],
  { days, travelers, maxUsd }: { days: number; travelers: number; maxUsd: number },
): { candidates: One[]; maxUsd: number } {
  const passes = new Map(
    candidates.flatMap(({ pass }) => (pass ? [[pass.id, pass] as const] : [])),
  );
  const reserved = [...passes.values()].reduce(
    (sum, pass) =>
      sum + cheapestPasses(pass, days).reduce((usd, one) => usd + one.usd, 0) * travelers,
    0,
  );

  if (passes.size === 0 || reserved > maxUsd * MOST_RESERVED)
    return { candidates: [...candidates], maxUsd };
  return {
    maxUsd: maxUsd - reserved,
    candidates: candidates.map((one) =>
      one.pass ? { ...one, visit: { ...one.visit, usd: 0 } } : one,
    ),
  };
}
