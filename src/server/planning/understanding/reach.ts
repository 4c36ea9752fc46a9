import { foldText } from '#server/catalogue/fold-text.ts';
import { COUNTS } from './wish-words.ts';

/** How a party comes from home without a flight, and for how many hours at most. */
export type Reach = { by: 'car' | 'train'; hours: number };

const TRAIN =
  /\b(?:trains?|rail|eurostar|zug|zugfahrt|bahn|bahnfahrt|tren|treno|trem|comboio|trein|pociag\w*)\b/;
const CAR =
  /\b(?:cars?|driv\w+|auto|autofahrt|fahren|fahrt|voiture|route|coche|carro|macchina|rijden|autem|samochod\w*|conduc\w+|guida)\b/;
const FROM =
  /\b(?:live in|wohnen in|habitons|vivimos en|abitiamo|moramos em|wonen in|mieszkamy|from|vanaf|vanuit|ab|von|aus|depuis|de|desde|da|z|ze)\b/;
const HOURS = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight) ?(?:h|hrs?|hours?|std|stunden?|uur|heures?|horas?|ore|godzin\w*)\b`;
/** "Under 4 hrs", "max 6 uur", "up to 9h": no flight of so many hours, and no count of hours at a place. */
const AT_MOST = new RegExp(
  String.raw`\b(?:under|max|maximum|at most|up to|within|less than|no more than|not more than|hochstens|maximal|bis zu|unter|moins de|au plus|maximo|menos de|massimo|al massimo|meno di|maks|do) ${HOURS}`,
);
const FLIGHT =
  /\b(?:flights?|fly\w*|plane|flug\w*|fliegen|vol|avion|vuelos?|volo|aereo|voo|vlucht\w*)\b/;
/** "NO flying, ferry or car from Leeds"; who says no more comes by train. */
const NO_FLIGHT =
  /\b(?:no|not|without|wont|dont(?: want to)?|avoid|kein\w*|ohne|nicht|pas d[e']?|sans|sin|senza|sem|geen|niet|zonder) (?:any |zu |l )?(?:flights?|fly(?:ing)?|planes?|flug|fluge|flugzeug|fliegen|avion|vol|vuelos?|volar|aereo|volare|voo|voar|vlucht\w*|vliegen)\b|\b(?:bez samolotu|ucaksiz|ucak (?:istem\w+|yok|olmasin)|ucmak istem\w+|nie (?:chcemy |chce )?lec\w+)\b/g;
/** Who says nothing of hours drives or rides for no longer. */
const USUAL = { car: 6, train: 8 };

/**
 * "Direct train from London, under 4 hrs", "max 6 uur rijden vanaf Utrecht", "desde Valencia, tengo coche": within
 * which reach of home a party stays that says where it sets out; undefined where it may fly.
 */
export function readReach(notes: string): Reach | undefined {
  const text = foldText(notes);
  const hours = AT_MOST.exec(text)?.[1];

  if (!FROM.test(text) || FLIGHT.test(text.replaceAll(NO_FLIGHT, ' '))) return undefined;
  const isByLand = TRAIN.test(text) || (!CAR.test(text) && text.search(NO_FLIGHT) >= 0);
  const by = isByLand ? 'train' : CAR.test(text) ? 'car' : undefined;

  return by && { by, hours: hours === undefined ? USUAL[by] : (COUNTS[hours] ?? Number(hours)) };
}
