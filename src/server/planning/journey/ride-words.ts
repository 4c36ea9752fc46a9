import type { RideMode } from '#shared/generation/trip-places.schema.ts';
import { hasDriver } from '../understanding/own-driver.ts';
import { NUMBER_WORDS } from '../understanding/wish-words.ts';

/** What notes say of the ways between places. */
export type RideWords = {
  /** The ways that are asked for; the first of them counts. */
  asked: RideMode[];
  avoided: RideMode[];
  hasDriver?: true;
  byNight?: true;
  /** In minutes a day. */
  mostDriving?: number;
  /** A hired car is left elsewhere than where it was fetched. */
  isOneWay?: true;
};

const ONLY: readonly (readonly [RideMode, RegExp])[] = [
  [
    'drive',
    /\b(road ?trip|by (rental )?car|self[- ]drive|rent(al|ing)? (a )?car|driv(e|ing) from|ring road|route 66|nc ?500|north coast 500|wild atlantic way|great ocean road|garden route|coast highway|highway (1|one)|camper(?: ?van)?|motorhome|mit dem (?:auto|mietwagen|leihwagen)|en voiture|en coche|in (?:auto|macchina)|de carro|met de auto|samochodem)\b|レンタカー/i,
  ],
  [
    'train',
    /\b(by (train|rail)|train trip|rail(way)? (trip|journey)|interrail|on the rails|trains only|mit (?:dem zug|der bahn)|per bahn|en (?:train|tren)|in treno|de (?:trem|comboio)|met de trein|vlakem|trenle)\b|poci[ąa]giem/i,
  ],
  ['coach', /\b(by (coach|bus)|mit dem bus|en (?:bus|autobús|autocar)|in autobus|de [oô]nibus)\b/i],
  ['ferry', /\b(by (ferry|boat)|island[- ]hopping)\b/i],
];
const AVOIDED: readonly (readonly [RideMode, RegExp])[] = [
  [
    'flight',
    /\b(no (domestic )?flights?|no flying|without flying|don'?t (want to )?fly|avoid(ing)? flights?)\b/i,
  ],
  ['ferry', /\b(no (ferries|boats?)|sea ?sick)\b/i],
];

/** "The night train to Vienna", "mit dem Nachtzug"; who sleeps lightly asks for no sleeper. */
const BY_NIGHT =
  /\b(?:(?:over)?night (?:train|ferry|bus|coach)(?:s|es)?|(?:over)?night ferries|sleeper (?:train|car|berth)s?|(?:by|on|take|taking) (?:a |the )?sleeper|nightjet|nachtzug|nachtzüge\w*|nachtf[äa]hre|(?:train|ferry)s? de nuit|tren(?:es)? nocturnos?|tren[oi] notturn[oi]|traghetto notturno|(?:comboio|trem) noturno|nachttrein)\b/iu;
/** "No night trains", "avoid the overnight bus". */
const NOT_BY_NIGHT =
  /\b(?:no|not|never|without|avoid(?:ing)?|rather than|instead of|hate|don['’]t \w+|kein(?:e[nm]?)?|ohne|pas de|sans|sin|senza|sem|geen)(?: \p{L}+){0,3} $/iu;

const COUNT = `(\\d(?:[.,]5)?|${Object.keys(NUMBER_WORDS).join('|')})`;
const AT_MOST =
  "(?:at most|max(?:imum)?(?: of)?|(?:(?:no|not) |(?:do|would|will|ca)n['’]t (?:\\w+ ){1,3}|(?:do|would|will) not (?:\\w+ ){1,3})more than|up to|less than|under|no longer than)(?: (about|around|roughly|some))?";
const DRIVING = '(?:of )?(?:driving|at the wheel|behind the wheel|in the car|on the road)';
/** "At most 3 hours of driving a day", "drive no more than four hours a day". */
const MOST_DRIVING = [
  new RegExp(`\\b${AT_MOST} ${COUNT} ?(?:hours?|hrs?|h) ${DRIVING}\\b`, 'i'),
  /(?:höchstens|maximal|nicht mehr als|pas plus de|au plus|no más de|como mucho|non più di|massimo|al massimo|não mais (?:de|que)|no máximo|niet meer dan|hooguit) (\d(?:[.,]5)?) ?(?:stunden|std|heures|h|horas|ore|uur) (?:am tag )?(?:fahren|fahrt|autofahrt|im auto|de (?:route|conduite|voiture|coche|carro|conducción)|al volante|di (?:guida|auto|macchina)|no carro|rijden)/iu,
  /運転は?[^。、]{0,6}?(\d)時間(?:まで|以内)|(?:开车|開車|自驾)[^。,，]{0,6}?不超过(\d)小时/u,
  new RegExp(`\\bdriv\\w+(?: for)? ${AT_MOST} ${COUNT} ?(?:hours?|hrs?|h)\\b`, 'i'),
];

/** "About four hours" is a quarter of an hour more as well. */
const ABOUT_MINUTES = 15;
const ABOUT = /^(?:about|around|roughly|some)$/i;

function readMostDriving(notes: string): number | undefined {
  const said = MOST_DRIVING.flatMap((words) => words.exec(notes)?.slice(1) ?? []).filter(Boolean);
  const count = said.find((word) => !ABOUT.test(word));

  if (count === undefined) return undefined;
  const hours = NUMBER_WORDS[count.toLowerCase()] ?? Number(count.replace(',', '.'));

  return Math.round(60 * hours) + (said.some((word) => ABOUT.test(word)) ? ABOUT_MINUTES : 0);
}

function isByNight(notes: string): boolean {
  const said = BY_NIGHT.exec(notes);

  return said !== null && !NOT_BY_NIGHT.test(notes.slice(0, said.index));
}

/** "One-way rental", "dropping the car off in Venice". */
const ONE_WAY =
  /\b(?:one[- ]way (?:car |van )?(?:rental|hire|drop[- ]?off)|(?:drop\w*|leav\w+|return\w*|hand\w*) (?:off )?(?:the |our |a )?(?:rental |hire |hired )?(?:car|van) (?:off |back )?(?:in|at)|drop(?:ping)?[- ]?off (?:of )?the (?:rental |hire )?car|einwegmiete|(?:mietwagen|auto) (?:in [\p{L} ]{1,30} )?abgeben|(?:rendre|laisser|rendant|laissant) la voiture|(?:devolver|dejar|devolviendo|dejando) el coche|(?:riconsegn\w+|lasci\w+) (?:l['’])?(?:la )?(?:auto|macchina)|devolver o carro)\b/iu;

/** Reads what is said of the ways between places; `whole` has what is said of single ones too. */
export function readRideWords(notes: string, whole = notes): RideWords {
  const avoided = AVOIDED.filter(([, words]) => words.test(notes)).map(([mode]) => mode);
  const mostDriving = readMostDriving(whole);

  return {
    asked: ONLY.filter(([, words]) => words.test(notes)).map(([mode]) => mode),
    avoided,
    ...(hasDriver(notes) ? { hasDriver: true } : {}),
    ...(isByNight(whole) ? { byNight: true } : {}),
    ...(mostDriving ? { mostDriving } : {}),
    ...(ONE_WAY.test(whole) ? { isOneWay: true } : {}),
  };
}
