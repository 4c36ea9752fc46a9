import { holidayMask, type CustomPlace } from './holiday-defaults.ts';
import {
  closureReason,
  type DayFacts,
  type HolidayCalendar,
  holidayKnowledge,
  openingSpans,
  type OpenSpan,
} from './opening-hours.ts';

/** How far the hours of one date can be relied on. */
const OPENING_STATUSES = ['checked', 'assumed', 'unknown'] as const;
type OpeningStatus = (typeof OPENING_STATUSES)[number];

export type Opening = {
  /** Spans in minutes after midnight, in order; empty when it is closed. */
  spans: OpenSpan[];
  status: OpeningStatus;
  /** Why it is closed, or closed for a part of the day, where the weekday does not tell; reads on after "closed". */
  because?: string;
};

/** What is known of a place's hours, as its data file has it; what has no kind is a day trip. */
export type OpeningPlace = Partial<CustomPlace> & {
  hours: string;
  confidence: 'high' | 'medium' | 'low';
  everyDay?: boolean | undefined;
  programme?: string | undefined;
  /** Facts that are filled in by kind. */
  guessed?: readonly string[] | undefined;
  /** The month in which its facts were last checked. */
  checked?: string | undefined;
};

/** Where and when: the country's customs, the sun, and the month that the data of the destination is of. */
export type OpeningDay = DayFacts & { country: string; asOf: string; holiday: string | undefined };

/** Facts that are older than this on the day of the visit are assumed to hold still. */
const FRESH_MONTHS = 18;
/** A place that is open this long is out of doors, or never closes. */
const ALL_DAY = 18 * 60;
/** What is left of a day by a custom is worth a visit from here on. */
const LEAST_MINUTES = 60;
const DAY_END = 24 * 60;

/**
 * Whether, when and how surely a place is open on a date: by its own hours, and on holidays of which they say
 * nothing by what most places of its kind in that country do.
 */
export function openingOn(place: OpeningPlace, date: string, day: OpeningDay): Opening {
  const spans = openingSpans(place.hours, date, day);
  const own = closureReason(place.hours, date, day);
  const ordinary = isUnknown(place) ? 'unknown' : confidenceOf(place, date, day.asOf);

  if (spans.length === 0) return { spans, status: ordinary, ...(own ? { because: own } : {}) };
  const custom = place.everyDay ? undefined : customOf(place, { date, day, spans });

  if (custom) return { ...custom, status: ordinary === 'unknown' ? ordinary : 'assumed' };
  const isKnown =
    place.everyDay === true || isOwnRule(place.hours, date, day) || !hasDoors(place, day, spans);

  return { spans, status: day.holiday === undefined || isKnown ? ordinary : lessOf(ordinary) };
}

/** Whether nobody knows if it is open on a date: its programme decides, or its hours are what its kind usually keeps. */
function isUnknown({ programme, guessed = [] }: OpeningPlace): boolean {
  return programme !== undefined || guessed.includes('hours');
}

/** What a country's customs make of the hours of a date, or undefined where they leave them alone. */
function customOf(
  place: OpeningPlace,
  { date, day, spans }: { date: string; day: OpeningDay; spans: readonly OpenSpan[] },
): Pick<Opening, 'spans' | 'because'> | undefined {
  const kind = place.kind ?? 'day-trip';
  const mask = holidayMask(day.country, {
    kind,
    price: place.price ?? null,
    ...(place.indoor === undefined ? {} : { indoor: place.indoor }),
  });

  if (mask === undefined || isOutdoors(kind, spans)) return undefined;
  const allowed = openingSpans(mask, date, day);
  const left = common(spans, allowed);
  const own = holidayKnowledge(place.hours, date, day);

  if (own.isNamed || isSame(left, spans)) return undefined;
  if (allowed.length === 0 && knowsCalendar(own.calendars, mask, { date, day })) return undefined;
  return { spans: left, because: `like most places on ${day.holiday ?? 'that date'}` };
}

/** Whether the place's own hours speak of the calendar by which the custom closes it on that date. */
function knowsCalendar(
  own: ReadonlySet<HolidayCalendar>,
  mask: string,
  { date, day }: { date: string; day: OpeningDay },
): boolean {
  return [...holidayKnowledge(mask, date, day).matched].some((calendar) => own.has(calendar));
}

function isOwnRule(hours: string, date: string, day: OpeningDay): boolean {
  const { isNamed, calendars } = holidayKnowledge(hours, date, day);

  return isNamed || calendars.size > 0;
}

/** Whether holidays change anything there: a street, a square and a view are there every day. */
function hasDoors(
  { kind = 'day-trip', price = null, indoor = true }: OpeningPlace,
  { country }: OpeningDay,
  spans: readonly OpenSpan[],
): boolean {
  return !isOutdoors(kind, spans) && holidayMask(country, { kind, price, indoor }) !== undefined;
}

function isOutdoors(kind: CustomPlace['kind'], spans: readonly OpenSpan[]): boolean {
  const isBuilding = kind === 'restaurant' || kind === 'cafe' || kind === 'bar';

  return !isBuilding && spans.reduce((sum, [open, close]) => sum + close - open, 0) >= ALL_DAY;
}

function confidenceOf({ confidence, checked }: OpeningPlace, date: string, asOf: string) {
  const isFresh = monthsBetween(checked ?? asOf, date) <= FRESH_MONTHS;

  return isFresh && confidence !== 'low' ? 'checked' : 'assumed';
}

function lessOf(status: OpeningStatus): OpeningStatus {
  return status === 'checked' ? 'assumed' : status;
}

function monthsBetween(month: string, date: string): number {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));

  return count(date) - count(month);
}

/** What lies in both, leaving out what is too short; a mask that ends with the day leaves the night alone. */
function common(spans: readonly OpenSpan[], mask: readonly OpenSpan[]): OpenSpan[] {
  return spans.flatMap(([open, close]) =>
    mask
      .map(([from, to]): OpenSpan => [
        Math.max(open, from),
        to >= DAY_END ? close : Math.min(close, to),
      ])
      .filter(([from, to]) => to - from >= Math.min(LEAST_MINUTES, close - open)),
  );
}

function isSame(a: readonly OpenSpan[], b: readonly OpenSpan[]): boolean {
  return (
    a.length === b.length &&
    a.every(([open, close], i) => open === b[i]?.[0] && close === b[i]?.[1])
  );
}
