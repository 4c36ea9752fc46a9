import { openingSpans, parseOpeningHours, PLAIN_DAY } from '../opening-hours.ts';

/** Opening hours of OpenStreetMap in the catalogue's grammar, or why they can't be read. */
export type ReadHours = { hours: string } | { unreadable: string };

const MAX_LENGTH = 300;
const TIME = /(\d{1,2}):(\d{2})/g;
const SPAN = /(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})/g;
/** A Monday and six days on, with no holiday. */
const WEEK = Array.from({ length: 7 }, (_, day) => `2027-06-${String(7 + day).padStart(2, '0')}`);
/**
 * Reads opening hours as people tag them. Only spelling is mended (spaces, a missing zero); whatever the grammar
 * does not hold, and whatever reads but can't be meant, is given back as unreadable.
 */
export function readOsmHours(text: string): ReadHours {
  const hours = text
    .trim()
    .replace(/\s*;\s*/g, '; ')
    .replace(/;\s*$/, '')
    .replace(/\s*,\s*/g, ',')
    .replace(/\s*[-–]\s*(?=\d|sun)/g, '-')
    .replace(/(^|[\s,-])(\d):(?=\d\d)/g, '$10$2:')
    .replace(/ +/g, ' ');

  if (hours.length > MAX_LENGTH) return { unreadable: 'too long' };
  const impossible = impossibleTime(hours);

  if (impossible) return { unreadable: impossible };
  try {
    parseOpeningHours(hours);
    const odd = oddDay(hours);

    return odd ? { unreadable: odd } : { hours };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : 'does not parse' };
  }
}

function impossibleTime(hours: string): string | undefined {
  for (const [time, hour, minute] of hours.matchAll(TIME)) {
    if (Number(hour) > 26 || Number(minute) > 59) return `${time} is no time of day`;
  }
  for (const [span, h1, m1, h2, m2] of hours.matchAll(SPAN)) {
    if (h1 === h2 && m1 === m2) return `${span} has no length`;
  }
  return undefined;
}

/** Spans that overlap, and hours that leave the whole year closed, are slips. */
function oddDay(hours: string): string | undefined {
  const days = WEEK.map((date) => openingSpans(hours, date, PLAIN_DAY));

  if (days.some((spans) => spans.some(([open], i) => open < (spans[i - 1]?.[1] ?? 0))))
    return 'spans of one day overlap';
  return undefined;
}
