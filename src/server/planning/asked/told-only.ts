import { foldText } from '#server/catalogue/fold-text.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import { carriersIn } from '../places/carriers.ts';
import { COMMA, markedClausesOf } from '../understanding/clauses.ts';
import { hasDriver } from '../understanding/own-driver.ts';
import { isTurnedDownBehind } from '../understanding/turned-down.ts';
import { met, unmet } from './outcome.ts';

const ROOM = "We don't know which hotels have this: ask before you book.";
const MENU = "We don't know what goes into each dish: tell the waiter when you order.";

/** What notes ask for and no plan can hold: it is told, so that nobody takes it for granted. */
const TOLD: readonly (readonly [wish: string, words: RegExp, detail: string])[] = [
  ['Diabetes', /\b(?:diabet\w*|zuckerkrank\w*|suikerziekte)\b/, MENU],
  [
    'Mild food',
    /\b(?:(?:curry|food|dishes|spice|everything) mild|mild (?:food|curry|curries|dishes)|not too spicy|nicht (?:so |zu )?scharf|sans piment|sin picante|non piccante)\b/,
    MENU,
  ],
  [
    'Tattoos',
    /\b(?:tat+oo\w*|tatowier\w*|tatouage\w*|tatuaje\w*|tatuagg\w*|tatuage\w*)\b|刺青|タトゥー|入れ墨|纹身/,
    "We don't know which baths allow them: ask before you go.",
  ],
  [
    'A trek over several days',
    /\b(?:w trek|o trek|w circuit|circuito [wo]|inca trail|camino inca|(?:annapurna|manaslu) circuit|everest base camp|tour du mont blanc|hut to hut|(?:trek|hike|hiking|trekking) (?:over|of|for) (?:several|\w+) days|hutten ?tour|mehrtagige wanderung|durmiendo en refugios|de refuge en refuge|di rifugio in rifugio)\b/,
    'Book the trek and its huts yourself: every day of this plan starts and ends where you stay.',
  ],
  [
    'A farm stay',
    /\b(?:agriturism\w*|agroturystyk\w*|farm ?stays?|bauernhof|finca|gite rural)\b/,
    ROOM,
  ],
  ['A gym', /\b(?:gym|fitness ?raum|fitness ?studio|palestra|gimnasio|salle de sport)\b/, ROOM],
  [
    'A pool at the hotel',
    /\b(?:hotel (?:with|w) (?:a )?pool|pool in between|con piscina|avec piscine|mit (?:pool|schwimmbad|hallenbad)|hotel with (?:an? )?(?:\w+ )?(?:swimming )?pool|com piscina|z basenem|met zwembad)\b/,
    ROOM,
  ],
  [
    'Accessible toilets',
    /\b(?:(?:accessible|disabled|wheelchair) (?:toilets?|bathrooms?|restrooms?|loos?|washrooms?)|behinderten(?:gerechte\w* )?(?:toilett\w+|wc)|toilettes? (?:pmr|accessibles?)|(?:banos|aseos) (?:accesibles|adaptados)|bagn[oi] (?:accessibil\w+|per disabili)|banheiros? (?:acessive\w+|adaptados?))\b/,
    "We don't know which restaurants have them: ask when you book.",
  ],
  [
    'A quiet room',
    /\b(?:quiet room|ruhiges zimmer|chambre calme|habitacion tranquila|camera silenziosa|quarto silencioso|rustige kamer)\b/,
    ROOM,
  ],
  [
    'A room with a view',
    /\b(?:(?:from|out of) the window|room with (?:a )?view|sea ?view|zimmer mit (?:\w+)?blick|vue (?:sur|mer)|vista (?:al|sul|para|mare))\b/,
    ROOM,
  ],
  [
    'Breakfast at the hotel',
    /\b(?:(?:hotel|hostel|b&b) (?:with|w|mit|con|avec|com|met) (?:breakfast|fruhstuck|colazione|desayuno|petit dejeuner|cafe da manha|ontbijt))\b/,
    ROOM,
  ],
  ['An overwater bungalow', /\b(?:over ?water|pilotis|water villa)\b/, ROOM],
  ['A tent', /\b(?:bubble tents?|glamping|desert camp)\b/, ROOM],
  ['A private room', /\b(?:private rooms?|habitacion privada|chambre privee|einzelzimmer)\b/, ROOM],
  [
    'A dog along',
    /\b(?:(?:our|my|with|w|unser\w*|mit|notre|avec|nuestr\w*|con|nostr\w*|com|met|onze|z) (?:(?:an?|the|our|\d|two|ein\w*|zwei|une?|nos|deux|dos|due|dois|een|twee) )?(?:large |big |small |little )?(?:dogs?|hund(?:e|en)?|chiens?|perr[oa]s?|can[ei]|cachorros?|honden?|hond|psem)|cane grande|hund dabei)\b/,
    "We don't know which hotels and restaurants take dogs: ask before you book.",
  ],
  [
    'Slowly up to the altitude',
    /\b(?:altitude|hohenkrank\w*|mal de altura|mal d altitude|soroche)\b|高反|高山病/,
    'Rest on the first day, and ask a doctor what else helps.',
  ],
  [
    'A guide',
    /\b(?:(?:with|w) (?:a |our own )?(?:private |local |good )?guide|(?:private|personal|egyptologist|local) guides?|(?:rather|prefer|like|want|happy) (?:to )?(?:pay for|hire|book|have) (?:a |the )?(?:\w+ )?guides?|(?:mit|privater) (?:reise|stadt)?fuhrer|avec (?:un )?guide|con (?:una? )?guia|con (?:una )?guida|com (?:um )?guia)\b/,
    'Book this yourself: stops are guided only where the plan says so.',
  ],
  [
    'No camping',
    /\b(?:no (?:camping|tents?)|kein (?:camping|zelt)|pas de camping|sin camping)\b/,
    'Every night of this plan is under a roof.',
  ],
];
/** The wish for a driver, which only rides between the places of a trip can meet. */
export const A_DRIVER = 'A driver';
const BOOK_DRIVER = 'Book this yourself: the plan counts on the usual ride.';
/** The wish for a night on a boat, which only a stay on one can meet. */
export const A_NIGHT_ABOARD = 'A night on board';
const ABOARD =
  /\b(?:overnight (?:cruise|boat|junk)s?|nights? (?:on board|aboard)|nights? on (?:a|the|our) (?:boat|junk|cruise|cruise (?:boat|ship))|sleep\w* (?:on board|aboard|on (?:a|the) (?:boat|junk)))\b/;
