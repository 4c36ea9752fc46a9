import { foldText } from '#server/catalogue/fold-text.ts';
import type { Appointment } from '#shared/preferences/trip-details.schema.ts';
import { minutesOf, timeOf, weekdayName } from '#shared/dates.ts';
import { NO_TOWNS } from '../places/name-words.ts';
import { titleOf } from './appointment-titles.ts';
import { withFridayPrayers } from './friday-prayers.ts';
import { minutesOfDay, type SaidHour } from './clock.ts';
import { JOURNEY_WORDS, withClockHours } from './read-times.ts';
import {
  datesInText,
  isDayName,
  isMonthName,
  withMonthsNamed,
  type TripDates,
} from '../understanding/dates-in-text.ts';

/** Coming and going have fields and rules of their own. */
const JOURNEY =
  /flight|ankunft|abflug|abreise|ruckflug|\bvol\b|vuelo|\bvolo\b|\bvoo\b|llegad|llego|salida|salgo|partenza|chegad|check ?in|check ?out|arriv|depart|\bleav/;
/** "No museums before 10" and "up by 7" are wishes for the days, not appointments. */
const OPENS =
  /\b(?:(?:home|back|bed|asleep|in|done|finish(?:ed)?|dinner|lunch|ready) (?:\w+ ){0,3}(?:by|latest)|no later than|not later than|free (?:only )?(?:from|after)|before|after|not until|vor|nach|avant|apres|antes|despues|prima|dopo|wake|up by|get up|start)\b(?: (?:at|de|delle|las|um|by))* \d/;
