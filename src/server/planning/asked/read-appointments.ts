import { foldText } from '#server/catalogue/fold-text.ts';
import type { Appointment } from '#shared/preferences/trip-details.schema.ts';
import { eachDay, timeOf, weekdayOf } from '#shared/dates.ts';

const WEEKDAYS: readonly string[] = [
  'sunday sun sonntag dimanche domingo domenica',
  'monday mon montag lundi lunes lunedi segunda',
  'tuesday tue tues dienstag mardi martes martedi terca',
  'wednesday wed mittwoch mercredi miercoles mercoledi quarta',
  'thursday thu thur thurs donnerstag jeudi jueves giovedi quinta',
  'friday fri freitag vendredi viernes venerdi sexta',
  'saturday sat samstag samedi sabado sabato',
];
const NUMBER_OF = new Map(
  WEEKDAYS.flatMap((names, day) => names.split(' ').map((name) => [name, day] as const)),
);
const DAY = `(?:${[...NUMBER_OF.keys()].join('|')})`;
/** Work and meetings rather than flights. */
const MEETING =
  /meet|conference|office|workshop|client|dinner|lunch|appointment|cruise|wedding|reunion|riunion|reunia|rendez|termin|besprechung|konferenz|reserv|booking|ticket|show|congress|training|presentation|cena/;
const FLIGHT = /flight|\bland|arriv|train home|depart|leav|ankunft|abflug/;
const TIMES =
  /(?:de |from |von |dalle |das |a las |at |um )?(\d{1,2})(?:[:h.](\d{2}))?h?\s?(am|pm)?(?:\s?(?:-|–|to|bis|à|a|às|alle|until|till)\s?(\d{1,2})(?:[:h.](\d{2}))?h?\s?(am|pm)?)?/i;

/** Fixed appointments of a text ("meeting Wednesday 10-15 at Potsdamer Platz") on the dates of a trip. */
export function readAppointments(
  text: string,
  { departureDate, returnDate }: { departureDate: string; returnDate: string },
): Appointment[] {
  const days = eachDay(departureDate, returnDate);

  return text.split(/[.;\n]\s|\bthen\b|, (?=dinner|lunch|office|meeting|rest)/i).flatMap((part) => {
    const folded = foldText(part);
    const weekdays = weekdaysIn(folded);

    if (
      weekdays.length === 0 ||
      !MEETING.test(folded) ||
      (FLIGHT.test(folded) && !/cruise/.test(folded))
    )
      return [];
    const times = timesIn(part);

    if (!times) return [];
    const place = placeIn(part);

    return days
      .filter((date) => weekdays.includes(weekdayOf(date)))
      .map((date) => ({
        date,
        ...times,
        title: titleOf(folded),
        ...(place === undefined ? {} : { place }),
      }));
  });
}

/** "Mon-Wed", "Mon and Tue", "Tuesday". */
function weekdaysIn(folded: string): number[] {
  const range = new RegExp(`\\b(${DAY}) ?(?:to|bis|a|au|ao|al|-|until)? ?(${DAY})\\b`).exec(folded);
  const [from, to] = [NUMBER_OF.get(range?.[1] ?? ''), NUMBER_OF.get(range?.[2] ?? '')];

  if (from !== undefined && to !== undefined && !/ and | und | et | y | e /.test(range?.[0] ?? ''))
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
  return [...folded.matchAll(new RegExp(`\\b${DAY}\\b`, 'g'))].flatMap(
    ([name]) => NUMBER_OF.get(name) ?? [],
  );
}

function timesIn(part: string): { start: string; end?: string } | undefined {
  const behind = part.replace(/\b(19|20)\d\d\b/g, '');
  const match = TIMES.exec(behind);
  const [, hours, minutes, half, endHours, endMinutes, endHalf] = match ?? [];

  if (hours === undefined || Number(hours) > 24) return undefined;
  const start = clock(hours, minutes, half ?? (Number(hours) < 8 ? endHalf : undefined));
  const end = endHours === undefined ? undefined : clock(endHours, endMinutes, endHalf);

  return { start, ...(end === undefined || end <= start ? {} : { end }) };
}

function clock(hours: string, minutes = '0', half?: string): string {
  const later = half?.toLowerCase() === 'pm' && Number(hours) < 12 ? 12 : 0;

  return timeOf(((Number(hours) + later) % 24) * 60 + Number(minutes));
}

/** What stands behind "at": a name with a capital letter. */
function placeIn(part: string): string | undefined {
  const [, place] =
    /(?:\bat(?: the)?|\bin|\ban der|\bam|\bim|\bau|\bal|\balla|\bna|\bno|\bfrom the)\s+(\p{Lu}[\p{L}'’.]*(?:\s+(?:(?:de|des|del|da|do|di|of|the)\s+)?\p{Lu}[\p{L}'’.]*)*)/u.exec(
      part,
    ) ?? [];

  return place;
}

function titleOf(folded: string): string {
  if (/dinner|cena|abendessen/.test(folded)) return 'Dinner';
  if (/conference|konferenz|congress/.test(folded)) return 'Conference';
  if (/office/.test(folded)) return 'Office';
  if (/cruise/.test(folded)) return 'Cruise';
  return 'Meeting';
}
