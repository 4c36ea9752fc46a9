import { monthName } from '#shared/dates.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { Climate } from '../understanding/wish-words.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** One part of a destination's score, with the reason that it gives for going there. */
export type Part = { points: number; reason?: string | undefined };

/** A wish of the notes that a destination does not meet puts it behind all that do. */
export const WISH_UNMET = 200;

/** Up to 18: a best month, dry and pleasant; the traveller's own idea of weather counts in wishes. */
export function monthPart(destination: Destination, month: number): Part {
  const { highC, rainMm } = destination.climate;
  const high = highC[month - 1] ?? 20;
  const rain = rainMm[month - 1] ?? 60;
  const isBest = destination.bestMonths.includes(month);
  const comfort = Math.max(0, 8 - Math.abs(high - 23) * 0.5) - Math.max(0, rain - 120) * 0.02;
  const weather = `highs around ${Math.round(high)} °C`;

  return {
    points: (isBest ? 10 : 0) + comfort,
    reason: isBest
      ? `${monthName(month)} is one of the best months for ${destination.name}, with ${weather}`
      : `${destination.name} has ${weather} in ${monthName(month)}`,
  };
}

const CLIMATE_MET: Record<
  Climate,
  (weather: { high: number; low: number; rain: number }) => boolean
> = {
  hot: ({ high }) => high >= 28,
  warm: ({ high }) => high >= 21,
  cool: ({ high }) => high <= 22,
  snow: ({ high, low }) => high <= 4 && low <= -1,
  dry: ({ rain }) => rain <= 50,
};

/** The weather that the notes ask for, by the month's normals. */
export function climatePart(destination: Destination, wishes: Wishes, month: number): Part {
  return { points: -unmetClimates(destination, wishes, month).length * WISH_UNMET };
}

/** The kinds of weather that were asked for and that the month does not bring there. */
export function unmetClimates(destination: Destination, wishes: Wishes, month: number): Climate[] {
  const { climate } = destination;
  const weather = {
    high: climate.highC[month - 1] ?? 20,
    low: climate.lowC[month - 1] ?? 10,
    rain: climate.rainMm[month - 1] ?? 60,
  };

  return wishes.climate.filter(
    (wish) =>
      !CLIMATE_MET[wish](weather) && !(wish === 'snow' && hasSlopes(destination, wishes, month)),
  );
}

const SLOPES = /\b(?:ski(?:ing)?|slopes|pistes)\b/i;
const WINTER: readonly number[] = [12, 1, 2, 3, 4];

/** Whoever wants snow to ski on finds it up on the slopes, however mild the town is. */
function hasSlopes({ places, dayTrips, lat }: Destination, wishes: Wishes, month: number): boolean {
  const northern = lat >= 0 ? month : ((month + 5) % 12) + 1;

  return (
    wishes.isForSkiing === true &&
    WINTER.includes(northern) &&
    [...places, ...dayTrips].some(({ name, why = '' }) => SLOPES.test(`${name} ${why}`))
  );
}
