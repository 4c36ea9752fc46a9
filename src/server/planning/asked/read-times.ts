import { foldText } from '#server/catalogue/fold-text.ts';
import { datesInText, MONTH_NAMES } from '../understanding/dates-in-text.ts';
import { minutesOfDay } from './clock.ts';
import { isHourOfLeaving, isWayOut } from './way-out.ts';

/**
 * When a party lands and leaves, in minutes after midnight; whether a train brings it, and what takes it home where
 * that is told to be something else.
 */
export type AskedTimes = {
  landing?: number;
  takeOff?: number;
  isByTrain?: true;
  leavesWith?: HomeBy;
};
type HomeBy = 'plane' | 'train' | 'bus' | 'ferry';

const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm|a m|p m|h|uhr|ore)?`;
const WEEKDAY = '(?:on )?(?:mon|tues?|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?';
const ARRIVING = `docks?|docking|landt|iniyor|ucak(?=[^.;]{0,40} ini)|(?:drive|drives|driving|roll|pull|pulling) in|(?:come|comes|coming) by (?:train|bus|coach|ferry)|land|lands|landing|touch down|(?:fly|flies|flying) into|arr?iv(?:e|es|ing)|arrival|(?:get|gets|getting|come|comes|coming|fly|flying) in|ankunft|lande|landen|ankommen|arrivee|arrivons|atterrissage|llegada|lleg(?:o|a|an|amos)|aterriza|arriv(?:o|a|ano|iamo)|atterra|cheg(?:ada|a|am|amos)|pousa|aankomst|aankomen|kom(?:t|en)?(?=[^.;]{0,60} aan\\b)|anreise|komm(?:t|en|e)(?=[^.;]{0,60} an\\b)|atterrissons|aterrizamos|aterrizo|atterriamo|aterramos|przyjezdzamy|ladujemy|ankommer|anlander|lander|przylot|przyjazd|przylatujemy|prilet|varis|inis|atterrit|arrive a|(?:flight|train|plane|eurostar) in|in(?= ${WEEKDAY} \\d)|(?:zug|flug|flieger|bus) kommt|treno arriva|tren llega`;
const LEAVING = `and (?:back |home )?out of|all aboard|back (?:on board|aboard|on the ship)|(?:next|onward|connecting) flight|terug(?= (?:op )?(?:maan|dins|woens|donder|vrij|zater|zon)dag)|zuruck(?= (?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))|out(?= ${WEEKDAY} \\d)|(?:going|heading) back|leave|leaves|leaving|depart|departs|departing|departure|(?:fly|flying|flight|train|eurostar|head|heading|back|go|going) home|(?:we|i) (?:go|head|drive) back|volto|voltamos|home from|(?:fly|flying) (?:home )?(?:out of|from)|(?:flight|train|eurostar|fly|flying) (?:back|out)|return (?:flight|train)|(?:fly|flying|back|home)(?= ${WEEKDAY} )|home(?= on (?:the )?\\d{1,2}(?:st|nd|rd|th))|back(?= at \\d{1,2}(?:[:.h]\\d{2})?(?: ?[ap]m)? ${WEEKDAY}\\b)|take off|takeoff|abflug|abreise|ruckflug|rueckflug|ruckfahrt|ruckreise|heimfahrt|heimreise|heimflug|retour|depart|repart|repars|repartons|reparti(?:r|mos)|rentrons|salida|vuelta|regreso|regresamos|volvemos|salimos|nos vamos|partenza|ritorno|rientro|torniamo|ripart(?:iamo|e|o)|partida|volta|regresso|saimos|vertrek|vertrekken|terugreis|(?:trein|boot) terug|terugvlucht|vlucht terug|afrejse|avresa|hemresa|hjemrejse|wylot|powrot|wracamy|wyjezdzamy|odlot|odjazd|odlet|donus|kalkis|ucus`;
/** Words of coming and going; a time beside them is no appointment. */
export const JOURNEY_WORDS = new RegExp(`\\b(?:${ARRIVING}|${LEAVING})\\b`);
const BY_TRAIN =
  /\b(?:train|shinkansen|bullet train|eurostar|rail|zug|tren|treno|trem|comboio|trein|pociag\w*|tgv|ice)\b/;
/** "Arrive 12:10 Gare du Nord". */
const AT_A_STATION =
  /^(?:[^\d.,;]{0,12}\b)?(?:gare|hauptbahnhof|hbf|bahnhof|(?:train|railway|central) station|stazione|estacao de comboios|estacion de tren)\b/;
/** What stands behind a number that is a day of the month: "28th", "28 March". */
const OF_MONTH = `(?:(?:st|nd|rd|th)\\b| ?(?:of )?(?:${MONTH_NAMES})\\b)`;
const NEAR = String.raw`(?:(?:[^\d.;]|\b\d{1,2}(?=${OF_MONTH})|(?<=\b(?:${MONTH_NAMES}) )\d{1,2}(?! ?[:.h]\d)\b){0,46}?)`;
/** Who never leaves the hotel before half past nine flies at another hour. */
const OF_THE_DAY = /\b(?:hotel|house|room|bed|apartment|before|until|earlier|later)\b/;
/** A ship's hour is an appointment. */
const SHIP = /\b(?:cruise|ferry|boat|crucero|crociera)(?: [a-z]+){0,2} $/;
/** "Flying from Hamburg to Porto, landing 10:40": the hour is that of the second word. */
const LANDS = new RegExp(`\\b(?:${ARRIVING})\\b`);
const BY_AIR_OR_RAIL = /^(?:flight|fly|flying|train|plane|eurostar|ruckflug|return flight|vuelo)\b/;
/** "By train everywhere: we land at 9:40": who lands or flies comes by plane, whatever was said before. */
const BY_AIR =
  /^(?:lands?|landing|landen?|touch down|fl(?:y|ies|ying|ight)|atterrissage|abflug|ruckflug)\b/;
/** "The 9:15 flight back", "an 18:40 train home". */
const TIME_FIRST = new RegExp(
  String.raw`\b${TIME} (?:flight|plane|train|eurostar) (?:back|home|out)\b`,
);
/** "Back to the airport for the 18:20 flight". */
const RIDE_BEHIND = new RegExp(
  String.raw`\b(?:airport|station|port|flughafen|bahnhof|aeropuerto|aeroporto) for (?:an? |the |our |my )?${TIME} (?:flight|plane|train|eurostar|ferry|bus)\b`,
);
const AT_AIRPORT = new RegExp(String.raw`\b(?:at|to) the airport (?:by|before) ${TIME}`);
const BEFORE_FLIGHT = 120;
const NOON = 12;
/** So much of what stands before an hour tells what it is the hour of. */
const SAID = 48;

/**
 * Times of arrival and departure in a text, in the languages that travellers mostly write. `lastDay`, the date of going
 * home, tells which train, ferry or flight is the one home where no word does.
 */
export function readTimes(
  text: string,
  { firstDay, lastDay }: { firstDay?: string; lastDay?: string } = {},
): AskedTimes {
  const first = firstOf(sentencesOf(text));
  const landing =
    first((sentence) => timeBehind(ARRIVING, sentence)) ??
    inTheEast(text, COMING) ??
    first((sentence) => timeOnDay(sentence, firstDay === lastDay ? undefined : firstDay));

  return told(landing, takeOffIn(text, lastDay));
}

/** The words of the ride that ends a trip on its last day, folded; undefined where none is told with its hour. */
export function rideHome(text: string, lastDay: string): string | undefined {
  return takeOffIn(text, lastDay)?.said;
}

function takeOffIn(text: string, lastDay: string | undefined): Said | undefined {
  const first = firstOf(sentencesOf(text));

  return (
    first((sentence) => timeBehind(LEAVING, sentence)) ??
    first((sentence) => timeSaid(TIME_FIRST.exec(sentence))) ??
    first((sentence) => timeSaid(RIDE_BEHIND.exec(sentence))) ??
    first(timeAtAirport) ??
    inTheEast(text, GOING) ??
    first((sentence) => timeOnDay(sentence, lastDay))
  );
}

function sentencesOf(text: string): string[] {
  return withClockHours(text)
    .split(/[.!?;](?=\s|$)|\n/)
    .map(foldedAroundTimes);
}

function firstOf(sentences: readonly string[]) {
  return <T>(read: (sentence: string) => T | undefined) =>
    sentences.map(read).find((found) => found !== undefined);
}

function told(landing: Said | undefined, takeOff: Said | undefined): AskedTimes {
  const isByTrain = landing?.isByTrain ?? takeOff?.isByTrain ?? false;

  return {
    ...(landing && { landing: landing.at }),
    ...(takeOff && { takeOff: takeOff.at, ...homeBy(takeOff.said, isByTrain) }),
    ...(isByTrain && { isByTrain }),
  };
}

/** "15:40着", "帰りは水曜19:30". */
const COMING = /(\d{1,2})[:：時](\d{2})?(?:分)?(?:に)?(?:着|到着|到达|抵达)/u;
const GOING =
  /(?:帰り|復路|返程|回程)[^\d。\n]{0,8}(\d{1,2})[:：時](\d{2})?|(\d{1,2})[:：時](\d{2})?(?:分)?(?:の便で帰|発で帰|起飞)/u;

function inTheEast(text: string, pattern: RegExp): Said | undefined {
  const found = pattern.exec(text);
  const [hours, minutes] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]];

  if (hours === undefined || Number(hours) > NOON * 2) return undefined;
  return { at: minutesOfDay({ hours, minutes }), isByTrain: false, said: '' };
}

const RIDES: readonly (readonly [by: HomeBy, words: RegExp])[] = [
  [
    'ferry',
    /\b(?:ferry|ship|cruise|(?:all )?aboard|on board|hydrofoil|catamaran|faehre|ferries)\b/,
  ],
  ['bus', /\b(?:bus|coach|flixbus)\b/],
  ['train', BY_TRAIN],
  ['plane', /\b(?:flight|fly|flying|plane|flug|ruckflug|vuelo|vol|volo|voo|take off)\b/],
];

/** What takes them home, where the words about it tell and it is not what brought them. */
function homeBy(said: string, cameByTrain: boolean): Pick<AskedTimes, 'leavesWith'> {
  const by = RIDES.find(([, words]) => words.test(said))?.[0];

  return by === undefined || by === (cameByTrain ? 'train' : 'plane') ? {} : { leavesWith: by };
}

const VEHICLE =
  '(?:flight|plane|train|night train|eurostar|bus|night bus|coach|ferry|ship|back to|zug|trein|pociag\\w*|vlak|tag|tog|tren|treno|trem|vol|vuelo|volo|voo|vlucht)';
const ON_THE_WAY = String.raw`(?:[^\d.;,]|\d{1,2}(?:st|nd|rd|th)\b){0,30}?`;

/** The hour of a train, ferry or flight that a sentence puts on that date: the one home. */
function timeOnDay(sentence: string, date: string | undefined): Said | undefined {
  if (date === undefined) return undefined;
  const trip = { departureDate: date, returnDate: date };
  const ordinal = new RegExp(`\\b${Number(date.slice(8))}(?:st|nd|rd|th)\\b`);
  const isThatDay = (words: string) =>
    ordinal.test(words) || datesInText(words, trip).includes(date);

  for (const pattern of [
    String.raw`\b${VEHICLE}\b${ON_THE_WAY}\b${TIME}(?!\d|st\b|nd\b|rd\b|th\b)`,
    String.raw`\b${TIME} (?:[a-z]+ )?${VEHICLE}\b`,
  ]) {
    for (const match of sentence.matchAll(new RegExp(pattern, 'g'))) {
      const [said] = match;
      const around = sentence.slice(
        Math.max(0, match.index - NEAR_A_DAY),
        match.index + said.length + NEAR_A_DAY,
      );

      const time = timeSaid(match);

      if (time && isThatDay(around) && !LANDS.test(said) && !isHourOfLeaving(sentence, match))
        return time;
    }
  }
  return undefined;
}

/** So many letters from the day's name an hour is that day's. */
const NEAR_A_DAY = 24;

const UNTIL_NOON = /\b(until|till|til|by) noon\b/gi;
const AT_NOON =
  /\b(at|around|about|(?:mon|tues|wednes|thurs|fri|satur|sun)day)( at| around| about)? noon\b/gi;

const AT_NOON_ABROAD =
  /(?<!\p{L})(?:vers|à|gegen|um|zu|sobre el|hacia el|a|al|verso|por volta do|ao|rond de)(?: le)? (?:midi|mittag|mediod[ií]a|mezzogiorno|meio-dia|middag)(?!\p{L})/giu;

const AFTER_NOON =
  /(?<![\d:.])(\d{1,2}(?:[:.h]\d{2})?)(?: ?(?:h|uhr|o['’]clock))? (?:in the (?:afternoon|evening)|at night|nachmittags|abends|de l['’]après-midi|du soir|de la (?:tarde|noche)|del pomeriggio|di sera|da (?:tarde|noite))(?!\p{L})/giu;

/** "4ª feira": a day of the week by its number, whose digit is no hour. */
const NUMBERED_DAY = /(?<![\d:.])([2-6])[aª]s?[ -]?feiras?(?!\p{L})/giu;
const NUMBERED_DAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'].map(
  (day) => `${day}-feira`,
);

/** A text with its hours as a clock tells them: "12:00" for "noon", "2pm" for "2 in the afternoon". */
export function withClockHours(text: string): string {
  return text
    .replace(UNTIL_NOON, '$1 12')
    .replace(AT_NOON, '$1$2 12:00')
    .replace(AT_NOON_ABROAD, '12:00')
    .replace(AFTER_NOON, '$1pm')
    .replace(NUMBERED_DAY, (_, day: string) => NUMBERED_DAYS[Number(day) - 2] ?? '');
}

/** Folding would take the colon out of a time. */
function foldedAroundTimes(text: string): string {
  return text
    .split(/(\d{1,2}[:.h]\d{2})/)
    .map((part) => (/^\d/.test(part) ? part : ` ${foldText(part)} `))
    .join('')
    .replace(/ +/g, ' ');
}

type Said = { at: number; isByTrain: boolean; said: string };

function timeBehind(words: string, text: string): Said | undefined {
  for (const match of text.matchAll(
    new RegExp(
      `\\b(?:${words})\\b${NEAR}(?<!\\b(?:${MONTH_NAMES}) )\\b${TIME}(?!\\d|${OF_MONTH})`,
      'g',
    ),
  )) {
    const [said, hours = '', minutes, half] = match;
    const before = text.slice(0, match.index);

    const after = text.slice(match.index + said.length);

    if (isOfSomethingElse(words, { before, said, after })) continue;
    const isTime = minutes !== undefined || half !== undefined || isWholeHour(match);

    if (isTime && Number(hours) <= 24)
      return {
        at: minutesOfDay({ hours, minutes, half }),
        isByTrain: isByRail(before, said, after),
        said: `${before.split(/\d/).at(-1) ?? ''}${said}`.slice(-SAID),
      };
  }
  return undefined;
}

function isByRail(before: string, said: string, after: string): boolean {
  const telling = BY_AIR.test(said) ? said : `${before.split(/\d/).at(-1) ?? ''}${said}`;

  return BY_TRAIN.test(telling) || AT_A_STATION.test(after);
}

/** "Around 11 on Thursday": a number alone is an hour where a day is told with it. */
function isWholeHour({ 0: said, index, input }: RegExpExecArray): boolean {
  return (
    /\b(?:around|about|at|gegen|um|vers|hacia|verso) \d{1,2}$/.test(said.trim()) &&
    (OF_A_DAY.test(input.slice(index + said.trimEnd().length)) || BEHIND_A_DAY.test(said.trim()))
  );
}

const BEHIND_A_DAY = new RegExp(`\\b${WEEKDAY} (?:at|around|about) \\d{1,2}$`);
const OF_A_DAY = new RegExp(`^ (?:in the (?:morning|afternoon|evening) )?${WEEKDAY}\\b`);

type Around = { before: string; said: string; after: string };

/** Whether an hour is that of a ship, of the day, or of landing where words of leaving are looked for. */
function isOfSomethingElse(words: string, { before, said, after }: Around): boolean {
  return (
    (words === LEAVING && isWayOut(said, after)) ||
    (SHIP.test(before) && !BY_AIR_OR_RAIL.test(said) && !said.startsWith('dock')) ||
    OF_THE_DAY.test(said) ||
    (words === LEAVING && LANDS.test(said))
  );
}

/** The hour of a match, where minutes or a half of the day tell that it is one. */
function timeSaid(match: RegExpExecArray | null): Said | undefined {
  const [said, hours, minutes, half] = match ?? [];

  if (said === undefined || (minutes === undefined && half === undefined)) return undefined;
  return { at: minutesOfDay({ hours, minutes, half }), isByTrain: BY_TRAIN.test(said), said };
}

/** "At the airport by 2pm": the flight goes two hours later. */
function timeAtAirport(text: string): Said | undefined {
  const time = timeSaid(AT_AIRPORT.exec(text));
  const at = (time?.at ?? 0) + BEFORE_FLIGHT;

  return time && at < 24 * 60 ? { ...time, at, isByTrain: false } : undefined;
}
