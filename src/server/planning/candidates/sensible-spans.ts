import { isForSunset, isNamedForSunset } from '#server/catalogue/for-sunset.ts';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import type { Span } from '#server/planner/problem.ts';
import { spansAtStarts } from '#server/catalogue/start-times.ts';
import { type DayFacts, startsAt } from '../days/day-facts.ts';
import { spansOutside, spansWithin } from '#server/planner/spans.ts';
import { prayersBetween } from '#server/catalogue/prayer-times.ts';
import { downToFive, upToFive } from '../days/five-minutes.ts';
import { whileAlive } from './while-alive.ts';

/** From so long before sunset on, and in any case from late in the afternoon, a place for sunset is worth the way. */
const BEFORE_SUNSET = 120;
const LATE_AFTERNOON = 16 * 60 + 30;
/** What is called after the sunset is for nothing else. */
const JUST_BEFORE = 75;
/** Where it closes too soon for that. */
const LONG_BEFORE = 175;
const AFTERNOON = 15 * 60;

/** One sets out on a long hike by one, after an early lunch at the latest. */
const LATEST_START = 13 * 60;
const LONG_HIKE = 180;

/** What begins at midnight is of the next day, and no plan of this one. */
const LATEST_DOORS = 23 * 60 + 55;

/** Visitors are out so long before a prayer begins, and let in so long after. */
const BEFORE_PRAYER = 15;
const AFTER_PRAYER = 35;

/** What is left of the spans of a mosque that keeps visitors out at prayer. */
function betweenPrayers(
  { lat, shutAtPrayer }: Pick<PlaceFile, 'lat' | 'shutAtPrayer'>,
  spans: readonly Span[],
  facts: DayFacts,
): readonly Span[] {
  if (!shutAtPrayer) return spans;
  const prayers = prayersBetween(lat, facts).map((at): Span => [
    downToFive(at - BEFORE_PRAYER),
    upToFive(at + AFTER_PRAYER),
  ]);

  return spansOutside(spans, prayers);
}

function isLongHike({
  kind,
  minutes,
  best,
}: Pick<PlaceFile, 'kind' | 'minutes' | 'best'>): boolean {
  return kind === 'hike' && minutes >= LONG_HIKE && best !== 'sunset';
}

/**
 * The part of a day's spans in which a visit makes sense: in by the last entry, between prayers, right before a show
 * begins, at sunset where one comes for it, and anywhere else while the place is alive.
 */
export function sensibleSpans(
  file: Pick<
    PlaceFile,
    | 'lastEntry'
    | 'best'
    | 'kind'
    | 'indoor'
    | 'minutes'
    | 'starts'
    | 'lat'
    | 'shutAtPrayer'
    | 'name'
    | 'why'
  >,
  spans: readonly Span[],
  { minutes, facts }: { minutes: number; facts: DayFacts },
): Span[] {
  const entered = betweenPrayers(file, spans, facts)
    .map(([open, close]): Span => [
      open,
      Math.min(close - Math.max(0, (file.lastEntry ?? 0) - minutes), LATEST_DOORS + minutes),
    ])
    .filter(([open, close]) => open < close && open <= LATEST_DOORS);

  const starts = startsAt(file, facts);

  if (starts.length > 0) return spansAtStarts(starts, entered, minutes).map((span) => [...span]);
  if (isLongHike(file)) return spansWithin(entered, [-Infinity, LATEST_START + minutes], minutes);
  const fromOn = (earliest: number) => spansWithin(entered, [earliest, Infinity], minutes);

  if (!isForSunset(file)) return whileAlive(file, entered, minutes);
  if (isNamedForSunset(file)) return fromOn(facts.sunset - Math.max(JUST_BEFORE, minutes));
  const golden = fromOn(Math.min(facts.sunset - Math.max(BEFORE_SUNSET, minutes), LATE_AFTERNOON));
  const late = fromOn(Math.min(facts.sunset - Math.max(LONG_BEFORE, minutes), AFTERNOON));

  // What closes before the light goes is seen as late as it can be, else whenever it is open.
  return [golden, late, entered].find((some) => some.length > 0) ?? [];
}
