import { convert } from '../money.ts';
import type { TripDetail } from './trip.schema.ts';

/** The money of each country of a trip, where it is another than the dollar and has a rate; each once. */
export function localCurrenciesOf(
  trip: Pick<TripDetail, 'currency' | 'itineraryDays' | 'countries'>,
): string[] {
  const ofCountries = (trip.countries ?? []).map(({ currency }) => currency);
  const known = [...new Set(ofCountries)].filter(
    (currency) => currency !== 'USD' && convert(1, 'USD', currency) !== undefined,
  );

  return new Set(ofCountries).size > 1 ? known : [localCurrencyOf(trip) ?? []].flat();
}

/**
 * The money of a trip's place, where it is another than the dollar and has a rate: the trip's own currency, else
 * the one that most of its tickets are sold in.
 */
export function localCurrencyOf({
  currency,
  itineraryDays,
}: Pick<TripDetail, 'currency' | 'itineraryDays'>): string | undefined {
  const seen = new Map<string, number>();

  for (const { place } of itineraryDays.flatMap((day) => day.activities)) {
    const sold = place?.price?.currency;

    // Meals are estimated in dollars wherever they are.
    if (sold && sold !== 'USD') seen.set(sold, (seen.get(sold) ?? 0) + 1);
  }
  const [common] = [...seen].toSorted(([, a], [, b]) => b - a);
  const local = currency === 'USD' ? common?.[0] : currency;

  return local && local !== 'USD' && convert(1, 'USD', local) !== undefined ? local : undefined;
}