const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2}))?(?: ?(am|pm|a\.m\.|p\.m\.|h|uhr|ore)(?!\p{L}))?`;
/** A clock time tells itself by its minutes, its unit or the word before it; a range by its dash. */
const CLOCK = new RegExp(
  String.raw`(?:(?<=^|\s)(?:(at|um|ab|à|a las|a la|às|alle|ore|de|from|von|dalle|das|by)\s+))?(?<![\d.:])${TIME}(?:\s?(?:-|–|to|bis|à|a|às|alle|until|till)\s?(?:las )?${TIME})?(?![\d.:]*\d)`,
  'giu',
);
const UNTIL = new RegExp(
  String.raw`(?<=^|\s)(?:until|till|til|bis|jusqu['’]à|hasta(?: las?)?|fino alle|até às)\s${TIME}(?![\d.:]*\d)`,
  'iu',
);
const EVENING =
  /\b(evening|tonight|abends?|soir|soiree|noche|sera|noite|table (?:is )?booked|tisch reserviert)\b(?! (?:free|off))/;
const PART =
  /[.;!?\n](?:\s|$)|\bthen\b|\bdann\b|\bpuis\b|, (?=(?:\p{L}+ )?(?:dinner|diner|dîner|cena|abendessen|jantar|lunch|office|meeting|rest|free)\b)/iu;

/** Fixed appointments of a text ("meeting Wednesday 10-15 at Potsdamer Platz"), those outside the trip as well. */
export function readAppointments(text: string, trip: TripDates): Appointment[] {
  const told = withDaySaid(withClockHours(withMonthsNamed(text)).split(PART), trip).flatMap(
    (part) => {
      const pieces = datedPieces(part, trip);
      const title = titleOf(foldText(part));
      const whole = { title, place: placeIn(part), start: timesIn(part)?.start };

      // "Conference at the Austria Center: Tuesday 13-17, Wednesday 9-17": each day has its hours; and "wedding Saturday
      // 16:00, we go home on Monday" tells of the way home in words of their own.
      return pieces.length > 1 || (pieces.length === 1 && isJourney(foldText(part)))
        ? pieces.flatMap((piece) => appointmentsIn(piece, trip, whole))
        : appointmentsIn(part, trip, whole);
    },
  );

  return withFridayPrayers(told, text, trip);
}

const SAME_DAY =
  /\b(?:(?:the )?same (?:day|evening|night)|that (?:day|evening|night)|am (?:selben|gleichen) (?:tag|abend)|le m[eê]me (?:jour|soir)|(?:el|la) mism[oa] (?:d[ií]a|noche)|(?:lo )?stess[oa] (?:giorno|sera)|n[oa] mesm[oa] (?:dia|noite)|diezelfde (?:dag|avond)|tego samego dnia)\b/giu;
/** "Meeting Thursday 9:30, dinner same day 7pm": the parts with the day that was told before. */
function withDaySaid(parts: readonly string[], trip: TripDates): string[] {
  let day = '';

  return parts.map((part) => {
    const told = day === '' ? part : part.replaceAll(SAME_DAY, day);
    const date = datesInText(part, trip)[0];

    if (date !== undefined) day = weekdayName(date);
    return told;
  });
}

/** The pieces of a list that tell a day and an hour each: "Tuesday 9 to 12:30 and Wednesday 14 to 16". */
function datedPieces(part: string, trip: TripDates): string[] {
  const split = (parting: RegExp) =>
    part.split(parting).filter((piece) => datesInText(piece, trip).length > 0);
  const byAnd = split(/,|\b(?:and|und|et|y|e)\b/);

  // "Tuesday and Wednesday 9 to 17" has the same hours on both.
  return byAnd.length > 1 && byAnd.every((piece) => isDated(piece, trip))
    ? byAnd
    : split(/,/).filter((piece) => isDated(piece, trip));
}

/** Whether words tell a day and an hour of it. */
function isDated(piece: string, trip: TripDates): boolean {
  const isTimed = timesIn(piece) !== undefined || untilIn(piece) !== undefined;

  return isTimed && datesInText(piece, trip).length > 0;
}

type Whole = {
  title: string | undefined;
  place: string | undefined;
  /** When the first of its days begins. */
  start: string | undefined;
};

/** What lasts for most of a day, so that its end alone tells enough. */
const OF_A_DAY = new Set(['Conference', 'Workshop', 'Office', 'Work', 'Meeting']);
const USUAL_START = '09:00';
const EARLY = 8;

/** "Thursday until 13": the day begins as the others do. */
function hoursUntil(
  piece: string,
  { title = '', start = USUAL_START }: Whole,
): { start: string; end: string } | undefined {
  const said = untilIn(piece);

  if (!said || !OF_A_DAY.has(title)) return undefined;
  // "Until 5" is in the afternoon; "Tuesday 2 to 6, Friday until noon" has a morning of its own.
  return [start, USUAL_START].flatMap((begins) =>
    said.filter((end) => end > begins).map((end) => ({ start: begins, end })),
  )[0];
}

/** "Thursday until 12:30" ends then, and "Tuesday 9 until 12:30" begins at nine. */
function hoursIn(piece: string, whole: Whole): { start: string; end?: string } | undefined {
  const hasStart = timesIn(piece.replace(UNTIL, ' ')) !== undefined;

  return (hasStart ? undefined : hoursUntil(piece, whole)) ?? timesIn(piece);
}

/** The hour at which something ends, in the morning and in the afternoon where it may be either. */
function untilIn(piece: string): string[] | undefined {
  const [, hours, minutes, half] = UNTIL.exec(piece) ?? [];

  if (hours === undefined || Number(hours) > 24) return undefined;
  return [clock({ hours, minutes, half }), clock({ hours, minutes, half: half ?? 'pm' })];
}

/** The appointments of a piece of a sentence; what they are and where, it may tell before. */
function appointmentsIn(piece: string, trip: TripDates, whole: Whole): Appointment[] {
  const folded = foldText(piece);
  const title = titleOf(folded) ?? whole.title;
  const said = hoursIn(piece, { ...whole, title });
  const times = said && (title === 'Dinner' || EVENING.test(folded)) ? inTheEvening(said) : said;
  const place = placeIn(piece) ?? whole.place;

  if (!times || OPENS.test(folded) || (isJourney(folded) && title !== 'Cruise')) return [];
  return datesInText(piece, trip).map((date) => ({
    date,
    ...times,
    title: title ?? 'Appointment',
    place,
  }));
}

/** "Dinner at 8", "Thursday evening at 7". */
function inTheEvening({ start, end }: { start: string; end?: string }) {
  const later = (time: string) =>
    time >= EARLIEST_DINNER && time < '12:00' ? timeOf(minutesOf(time) + 12 * 60) : time;

  return { start: later(start), end: end && later(end) };
}

const EARLIEST_DINNER = '05:00';

function isJourney(folded: string): boolean {
  return JOURNEY.test(folded) || JOURNEY_WORDS.test(folded);
}

/** Where a text has appointments: names that are neither sights nor misunderstood. */
export function appointmentPlaces(text: string): string[] {
  return toldParts(text).flatMap(({ said, title, place, times }) =>
    (title ?? placeBeforeDay(said)) && times ? (place ?? []) : [],
  );
}

/** The parts of a text with what each may tell of an appointment, whether or not it names a day. */
export function toldParts(text: string) {
  return withClockHours(text)
    .split(PART)
    .map((said) => {
      const title = titleOf(foldText(said));
      const place = placeIn(said);

      return { said, title, place, times: hoursIn(said, { title, place, start: undefined }) };
    });
}

/** "Il 26 alle 9:40", "le 15 à 9h40": the number before an hour is a day, and no hour that lasts until it. */
const DAY_BEFORE_HOUR =
  /(?<=\b(?:il|le|el|am|the|d[ií]a|giorno|jour)\s)\d{1,2}(?:st|nd|rd|th|\.)?(?=,?\s(?:alle|à|a las?|às|um|at)\s)/giu;

const AT = /^(at|um|ab|alle|ore|a las|a la|às|à)$/i;

function timesIn(said: string): { start: string; end?: string } | undefined {
  const part = said.replaceAll(DAY_BEFORE_HOUR, '');

  for (const match of part.matchAll(CLOCK)) {
    const [, before, hours = '', minutes, half, endHours, endMinutes, endHalf] = match;
    const isTime =
      [minutes, half, endHours].some((one) => one !== undefined) || AT.test(before ?? '');

    if (!isTime || Number(hours) > 24 || isDate(part, match)) continue;
    return between(
      { hours, minutes, half },
      { hours: endHours, minutes: endMinutes, half: endHalf },
    );
  }
  return undefined;
}

/** "9 to 1" ends in the afternoon, and so does "from 2-4pm" begin. */
function between(from: SaidHour, to: SaidHour): { start: string; end?: string } {
  const half = from.half ?? (Number(from.hours) < EARLY ? to.half : undefined);
  const start = clock({ ...from, half });
  const said = to.hours === undefined ? undefined : clock(to);
  const end = said === undefined || said > start ? said : clock({ ...to, half: 'pm' });

  return { start, end: end !== undefined && end > start ? end : undefined };
}

/** "May 12" and "12 May" are no times, and neither is "4 nights". */
function isDate(part: string, { 0: said, index }: RegExpExecArray): boolean {
  return /^(?:st|nd|rd|th)?\.? ?(?:of |de )?(?:jan|feb|mar|mär|apr|avr|may|mai|mag|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|days?|nights?|weeks?|people|persons?|of us)/i.test(
    part.slice(index + said.length, index + said.length + 14),
  );
}

function clock(said: SaidHour): string {
  return timeOf(minutesOfDay(said));
}

const NAME = String.raw`\p{Lu}[\p{L}\d'’.-]*(?:\s+(?:(?:de|des|del|da|do|di|of|the|la|le)\s+)?\p{Lu}[\p{L}'’.-]*)*`;
/** "At the Austria Center", "in London". */
const AT_A_PLACE = new RegExp(
  String.raw`(\bat(?: the)?|\bin(?: the)?|\bfor the|\bof the|\ban der|\bam|\bim|\bbei|\bau|\bchez|(?<=\s)à|\bal|\balla|\bna|\bno|\ben|\bfrom the)\s+(${NAME})`,
  'gu',
);

/** "I work 9 to 5 near Gendarmenmarkt", "the office is on Friedrichstraße". */
const WORK_BESIDE = new RegExp(
  String.raw`\b(?:[Ww]orks?|[Ww]orking|[Oo]ffices?|[Mm]eetings?|[Jj]ob|[Bb]ased)\b[^.;,]{0,30}?\b(?:on|near|close to|next to|opposite|beside|round|around)(?: the)?\s+(${NAME})`,
  'u',
);
const PLACE_FIRST = new RegExp(String.raw`^\s*(${NAME})\s+\d`, 'u');

/** Where a text says that something is: a name with a capital letter, of two the one that is not "in" a town. */
function placeIn(part: string): string | undefined {
  const named = [...part.matchAll(AT_A_PLACE)].flatMap(
    ({ 0: said, 1: before = '', 2: name = '', index }) => {
      const place = withoutDay(name, part.slice(index + said.length));

      return place ? [{ place, isIn: before.startsWith('in') }] : [];
    },
  );
  const [first] = named.toSorted((a, b) => Number(a.isIn) - Number(b.isIn));

  return first?.place ?? placeBesideWork(part) ?? placeBeforeDay(part) ?? placeBooked(part);
}

function placeBesideWork(part: string): string | undefined {
  const match = WORK_BESIDE.exec(part);

  return match?.[1] && withoutDay(match[1], part.slice(match.index + match[0].length));
}

const BOOKED =
  /(?<!\p{L})(?:booked|bought|reserved|tix|tickets?|entry|time ?slot|gebucht|reserviert|eintritt|réservée?s?|billets?|reservad[oa]s?|comprad[oa]s?|entradas?|prenotat[oaie]|bigliett[oi]|geboekt|kaartjes)(?!\p{L})/iu;
const ANY_NAME = new RegExp(String.raw`(?<!\p{L})${NAME}`, 'gu');

/** "Sagrada Familia booked Thurs 10:00": the last name before the hour of what is booked. */
function placeBooked(part: string): string | undefined {
  const hour = /\d{1,2}(?:[:.h]\d{2}| ?[ap]m)/i.exec(part)?.index;

  if (hour === undefined || !BOOKED.test(part)) return undefined;
  return [...part.slice(0, hour).matchAll(ANY_NAME)]
    .map(([name]) => withoutDay(name, ''))
    .findLast((name) => name !== undefined && titleOf(foldText(name)) === undefined);
}

/** "Potsdamer Platz Wednesday 10-15" begins with its place. */
function placeBeforeDay(part: string): string | undefined {
  const [, name = ''] = PLACE_FIRST.exec(part) ?? [];
  const place = withoutDay(name, '');
  // "Meetings Tuesday 9:00" begins with what it is.
  const isTitle = place !== undefined && !place.includes(' ') && titleOf(foldText(place));

  return place === name || isTitle ? undefined : place;
}

/** "Potsdamer Platz Wednesday" and "Potsdamer Platz May 12" name a place and then a day. */
function withoutDay(name: string, after: string): string | undefined {
  const words = name.split(/\s+/);
  const day = words.findIndex(
    (word, at) =>
      isDayName(word) || (isMonthName(word) && at === words.length - 1 && /^\s\d/.test(after)),
  );
  const place = words.slice(0, day < 0 ? undefined : day);
  const first = foldText(place[0] ?? '');

  // "At Christmas" is no place either.
  if (first.length > 2 && NO_TOWNS.test(first)) return undefined;
  return place.join(' ').replace(/[.'’]+$/, '') || undefined;
}
