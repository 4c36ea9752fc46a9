import { addDays, weekdayOf } from '#shared/dates.ts';

/** Days that move from year to year and close doors whether or not they are public holidays. */
export const FEASTS = [
  'easter',
  'orthodox easter',
  'lunar new year',
  'seollal',
  'chuseok',
  'ramadan',
  'eid al-fitr',
  'eid al-adha',
  'jewish holidays',
  'yom kippur',
  'israeli holidays',
  'yom hazikaron',
  'yom haatzmaut',
  'diwali',
  'holi',
  'nyepi',
] as const;
export type Feast = (typeof FEASTS)[number];

/** How a feast is named in a sentence. */
export const FEAST_NAMES: Readonly<Record<Feast, string>> = {
  easter: 'Easter',
  'orthodox easter': 'Orthodox Easter',
  'lunar new year': 'the lunar new year',
  seollal: 'Seollal',
  chuseok: 'Chuseok',
  ramadan: 'Ramadan',
  'eid al-fitr': 'Eid al-Fitr',
  'eid al-adha': 'Eid al-Adha',
  'jewish holidays': 'Jewish holidays',
  'yom kippur': 'Yom Kippur',
  'israeli holidays': 'Jewish holidays',
  'yom hazikaron': 'Memorial Day (Yom HaZikaron)',
  'yom haatzmaut': 'Independence Day (Yom HaAtzmaut)',
  diwali: 'Diwali',
  holi: 'Holi',
  nyepi: 'Nyepi',
};

/** As announced in China: the calendar that is built into JavaScript is a day late in 2027 and 2028. */
const LUNAR_NEW_YEAR = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03'];
/** Nyepi follows Bali's own calendar, which the days are announced by. */
const NYEPI = ['2026-03-19', '2027-03-08', '2028-03-26', '2029-03-15', '2030-03-05'];

/** The main day of Diwali and the day of colours, as announced in India. */
const DIWALI = ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'];
const HOLI = ['2026-03-04', '2027-03-22', '2028-03-11', '2029-03-01', '2030-03-20'];

/** The holy days on which work rests, by month and day of the Hebrew calendar. */
const JEWISH_HOLIDAYS = new Set(
  '1 Tishri,2 Tishri,10 Tishri,15 Tishri,16 Tishri,22 Tishri,23 Tishri,15 Nisan,16 Nisan,21 Nisan,22 Nisan,6 Sivan,7 Sivan'.split(
    ',',
  ),
);
/** In Israel each of them but the new year is kept for one day. */
const ABROAD_ALONE = new Set('16 Tishri,23 Tishri,16 Nisan,22 Nisan,7 Sivan'.split(','));

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The moon is sighted a day later in some countries than the calendar has it: either day may be the feast. */
const EID_AL_FITR = new Set(['10/1', '10/2']);
const EID_AL_ADHA = new Set(['12/10', '12/11']);

const FALLS_ON: Readonly<Record<Feast, (date: string) => boolean>> = {
  easter: (date) => date === easterSunday(yearOf(date)),
  'orthodox easter': (date) => date === orthodoxEasterSunday(yearOf(date)),
  'lunar new year': (date) => LUNAR_NEW_YEAR.includes(date),
  seollal: (date) => monthAndDay('dangi', date) === '1/1',
  chuseok: (date) => monthAndDay('dangi', date) === '8/15',
  ramadan: (date) => monthAndDay('islamic-umalqura', date).startsWith('9/'),
  'eid al-fitr': (date) => EID_AL_FITR.has(monthAndDay('islamic-umalqura', date)),
  'eid al-adha': (date) => EID_AL_ADHA.has(monthAndDay('islamic-umalqura', date)),
  'jewish holidays': isJewishHoliday,
  'yom kippur': (date) => hebrewDay(date) === '10 Tishri',
  'israeli holidays': (date) => isJewishHoliday(date) && !ABROAD_ALONE.has(hebrewDay(date)),
  'yom hazikaron': (date) => isIndependenceDay(addDays(date, 1)),
  'yom haatzmaut': isIndependenceDay,
  diwali: (date) => DIWALI.includes(date),
  holi: (date) => HOLI.includes(date),
  nyepi: (date) => NYEPI.includes(date),
};

/** Whether a feast falls on a date; of Ramadan, by the Umm al-Qura calendar, every day of the month. */
export function isFeast(feast: Feast, date: string): boolean {
  return FALLS_ON[feast](date);
}

function hebrewDay(date: string): string {
  return monthAndDay('hebrew', date);
}

function isJewishHoliday(date: string): boolean {
  return JEWISH_HOLIDAYS.has(hebrewDay(date));
}

/** By how many days the day moves from the fifth of Iyar, by the weekday that this falls on: off the sabbath and its eves. */
const MOVES: Readonly<Record<number, number>> = { 1: 1, 5: -1, 6: -2 };

function isIndependenceDay(date: string): boolean {
  return [-1, 0, 1, 2].some((days) => {
    const fifth = addDays(date, days);

    return hebrewDay(fifth) === '5 Iyar' && (MOVES[weekdayOf(fifth)] ?? 0) === -days;
  });
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** "8/15", or "15 Nisan": the day as a calendar has it, written in English. */
function monthAndDay(calendar: string, date: string): string {
  let format = calendars.get(calendar);

  if (!format) {
    format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
      timeZone: 'UTC',
      month: 'numeric',
      day: 'numeric',
    });
    calendars.set(calendar, format);
  }

  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Easter Sunday by the Gregorian rule (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);

  return utcDay(year, 3, 22 + epact + weekday - 7 * late);
}

/** Easter Sunday by the Julian rule, told in our calendar: 13 days later until 2099. */
function orthodoxEasterSunday(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;

  return utcDay(year, 3, 22 + moon + weekday + 13);
}

/** A day of a month that may run on into the next. */
function utcDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