const NO_CABIN = 'Book this yourself: every night of this plan is on land.';
const HOLDS = new Set(['No camping']);

/** "Hotel max 180 CHF", "max 350 a testa": a limit that the trip's costs cannot be held against. */
const STAY_LIMIT =
  /\b(?:hotel|unterkunft|zimmer|room|chambre|camera|quarto|kamer)\b[^.;!?\d]{0,30}\b(?:max|nicht über|under|bis|höchstens|maximum|hasta|até|tot) ?(\d{2,4}(?: ?(?:€|£|\$|[a-z]{3}\b))?)/iu;

function limitOutcomes(notes: string): AskedOutcome[] {
  const [, amount] = STAY_LIMIT.exec(notes) ?? [];

  return amount === undefined
    ? []
    : [
        unmet(
          `A stay for at most ${amount.trim()} a night`,
          'Rates are estimates for a typical night: compare before you book.',
        ),
      ];
}

/** Right before a thing these refuse it. */
const REFUSAL =
  /\b(?:no|not|without|avoid|skip|never|dont|doesnt|wont|kein\w*|nicht|ohne|pas|sans|sin|non|senza|nao|sem|geen|niet|zonder)(?: (?:want|need|like|do|doing|hike|walk|book|have|hire|wollen|brauchen|queremos|quiero|vogliamo|voulons|veux|to|an?|the|any|our|den|die|das|de|du|d|le|la|el|il|l|un|une|una|um|uma))*$/;

/** "We don't want the Inca Trail": what notes refuse is no wish that nothing can be made of. */
function isRefused(notes: string, words: RegExp): boolean {
  return markedClausesOf(notes).some((clause) => {
    const found = words.exec(clause);

    if (!found) return false;
    const behind = clause.slice(found.index + found[0].length).replaceAll(` ${COMMA}`, ',');

    return REFUSAL.test(clause.slice(0, found.index).trim()) || isTurnedDownBehind(behind);
  });
}

/** Companies, rooms and dishes that a plan knows nothing of, and where one comes `through`, each told once. */
export function toldOnlyOutcomes(notes: string, through: readonly string[] = []): AskedOutcome[] {
  const folded = foldText(notes);

  return [
    ...carriersIn(notes).map(({ said }) =>
      met(
        `With ${said}`,
        "Book this yourself: your days fit the times you gave, but we don't have the timetable.",
      ),
    ),
    ...through.map((name) =>
      met(
        `By way of ${name}`,
        'Book this yourself: the plan starts from the usual airport or station.',
      ),
    ),
    ...limitOutcomes(notes),
    ...(ABOARD.test(folded) && !isRefused(notes, ABOARD) ? [unmet(A_NIGHT_ABOARD, NO_CABIN)] : []),
    ...(hasDriver(notes) ? [unmet(A_DRIVER, BOOK_DRIVER)] : []),
    ...TOLD.filter(([, words]) => words.test(folded) && !isRefused(notes, words)).map(
      ([wish, , detail]) => ({
        wish,
        met: HOLDS.has(wish),
        detail,
      }),
    ),
  ];
}
