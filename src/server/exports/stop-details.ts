import { durationText, minutesOf, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, PlannedPlace } from '#shared/generation/generated-trip.schema.ts';
import { toldEnd } from '#shared/generation/told-end.ts';
import { toldHours } from '#shared/generation/told-hours.ts';
import { formatMoney } from '#shared/money.ts';

const MODES = { walk: 'on foot', transit: 'by transit', taxi: 'by taxi', drive: 'by car' } as const;

/** What a traveller wants to know at a stop, a line each: why, the way there, hours, price. */
export function stopDetails(stop: PlannedActivity): string[] {
  // The hours are those of the day trip, told at its first stop.
  const isPart = stop.partOf !== undefined && stop.partOf !== stop.place?.id;

  return [
    stop.description,
    stop.why === stop.description ? undefined : stop.why,
    wayThere(stop),
    stop.place && toldEnd(stop.place),
    isPart ? undefined : openingText(stop),
    priceText(stop.place),
    stop.place?.credit && `Data: ${stop.place.credit}`,
    stop.place?.unverified ? 'Not verified: check that it exists and is open.' : undefined,
  ].filter((line): line is string => Boolean(line));
}

/** "24m by transit, 6.1 km"; undefined where nothing is travelled. */
export function wayThere({
  travel,
  kind,
}: Pick<PlannedActivity, 'travel' | 'kind'>): string | undefined {
  if (!travel || travel.minutes <= 0 || kind === 'ride') return undefined;
  return `${durationText(Math.round(travel.minutes))} ${MODES[travel.mode]}, ${travel.km.toFixed(1)} km`;
}

/** "Open 09:00–18:00", "Likely open" where nobody knows; a closing time past midnight is told as the next morning's. */
export function openingText(stop: PlannedActivity): string | undefined {
  const hours = toldHours(stop).map(([from, to]) =>
    from === '00:00' && to === '24:00' ? 'all day' : `${from}–${timeOf(minutesOf(to))}`,
  );

  if (hours.length === 0) return undefined;
  return `${stop.place?.opening === 'unknown' ? 'Likely open' : 'Open'} ${hours.join(', ')}`;
}

export function priceText(place: PlannedPlace | undefined): string | undefined {
  if (place?.free) return 'Free';
  return place?.price ? `About ${formatMoney(place.price.usd)} per adult (estimate)` : undefined;
}
