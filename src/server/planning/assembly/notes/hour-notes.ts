import { openingAt } from '#server/planning/days/day-facts.ts';
import { shortDay, timeOf, weekdayName } from '#shared/dates.ts';
import { joinWords } from '../../candidates/place-words.ts';
import { hoursOf, type NotedStop } from './noted-stop.ts';
import { groupBy } from '#shared/groups.ts';

export const LAST_ENTRY = 'Last entry: ';
export const SWAP = 'If you swap days: ';
export const SUNSET = 'Sunset: ';

/** From this fame on it matters that a sight is shut on a day of the trip. */
const KNOWN = 4;
const MOST_NAMED = 4;
/** What is shut on more days of the trip than these, such as a Saturday market, stays where it is anyway. */
const MOST_SHUT = 2;
/** Whoever comes this close to the last entry should know when it is. */
const CLOSE_TO_IT = 45;
/** A stop for the sunset is there when it comes. */
const AROUND_SUNSET = 30;

/** Until when one is let in, where the plan arrives not long before. */
export function lastEntries(stops: readonly NotedStop[]): string[] {
  const near = stops.flatMap((stop) => {
    const { known, start, place } = stop;
    const margin = known.type === 'sight' ? known.file.lastEntry : undefined;
    const span = hoursOf(stop).find(([open, close]) => open <= start && start < close);
    const last = span && margin !== undefined ? span[1] - margin : undefined;

    return last !== undefined && last >= start && last - start <= CLOSE_TO_IT
      ? [`${place.name} at ${timeOf(last)}`]
      : [];
  });

  return near.length > 0 ? [`${LAST_ENTRY}${joinWords(near.slice(0, MOST_NAMED))}.`] : [];
}

/** The known sights that are shut on another day of the trip, so that nobody moves them there. */
export function closedDays(stops: readonly NotedStop[]): string[] {
  const days = new Map(stops.flatMap(({ facts }) => (facts ? [[facts.date, facts] as const] : [])));
  const shut = stops
    .filter(({ known }) => known.type === 'sight' && known.file.fame >= KNOWN)
    .flatMap(({ known, place, date }) => {
      const other = [...days.values()].filter(
        (facts) =>
          known.type === 'sight' &&
          facts.date !== date &&
          openingAt(known.file, facts).spans.length === 0,
      );

      return other.length > 0 && other.length <= MOST_SHUT
        ? [{ name: place.name, on: joinWords(other.map((facts) => weekdayName(facts.date))) }]
        : [];
    })
    .slice(0, MOST_NAMED);
  const parts = [...groupBy(shut, ({ on }) => on)].map(
    ([on, places]) =>
      `${joinWords(places.map(({ name }) => name))} ${places.length === 1 ? 'is' : 'are'} closed on ${on}`,
  );

  return parts.length > 0 ? [`${SWAP}${parts.join('; ')}.`] : [];
}

/** When the sun goes down where the plan waits for it. */
export function sunsets(stops: readonly NotedStop[]): string[] {
  const stop = stops.find(
    ({ known, facts, start, place }) =>
      known.type === 'sight' &&
      known.file.best === 'sunset' &&
      !place.indoor &&
      facts !== undefined &&
      start <= facts.sunset &&
      start + known.file.minutes + AROUND_SUNSET >= facts.sunset,
  );

  return stop?.facts
    ? [
        `${SUNSET}about ${timeOf(Math.round(stop.facts.sunset / 5) * 5)}, from ${stop.place.name} on ${shortDay(stop.date)}.`,
      ]
    : [];
}
