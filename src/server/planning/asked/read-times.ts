import { foldText } from '#server/catalogue/fold-text.ts';

/** When a party lands and leaves, in minutes after midnight. */
export type AskedTimes = { landing?: number; takeOff?: number };

const TIME = String.raw`(\d{1,2})(?:[:h.](\d{2}))? ?(am|pm|a m|p m|h|uhr|ore)?`;
const ARRIVING =
  'land|lands|landing|arrive|arrives|arriving|arrival|ankunft|lande|landen|ankommen|arrivee|arrivons|atterrissage|llegada|llego|llegamos|arrivo|arriviamo|chegada|chegamos|flight in';
const LEAVING =
  'leave|leaves|leaving|depart|departs|departing|departure|fly home|flying home|flight home|flight back|train home|take off|takeoff|abflug|abreise|ruckflug|rueckflug|retour|depart|repartons|salida|vuelta|regreso|salimos|partenza|ritorno|ripartiamo|partida|volta|regresso';
const NEAR = String.raw`(?:[^\d.;]{0,28}?)`;
const NOON = 12;

/** Times of arrival and departure in a text, in the languages that travellers mostly write. */
export function readTimes(text: string): AskedTimes {
  // Folding would take the colon out of a time.
  const folded = text
    .split(/(\d{1,2}[:.h]\d{2})/)
    .map((part) => (/^\d/.test(part) ? part : ` ${foldText(part)} `))
    .join('')
    .replace(/ +/g, ' ');
  const landing = timeBehind(ARRIVING, folded);
  const takeOff = timeBehind(LEAVING, folded);

  return {
    ...(landing === undefined ? {} : { landing }),
    ...(takeOff === undefined ? {} : { takeOff }),
  };
}

function timeBehind(words: string, text: string): number | undefined {
  for (const match of text.matchAll(
    new RegExp(`\\b(?:${words})\\b${NEAR}\\b${TIME}(?!\\d)`, 'g'),
  )) {
    const [, hours = '', minutes, half] = match;

    // A ship's hour is an appointment.
    if (/\b(cruise|ferry|boat|crucero|crociera) [a-z ]*$/.test(text.slice(0, match.index)))
      continue;
    const isTime = minutes !== undefined || half !== undefined;

    if (isTime && Number(hours) <= 24)
      return minutesOfDay(Number(hours), Number(minutes ?? 0), half);
  }
  return undefined;
}

function minutesOfDay(hours: number, minutes: number, half: string | undefined): number {
  const isAfternoon = half?.startsWith('p') === true && hours < NOON;
  const isMidnight = half?.startsWith('a') === true && hours === NOON;

  return ((isAfternoon ? hours + NOON : isMidnight ? 0 : hours) * 60 + minutes) % (24 * 60);
}
