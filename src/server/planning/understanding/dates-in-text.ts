import { foldText } from '#server/catalogue/fold-text.ts';
import { addDays, eachDay, monthOf, weekdayOf } from '#shared/dates.ts';

/** The first and the last day of a trip, as ISO days. */
export type TripDates = { departureDate: string; returnDate: string };

const MONTHS: readonly string[] = [
  'january jan januar janvier enero gennaio janeiro',
  'february feb februar fevrier febrero febbraio fevereiro',
  'march mar marz maerz mars marzo marco',
  'april apr avril abril aprile',
  'may mai mayo maggio maio',
  'june jun juni juin junio giugno junho',
  'july jul juli juillet julio luglio julho',
  'august aug aout agosto',
  'september sep sept septembre septiembre settembre setembro',
  'october oct okt oktober octobre octubre ottobre outubro',
  'november nov novembre noviembre novembro',
  'december dec dez dezember decembre diciembre dicembre dezembro',
];
const MONTH_OF = new Map(
  MONTHS.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);
/** Names of months as alternatives of a pattern, folded. */
export const MONTH_NAMES = [...MONTH_OF.keys()].join('|');
const MONTH = `(${MONTH_NAMES})`;
const ORDINAL = '(?:st|nd|rd|th|er|eme|o|a)?';
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})${ORDINAL} (?:of |de |di )?${MONTH}\\b`, 'g');
const MONTH_DAY = new RegExp(
  `\\b${MONTH} (?:the )?(\\d{1,2})${ORDINAL}\\b(?! ?(?:uhr|am|pm|h)\\b)`,
  'g',
);
const ISO = /\b(\d{4}) (\d{2}) (\d{2})\b/g;
const DAY_ALONE =
  /\b(?:(?:on the|am|le|el dia|il|giorno|no dia|dia) (\d{1,2})(?:st|nd|rd|th|er)?|the (\d{1,2})(?:st|nd|rd|th))\b(?! (?:uhr|h|am|pm|centur\w+|floor|birthday|anniversary|wedding|hochzeitstag|geburtstag|arrondissement|district|street|avenue|hole|time|hour)\b)/g;

const WEEKDAYS: readonly string[] = [
  'sunday sun sundays sonntag sonntags dimanche domingo domenica zondag sunntig sondag niedziela niedziele nedele pazar',
  'monday mon mondays montag montags lundi lunes lunedi segunda maandag mantig mandag poniedzialek pondeli pazartesi',
  'tuesday tue tues tuesdays dienstag dienstags mardi martes martedi terca dinsdag ziischtig tisdag tirsdag wtorek utery sali',
  'wednesday wed wednesdays mittwoch mittwochs mercredi miercoles mercoledi quarta woensdag mittwuch onsdag sroda srode streda stredu carsamba',
  'thursday thu thur thurs thursdays donnerstag donnerstags jeudi jueves giovedi quinta donderdag donnschtig torsdag czwartek ctvrtek persembe',
  'friday fri fridays freitag freitags vendredi viernes venerdi sexta vrijdag friitig fredag piatek patek cuma',
  'saturday sat saturdays samstag samstags sonnabend samedi sabado sabato zaterdag samschtig lordag sobota sobote sobotu cumartesi',
];
const WEEKDAY_OF = new Map(
  WEEKDAYS.flatMap((names, day) => names.split(' ').map((name) => [name, day] as const)),
);
/** "Mi 8:30", "qua 19h50": short names of weekdays count right before an hour. */
const SHORT_DAYS: readonly string[] = [
  'so zo dom dim',
  'mo ma lun seg',
  'di ter',
  'mi wo mer qua mie',
  'do jeu gio qui jue',
  'fr vr ven sex vie',
  'sa za sam sab',
];
const SHORT_NAME = SHORT_DAYS.join(' ').replaceAll(' ', '|');
const SHORT_DAY = new RegExp(
  `(?<![\\p{L}\\d])(${SHORT_NAME})\\.? (?=\\d{1,2}(?:[:.]\\d{2}|h|u\\b| ?uhr))`,
  'giu',
);

/** "Mo-Fr 9-17", "de lun a mié de 9": a range of short names before an hour. */
const SHORT_RANGE = new RegExp(
  `(?<![\\p{L}\\d])(${SHORT_NAME})\\.? ?(?:-|–|bis|a|à|al|to|tot|t/m) ?(${SHORT_NAME}|mié)\\.?(?=,? (?:de |von |dalle |from |van )?\\d)`,
  'giu',
);

function withLongDays(text: string): string {
  return text
    .replace(SHORT_RANGE, (_, from: string, to: string) => `${longDay(from)} to ${longDay(to)}`)
    .replace(SHORT_DAY, (_, name: string) => `${longDay(name)} `);
}

const BY_NUMBERS =
  /(?<=(?<!\p{L})(?:am|den|vom|zum|bis|ab|le|el|il|dnia|on|op|\p{L}+tag,?)\s)(\d{1,2})\. ?(0?[1-9]|1[0-2])\.(?!\d)/giu;

/** A text with the months that it tells by number in words: "am 22.10. um 20 Uhr". */
export function withMonthsNamed(text: string): string {
  return text.replaceAll(
    BY_NUMBERS,
    (_, day: string, month: string) => `${day} ${(MONTHS[Number(month) - 1] ?? '').split(' ')[0]} `,
  );
}

function longDay(name: string): string {
  const short = foldText(name);
  const day = SHORT_DAYS.findIndex((names) => names.split(' ').includes(short));

  return (WEEKDAYS[day] ?? name).split(' ')[0] ?? name;
}

const WEEKDAY = `(?:${[...WEEKDAY_OF.keys()].join('|')})`;
const WEEKDAY_RANGE = new RegExp(
  `\\b(${WEEKDAY}) ?(?:to|bis|a|au|ao|al|until|through)? ?(${WEEKDAY})\\b`,
);
const WEEK = 7;
const DAILY =
  /\b(?:(?:every|each) (?:week ?day|day|morning|afternoon|evening)|week ?days|daily|werktags|jeden (?:tag|morgen|abend)|taglich|tous les (?:jours|matins)|chaque jour|todos los dias|cada dia|ogni giorno|tutti i giorni|todos os dias)\b/;
const WEEKDAYS_ALONE = /week ?day|werktags/;

/** The days that a text names, by date or weekday; those behind the trip's end as well, where none in it is meant. */
export function datesInText(text: string, trip: TripDates): string[] {
  // "We'd" is no Wednesday.
  const folded = foldText(
    withMonthsNamed(withLongDays(text)).replace(/\b(we|he|she|they|you|i)['’]d\b/gi, '$1 would'),
  );
  const dated = calendarDates(folded, trip);

  if (dated.length > 0) return dated;
  if (DAILY.test(folded)) return everyDay(folded, trip);
  const onWeekdays = weekdaysIn(folded).flatMap((day) => datesOn(day, trip));

  return onWeekdays.length > 0 ? onWeekdays : endsOfTrip(folded, trip);
}

const FIRST_DAY =
  /\b(?:on (?:the |our )?(?:very )?first day|am ersten tag|le premier jour|el primer dia|il primo giorno|no primeiro dia|op de eerste dag|pierwszego dnia)\b/;
const LAST_DAY =
  /\b(?:on (?:the |our )?(?:very )?last day|am letzten tag|le dernier jour|el ultimo dia|(?:l |il )?ultimo giorno|no ultimo dia|op de laatste dag|ostatniego dnia)\b/;

function endsOfTrip(folded: string, { departureDate, returnDate }: TripDates): string[] {
  if (departureDate === returnDate) return [];
  return [
    ...(FIRST_DAY.test(folded) ? [departureDate] : []),
    ...(LAST_DAY.test(folded) ? [returnDate] : []),
  ];
}

/** Whether a word is the name of a weekday. */
export function isDayName(word: string): boolean {
  return WEEKDAY_OF.has(foldText(word));
}

/** Whether a word is the name of a month. */
export function isMonthName(word: string): boolean {
  return MONTH_OF.has(foldText(word));
}

function everyDay(folded: string, { departureDate, returnDate }: TripDates): string[] {
  const isWeekday = (date: string) => weekdayOf(date) % 6 !== 0;

  return eachDay(departureDate, returnDate).filter(
    (date) => !WEEKDAYS_ALONE.test(folded) || isWeekday(date),
  );
}

/** The one day of the trip that a folded text names by its weekday; a stretch of days is none. */
export function weekdayInText(folded: string, trip: TripDates): string | undefined {
  const [day, another] = new Set(weekdaysIn(folded));
  const [date] = day === undefined || another !== undefined ? [] : datesOn(day, trip);

  return date !== undefined && date <= trip.returnDate ? date : undefined;
}

/** "On the 13th and 14th". */
const ONE_MORE_DAY = /\b(the \d{1,2}(?:st|nd|rd|th)),? (?:and |or |& )?(\d{1,2}(?:st|nd|rd|th))\b/g;

/** The dates that a folded text names by day and month, or by the day alone. */
export function calendarDates(text: string, trip: TripDates): string[] {
  const folded = text.replaceAll(ONE_MORE_DAY, '$1 and the $2');
  const year = trip.departureDate.slice(0, 4);
  const dateOf = (day: string | undefined, month: number | undefined) =>
    month === undefined || Number(day) < 1 || Number(day) > 31
      ? []
      : [nextDate(`${year}-${twoDigits(month)}-${twoDigits(Number(day))}`, trip)];
  const iso = [...folded.matchAll(ISO)].map(([, y, m, d]) => `${y}-${m}-${d}`);
  const dayFirst = [...folded.matchAll(DAY_MONTH)].flatMap(([, day, month]) =>
    dateOf(day, MONTH_OF.get(month ?? '')),
  );
  // In "12 May 15:30" the hours follow the month.
  const monthFirst = [...folded.matchAll(MONTH_DAY)].flatMap(([, month, day]) =>
    dateOf(day, MONTH_OF.get(month ?? '')),
  );
  const found = [...iso, ...(dayFirst.length > 0 ? dayFirst : monthFirst)];

  if (found.length > 0) return [...new Set(found)];
  const days = eachDay(trip.departureDate, trip.returnDate);

  return [...folded.matchAll(DAY_ALONE)].flatMap(([, day, ordinal]) =>
    days.filter((date) => Number(date.slice(8)) === Number(day ?? ordinal)).slice(0, 1),
  );
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** A trip over the new year: January is that of the year after. */
function nextDate(date: string, { departureDate }: TripDates): string {
  const isNextYear = monthOf(date) < monthOf(departureDate) - 6;

  return isNextYear ? `${Number(date.slice(0, 4)) + 1}${date.slice(4)}` : date;
}

/** A roast, an estate and the light of the day have such a word in their names, and are of no day. */
const NO_DAY =
  /\b(?:sunday (?=roasts?\b)|(?<=\b(?:a|an|the|at|our|wine|douro) )quintas?\b|(?<=\b(?:some|the|of|more|enough|hot|winter|midday|noon|evening|morning|afternoon) )sun\b)/g;

/** "Mon-Wed", "Mon and Tue", "Tuesday": as numbers, Sunday 0. */
function weekdaysIn(text: string): number[] {
  const folded = text.replace(NO_DAY, ' ');
  const range = WEEKDAY_RANGE.exec(folded);
  const [from, to] = [WEEKDAY_OF.get(range?.[1] ?? ''), WEEKDAY_OF.get(range?.[2] ?? '')];

  if (from !== undefined && to !== undefined)
    return Array.from(
      { length: ((to - from + WEEK) % WEEK) + 1 },
      (_, step) => (from + step) % WEEK,
    );
  return [...folded.matchAll(new RegExp(`\\b${WEEKDAY}\\b`, 'g'))].flatMap(
    ([name]) => WEEKDAY_OF.get(name) ?? [],
  );
}

/** A weekday of the trip; where the trip has none, the first one after it. */
function datesOn(weekday: number, { departureDate, returnDate }: TripDates): string[] {
  const within = eachDay(departureDate, returnDate).filter((date) => weekdayOf(date) === weekday);
  const after = eachDay(addDays(returnDate, 1), addDays(returnDate, WEEK));

  return within.length > 0 ? within : after.filter((date) => weekdayOf(date) === weekday);
}
