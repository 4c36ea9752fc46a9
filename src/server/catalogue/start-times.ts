import { type DayFacts, openingSpans, type OpenSpan, parseOpeningHours } from './opening-hours.ts';

/** One is there so long before it begins. */
const BEFORE_START = 15;

const CLOCK = /\d{1,2}:\d{2}|sunrise|sunset/g;

/** Each time as a span of opening hours that begins then. */
const asHours = (starts: string) => starts.replace(CLOCK, (clock) => `${clock}-24:00`);

/** Throws RangeError where a text of start times does not parse. */
export function parseStarts(starts: string): void {
  parseOpeningHours(asHours(starts));
}

/** When what one comes for begins on a date, in minutes after midnight; empty on days that have none. */
export function startsOn(starts: string, date: string, facts: DayFacts): number[] {
  return openingSpans(asHours(starts), date, facts).map(([start]) => start);
}

/** The part of the opening spans in which a visit that lasts so long begins right before a start. */
export function spansAtStarts(
  starts: readonly number[],
  spans: readonly OpenSpan[],
  minutes: number,
): OpenSpan[] {
  return starts.flatMap((start) =>
    spans
      .map(([open, close]): OpenSpan => [
        Math.max(open, start - BEFORE_START),
        Math.min(close, start + minutes),
      ])
      .filter(([open, close]) => open <= start && close - open >= minutes),
  );
}
