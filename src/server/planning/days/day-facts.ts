import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { daylight } from '#server/catalogue/daylight.ts';
import { publicHoliday } from '#server/catalogue/holidays.ts';
import { type Opening, openingOn, type OpeningPlace } from '#server/catalogue/opening.ts';
import { startsOn } from '#server/catalogue/start-times.ts';
import type { Span } from '#server/planner/problem.ts';
import { monthOf } from '#shared/dates.ts';
import { spansWithin } from '#server/planner/spans.ts';

/** What one date means at one destination. */
export type DayFacts = {
  date: string;
  country: string;
  /** The state or region whose holidays are kept. */
  region?: string | undefined;
  /** The month that the destination's data is of. */
  asOf: string;
  holiday: string | undefined;
  sunrise: number;
  sunset: number;
  highC: number;
  lowC: number;
  rainMm: number;
};

export function dayFacts(destination: Destination, date: string): DayFacts {
  const month = monthOf(date) - 1;
  const { climate, country, holidayRegion: region, asOf } = destination;

  return {
    date,
    country,
    region,
    asOf,
    holiday: publicHoliday({ country, region }, date),
    ...daylight(destination, date),
    highC: climate.highC[month] ?? 0,
    lowC: climate.lowC[month] ?? 0,
    rainMm: climate.rainMm[month] ?? 0,
  };
}

/** What was worked out for a date and goes with its facts: choosing, proving and explaining a plan all ask for it. */
const openings = new WeakMap<DayFacts, Map<OpeningPlace, Opening>>();

/** Whether, when and how surely a place is open on that very date. */
export function openingAt(place: OpeningPlace, facts: DayFacts): Opening {
  const known = openings.get(facts) ?? new Map<OpeningPlace, Opening>();
  const opening = known.get(place) ?? readOpening(place, facts);

  openings.set(facts, known.set(place, opening));
  return opening;
}

function readOpening(place: OpeningPlace, facts: DayFacts): Opening {
  const { country, asOf, holiday } = facts;

  return openingOn(place, facts.date, { country, asOf, holiday, ...calendarOf(facts) });
}

function calendarOf({ country, region, sunrise, sunset }: DayFacts) {
  return {
    isHoliday: (date: string) => publicHoliday({ country, region }, date) !== undefined,
    sunrise,
    sunset,
  };
}

/** When what one comes for begins on that date; empty where it has no clock of its own. */
export function startsAt({ starts }: { starts?: string | undefined }, facts: DayFacts): number[] {
  return starts === undefined ? [] : startsOn(starts, facts.date, calendarOf(facts));
}

/** Opening spans of that very date, in minutes after midnight. */
export function spansOn(place: OpeningPlace, facts: DayFacts): Span[] {
  return openingAt(place, facts).spans.map(([open, close]): Span => [open, close]);
}

/** Whether a place can be visited on one of some days: not out of its season, nor closed on all of them. */
export function isOpenOnOneOf(place: OpeningPlace, days: readonly DayFacts[]): boolean {
  return days.some((facts) => spansOn(place, facts).length > 0);
}

/** The part of the spans that lies in daylight. */
export function inDaylight(spans: readonly Span[], { sunrise, sunset }: DayFacts): Span[] {
  return spansWithin(spans, [sunrise, sunset]);
}

/** US dollars for an amount of a currency by the catalogue's dated rates; undefined when no country uses it. */
export function toUsd(amount: number, currency: string, catalogue: Catalogue): number | undefined {
  if (currency === 'USD') return amount;
  const rate = catalogue.countries.find((country) => country.currency === currency)?.perUsd;

  return rate === undefined ? undefined : amount / rate;
}
