import { foldText } from '#server/catalogue/fold-text.ts';
import type { TripDetails } from '#shared/preferences/trip-details.schema.ts';
import { minutesOf } from '#shared/dates.ts';
import { onceFor } from '#shared/remember.ts';
import { clausesOf } from '../understanding/clauses.ts';
import { datesInText, type TripDates } from '../understanding/dates-in-text.ts';
import { readAppointments, toldParts } from './read-appointments.ts';

type Half = 'morning' | 'afternoon' | 'day';
type ToldPart = ReturnType<typeof toldParts>[number];

/** What a business traveller tells of the work: its hours on every working day, where it is, and what is off. */
export type ToldWork = {
  /** Minutes after midnight. */
  hours?: { start: number; end: number };
  place?: string;
  off: readonly { date: string; half: Half }[];
  /** What is worked stands among the appointments: every other hour is free. */
  isByAppointment?: true;
};

const WORK = new Set(['Work', 'Office', 'Meeting', 'Conference', 'Workshop']);
/** Shorter than this it is an appointment. */
const LEAST_HOURS = 3 * 60;

/** Hours on every working day, though days are named. */
const DAILY =
  /\b(?:mon(?:day)?s?(?: ?[-–] ?| to | through | till | until )fri(?:day)?s?|(?:on )?(?:all )?weekdays|(?:every|each) (?:working |week ?)?day|daily|mo(?:ntag)?s? ?(?:[-–]|bis) ?fr(?:eitag)?s?|t[äa]glich|jeden (?:werk)?tag|(?:du )?lundi (?:au|à) vendredi|tous les jours|(?:de )?lunes a viernes|todos los d[ií]as|(?:dal )?luned[ìi] al? venerd[ìi]|(?:tutti i|ogni) giorn[oi]|(?:de )?segunda (?:a|à) sexta|todos os dias|maandag tot (?:en met )?vrijdag)(?![\p{L}])/iu;
/** "I work 9 to 5 and have Friday afternoon off": each piece has its days. */
const PIECE = /,|\b(?:and|but|except|und|aber|et|mais|y|pero|ma|mas|en|maar)\b/i;

const FREE =
  /\b(?:free|off|frei\w*|no (?:work|meetings?|office)|not working|libres?|liber[oiae]|livres?|vrij\w*|wolne)\b/;
const FREE_OTHERWISE =
  /\b(?:free otherwise|otherwise (?:\w+ ){0,2}free|(?:the )?rest (?:of (?:the|my|our) \w+ )?(?:is |are )?free|free (?:the )?rest|sonst frei|libre el resto|sinon libre|per il resto liber\w)\b/;
const AFTERNOON =
  /\b(?:afternoons?|\w*nachmittags?|apres midi|tardes?|pomerigg\w+|\w*middag|popoludni\w*)\b/;
const MORNING = /\b(?:mornings?|vormittags?|matins?|mananas?|mattin\w*|manhas?|\w*ochtend)\b/;
/** "Freitagnachmittag", "vrijdagmiddag". */
const COMPOUND = /\b(\w+(?:tag|dag|woch))(nachmittags?|vormittags?|middag|ochtend)\b/g;
const EVENING = /\b(?:evenings?|nights?|abends?|soirs?|soirees?|noches?|ser[ae]|noites?|avond)\b/;

type Asking = TripDates & { additionalPreferences: string; work?: TripDetails['work'] };

/** The work that a request tells, by its own field, else by the notes; undefined where it tells nothing of it. */
export function readWork(asking: Asking): ToldWork | undefined {
  return readOnce(asking).work;
}

const readOnce = onceFor((asking: Asking): { work: ToldWork | undefined } => {
  const { additionalPreferences: notes, work: field } = asking;
  const told = field ? ofField(field) : ofNotes(notes, asking);
  const off = daysOff(notes, asking);
  const isByAppointment = !told?.hours && isToldByDay(notes, asking);

  return {
    work:
      told || off.length > 0 || isByAppointment
        ? { ...told, off, ...(isByAppointment ? { isByAppointment } : {}) }
        : undefined,
  };
});

/** "Meetings Tuesday and Wednesday 9-4", or "free otherwise": the other days are not worked. */
function isToldByDay(notes: string, trip: TripDates): boolean {
  const worked = readAppointments(notes, trip).filter(
    ({ title, start, end }) =>
      WORK.has(title ?? '') &&
      end !== undefined &&
      minutesOf(end) - minutesOf(start) >= LEAST_HOURS,
  );
  const days = new Set(worked.map(({ date }) => date)).size;

  return days > 1 || (days > 0 && FREE_OTHERWISE.test(foldText(notes)));
}

function ofField({ start, end, place }: NonNullable<TripDetails['work']>): Omit<ToldWork, 'off'> {
  return { hours: { start: minutesOf(start), end: minutesOf(end) }, place: place || undefined };
}

/** "I work 9 to 5 at Alexanderplatz": hours of no date hold on every working day. */
function ofNotes(notes: string, trip: TripDates): Omit<ToldWork, 'off'> | undefined {
  const parts = toldParts(notes).filter(
    (part) => WORK.has(part.title ?? '') && isOfEveryDay(part, trip),
  );
  const hours = parts.map(hoursOf).find((one) => one !== undefined);
  const place = parts.find((one) => one.place !== undefined)?.place;

  if (!hours && place === undefined) return undefined;
  return { hours, place };
}

/** Whether the hours of a part, or all that it tells, are of no single day. */
function isOfEveryDay({ said, times }: ToldPart, trip: TripDates): boolean {
  const piece = said
    .replace(DAILY, ' ')
    .split(PIECE)
    .find((one) => times === undefined || toldParts(one).some((part) => part.times !== undefined));

  return datesInText(piece ?? said, trip).length === 0;
}

function hoursOf({ times }: ToldPart): ToldWork['hours'] {
  if (times?.end === undefined) return undefined;
  const [start, end] = [minutesOf(times.start), minutesOf(times.end)];

  return end - start >= LEAST_HOURS ? { start, end } : undefined;
}

/** "Free afternoon on Friday", "Thursday off". */
function daysOff(notes: string, trip: TripDates): ToldWork['off'] {
  return clausesOf(notes.replaceAll(',', '.')).flatMap((clause) => {
    const folded = foldText(clause).replaceAll(COMPOUND, '$1 $2');

    if (!FREE.test(folded)) return [];
    const half = halfIn(folded);

    return half ? datesInText(folded, trip).map((date) => ({ date, half })) : [];
  });
}

function halfIn(folded: string): Half | undefined {
  if (AFTERNOON.test(folded)) return 'afternoon';
  if (MORNING.test(folded)) return 'morning';
  return EVENING.test(folded) ? undefined : 'day';
}
