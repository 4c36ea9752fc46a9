import { openingSpans, parseOpeningHours } from './opening-hours.ts';

/** When a visit is, in minutes after midnight, and what sun and doors do on that day; without hours, any hour of it. */
export type VisitTime = {
  date: string;
  hours?:
    | {
        start: number;
        end: number;
        sunrise: number;
        sunset: number;
        opens?: number | undefined;
        closes?: number | undefined;
      }
    | undefined;
};

type Hours = NonNullable<VisitTime['hours']>;
type Span = readonly [from: number, to: number];

const END_OF_NIGHT = 30 * 60;
/** Most doors are open from then on, and shut by then. */
const USUAL = { opens: 9 * 60, closes: 18 * 60 } as const;
/** Hours that have a word. */
const WORDS: Readonly<Record<string, (hours: Hours) => Span>> = {
  dawn: ({ sunrise }) => [sunrise - 60, sunrise + 60],
  light: ({ sunrise, sunset }) => [sunrise, sunset],
  sunset: ({ sunset }) => [sunset - 5, sunset + 15],
  dark: ({ sunset }) => [sunset + 10, END_OF_NIGHT],
  opening: ({ opens = USUAL.opens }) => [opens - 30, opens + 60],
  closing: ({ closes = USUAL.closes }) => [closes - 120, closes],
};
const WORD = new RegExp(`(?:^| )(${Object.keys(WORDS).join('|')})$`);
const ALL_DAY = '00:00-24:00';
/** A visit keeps hours of which it has so many minutes, or all. */
const LEAST_SHARED = 15;
const DATE_ONLY = { isHoliday: () => false, sunrise: 360, sunset: 1080 };

type Alternative = { hours: string; word: string | undefined };

/**
 * Whether a visit is at a time: dates, weekdays and hours in the grammar of `opening-hours.ts` ("Apr-Oct Su
 * 10:00-12:00"), or one of dawn, light, sunset, dark, opening (the first hour after the doors open) and closing (the
 * last two) in place of the hours; alternatives joined by ";".
 */
export function isAtTime(when: string, visit: VisitTime): boolean {
  return alternativesOf(when).some((one) => keeps(one, visit));
}

/** Throws RangeError on a time that does not parse. */
export function parseVisitTime(when: string): void {
  alternativesOf(when).forEach(({ hours }) => parseOpeningHours(hours));
}

function alternativesOf(when: string): Alternative[] {
  return when.split(';').map((part) => {
    const [found, word] = WORD.exec(part.trim()) ?? [];

    return {
      hours:
        found === undefined
          ? part.trim()
          : `${part.trim().slice(0, -found.length)} ${ALL_DAY}`.trim(),
      word,
    };
  });
}

function keeps(one: Alternative, { date, hours }: VisitTime): boolean {
  if (!hours) return openingSpans(one.hours, date, DATE_ONLY).length > 0;
  return spansOf(one, date, hours).some(([from, to]) => {
    const shared = Math.min(hours.end, to) - Math.max(hours.start, from);

    return shared >= Math.min(LEAST_SHARED, to - from, hours.end - hours.start);
  });
}

function spansOf({ hours, word }: Alternative, date: string, day: Hours): Span[] {
  const spans = openingSpans(hours, date, { ...DATE_ONLY, ...day });
  const ofWord = word === undefined ? undefined : WORDS[word];

  return ofWord && spans.length > 0 ? [ofWord(day)] : spans;
}
