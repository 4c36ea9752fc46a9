import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { daylight } from '#server/catalogue/daylight.ts';
import { publicHoliday } from '#server/catalogue/holidays.ts';
import { closureReason, openingSpans } from '#server/catalogue/opening-hours.ts';
import type { Span } from '#server/planner/problem.ts';
import { monthOf } from '#shared/dates.ts';

/** What one date means at one destination. */
export type DayFacts = {
  date: string;
  country: string;
  holiday: string | undefined;
  sunrise: number;
  sunset: number;
  highC: number;
  lowC: number;
  rainMm: number;
};

export function dayFacts(destination: Destination, date: string): DayFacts {
  const month = monthOf(date) - 1;
  const { climate } = destination;

  return {
    date,
    country: destination.country,
    holiday: publicHoliday(destination.country, date),
    ...daylight(destination, date),
    highC: climate.highC[month] ?? 0,
    lowC: climate.lowC[month] ?? 0,
    rainMm: climate.rainMm[month] ?? 0,
  };
}

/** Opening spans of that very date, in minutes after midnight. */
export function spansOn(hours: string, facts: DayFacts): Span[] {
  return openingSpans(hours, facts.date, openingFacts(facts)).map(([open, close]): Span => [
    open,
    close,
  ]);
}

/** Why a place is closed on that date where the weekday does not tell; reads on after "closed". */
export function closedBecause(hours: string, facts: DayFacts): string | undefined {
  return closureReason(hours, facts.date, openingFacts(facts));
}

function openingFacts({ country, sunrise, sunset }: DayFacts) {
  return {
    isHoliday: (date: string) => publicHoliday(country, date) !== undefined,
    sunrise,
    sunset,
  };
}

/** The part of the spans that lies in daylight. */
export function inDaylight(spans: readonly Span[], { sunrise, sunset }: DayFacts): Span[] {
  return spans
    .map(([open, close]): Span => [Math.max(open, sunrise), Math.min(close, sunset)])
    .filter(([open, close]) => close > open);
}

/** US dollars for an amount of a currency by the catalogue's dated rates; undefined when no country uses it. */
export function toUsd(amount: number, currency: string, catalogue: Catalogue): number | undefined {
  if (currency === 'USD') return amount;
  const rate = catalogue.countries.find((country) => country.currency === currency)?.perUsd;

  return rate === undefined ? undefined : amount / rate;
}
