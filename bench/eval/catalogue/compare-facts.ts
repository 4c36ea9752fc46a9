import type { Catalogue, CataloguePlace } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { openingSpans } from '#server/catalogue/opening-hours.ts';
import { dayFacts, openingAt, toUsd } from '#server/planning/days/day-facts.ts';
import { addDays, weekdayOf } from '#shared/dates.ts';
import { type HolidayCase, type PlaceCase, weekdayName } from './fact-cases.ts';
import { findPlace } from './find-place.ts';

/** What is compared, each with the share that has to be right. */
export const FACTS = {
  found: 0.95,
  'closing days': 0.98,
  prices: 0.95,
  points: 0.95,
  holidays: 0.95,
} as const;
export type Fact = keyof typeof FACTS;

/** One fact compared; `fault` says what is wrong and is left out where it is right. */
export type Finding = { fact: Fact; about: string; fault?: string; disputed?: string | undefined };

/** Four weeks of the high season, in which no holiday is kept. */
const FIRST_DAY = '2027-06-07';
const WEEKS = 4;
/** Weeks of the four in which a weekday has to be closed to count as a closing day. */
const MOST_WEEKS = 3;
const PRICE_SHARE = 0.25;
const NEAR_KM = 0.3;

/** What the catalogue says of a sight beside what a case says of it. */
export function comparePlace(catalogue: Catalogue, one: PlaceCase): Finding[] {
  const place = findPlace(catalogue, one.destination, one.place);
  const about = `${one.destination}: ${one.place}`;
  const finding = (fact: Fact, fault: string | undefined): Finding => ({
    fact,
    about: place ? `${about} (${place.id})` : about,
    disputed: one.disputed,
    ...(fault === undefined ? {} : { fault }),
  });

  if (!place) return [finding('found', 'not in the catalogue')];
  return [
    finding('found', undefined),
    finding('closing days', closingFault(place, one)),
    ...(one.adultPrice ? [finding('prices', priceFault(catalogue, place, one.adultPrice))] : []),
    finding('points', pointFault(place, one)),
  ];
}

/** Whether a sight is open on a holiday, beside what a case says of it. */
export function compareHoliday(catalogue: Catalogue, one: HolidayCase): Finding[] {
  const place = findPlace(catalogue, one.destination, one.place);
  const about = `${one.destination}: ${one.place} on ${one.date}`;

  if (!place)
    return [{ fact: 'found', about, fault: 'not in the catalogue', disputed: one.disputed }];
  const { spans, status, because } = openingAt(place.file, dayFacts(place.destination, one.date));
  const isOpen = spans.length > 0;
  const fault = isOpen
    ? `open (${status}), should be closed`
    : `closed (${status}, ${because ?? 'by its weekday'}), should be open`;

  return [
    {
      fact: 'holidays',
      about: `${about} (${place.id}, ${one.sure})`,
      disputed: one.disputed,
      ...(isOpen === one.open ? {} : { fault: `${fault}; hours "${place.file.hours}"` }),
    },
  ];
}

function closingFault({ file }: CataloguePlace, one: PlaceCase): string | undefined {
  const found = closingDays(file.hours).join(', ');
  const wanted = WEEK.filter((day) => one.closedDays.some((closed) => closed === day)).join(', ');

  return found === wanted
    ? undefined
    : `closed ${found || 'never'}, should be ${wanted || 'never'}; hours "${file.hours}"`;
}

const WEEK = Array.from({ length: 7 }, (_, day) => weekdayName(day));

/** The weekdays on which hours keep a place closed in ordinary weeks, Sunday first. */
function closingDays(hours: string): string[] {
  const closed = Array.from({ length: WEEKS * 7 }, (_, day) => addDays(FIRST_DAY, day)).filter(
    (date) =>
      openingSpans(hours, date, { isHoliday: () => false, sunrise: 360, sunset: 1200 }).length ===
      0,
  );

  return WEEK.filter(
    (name) => closed.filter((date) => weekdayName(weekdayOf(date)) === name).length >= MOST_WEEKS,
  );
}

function priceFault(
  catalogue: Catalogue,
  { file, destination }: CataloguePlace,
  { amount, currency }: NonNullable<PlaceCase['adultPrice']>,
): string | undefined {
  const price = 'price' in file ? file.price : null;
  const own = file && 'currency' in file ? file.currency : undefined;
  const local = own ?? catalogue.country(destination.country)?.currency ?? 'USD';

  if (price === null) return `price not known, should be ${amount} ${currency}`;
  const found = toUsd(price, local, catalogue) ?? 0;
  const wanted = toUsd(amount, currency, catalogue) ?? 0;

  return Math.abs(found - wanted) <= PRICE_SHARE * wanted
    ? undefined
    : `${price} ${local}, should be ${amount} ${currency}`;
}

function pointFault({ file }: CataloguePlace, one: PlaceCase): string | undefined {
  const km = distanceKm(file, one);

  return km <= NEAR_KM ? undefined : `${Math.round(km * 1000)} m off (${file.lat}, ${file.lon})`;
}
