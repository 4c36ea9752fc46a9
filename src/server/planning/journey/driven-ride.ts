import type { RideOption } from '#server/catalogue/best-rides.ts';
import { isDrivenBy, roadKm } from '#server/catalogue/road-way.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { RideWishes } from './ride-wishes.ts';

/** What a driver with a car of the own costs for a kilometre beside the usual price of a drive, in dollars. */
const DRIVER_USD_PER_KM = 1.2;

type Ends = { from: Destination; to: Destination; wishes: RideWishes };

/**
 * A drive for a party that asked for a driver is one with a driver, who costs more where people else drive themselves;
 * any other ride stays as it is.
 */
export function withDriver(
  option: RideOption,
  { from, to, wishes }: Ends,
): RideOption & { isDriven?: true } {
  if (option.mode !== 'drive' || !wishes.hasDriver) return option;
  const more = isDrivenBy(from.country) ? 0 : DRIVER_USD_PER_KM * roadKm(from, to);

  return { ...option, priceUsd: option.priceUsd + Math.round(more), isDriven: true };
}
