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
  [
    'For somebody who is deaf',
    /\b(?:deaf|hard of hearing|gehorlos\w*|schwerhorig\w*|sourde?s?|malentendant\w*|sord[oae]s?|surd[oa]s?|slechthorend\w*)\b/,
    'No stop is marked for it: ask for written guides or captions before you book.',
  ],
  [
    'Somewhere to feed a baby',
    /\b(?:(?:nursing|feeding|breast ?feeding|baby) rooms?|(?:to|where to) (?:breast ?)?feed|breast ?feed\w*|stillen|stillzimmer|allaiter|amamantar|allattare)\b/,
    'We don’t know where rooms for it are: large museums, department stores and airports mostly have one.',
  ],
  [
    'A campervan',
    /\b(?:camper ?vans?|motor ?homes?|wohnmobil\w*|camping ?cars?|autocaravanas?|camper)\b/,
    'Every night of this plan is in a room, and its drives are those of a car: pitches are yours to book.',
  ],
  [
    'A hostel',
    /\b(?:hostels?|auberges? de jeunesse|jugendherberge\w*|albergues?|ostell[oi])\b/,
    'The stay is chosen by its price, and may be a plain hotel: hostels are yours to book.',
  ],
  [
    'A garage for motorbikes',
    /\b(?:hotels? (?:con|with|mit|avec) garage|garage (?:for|fur|pour|para|per) (?:\w+ )?(?:bikes?|motos?|motorr\w+))\b/,
    ROOM,
  ],
  [
    'A motorbike tour',
    /\b(?:in moto|en moto|by motor(?:bike|cycle)|motorbike (?:tour|trip|holiday)|motorrad(?:tour|reise|urlaub)?|giro in moto|de moto)\b/,
    'The plan counts its ways by car, bus and train: the riding routes are yours to choose.',
  ],
  [
    'Rides by Uber or taxi',
    /\b(?:uber|bolt|grab|lyft|cabify|taxis?) (?:only|everywhere|all the way)\b|\bonly (?:uber|taxis?)\b/,
    'The plan names the usual way between stops: a ride in a car takes no longer.',
  ],
  [
    'No small planes',
    /\b(?:scared|afraid|frightened|terrified|fear|no|without|avoid|angst) (?:of |vor )?(?:small|little|tiny|light|propeller|kleinen) (?:planes?|aircraft|aeroplanes?|airplanes?|flugzeugen?)\b/,
    'We don’t know which plane flies: look at the type before you book.',
  ],
  [
    'No walking after dark',
    /\b(?:no|not|never|without|avoid) (?:\w+ )?walk\w* (?:\w+ )?(?:after dark|at night|in the dark)\b/,
    'Evenings end at a table or a stage: take a car from door to door, and leave out the strolls.',
  ],
  [
    'Days on which the party splits',
    /\b(?:stays? (?:in town|behind) with (?:him|her|them|the)|split up|(?:some|half|two) of us (?:stay|go)|for (?:those|the other) two)\b(?! (?:days|nights|weeks|mornings|evenings))/,
    'The plan is one for all: its days show what the others can do in town meanwhile.',
  ],
  [
    'Air conditioning',
    /\b(?:ac in (?:the|our) (?:hotel|room)|(?:with|w|need) ac|air ?con(?:ditioning|ditioned)?|klimaanlage|climatisation|aire acondicionado|aria condizionata|ar condicionado)\b/,
    ROOM,
  ],
  [
    'A house or cottage',
    /\b(?:(?:house|cottage|cabin|chalet|villa)s? (?:w|with|mit|avec|con|met) (?:a |an )?(?:pool|sauna|garden|hot tub|fireplace)|huisje|ferienhaus|ferienwohnung|gite|vakantiehuis)\b/,
    ROOM,
  ],
  [
    'A lift at the hotel',
    /\b(?:(?:with|has|have|having|needs?|without|no) (?:an? )?(?:\w+ )?(?:lift|elevator)s?(?! (?:pass|ticket|rides?|up)\b)|(?:lift|elevator) (?:is |at the hotel |in the hotel )*(?:essential|needed|required|important|a must|please)|aufzug|fahrstuhl|ascenseur|ascensor|ascensore|elevador)\b/,
    ROOM,
  ],
  ['Ski-in, ski-out', /\bski in(?: and)? ski out\b/, ROOM],
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
  ['An overwater bungalow', /\b(?:over ?water|pilotis|water villa)\b/, ROOM],
  ['A tent', /\b(?:bubble tents?|glamping|desert camp)\b/, ROOM],
  ['A private room', /\b(?:private rooms?|habitacion privada|chambre privee|einzelzimmer)\b/, ROOM],
  [
    'A dog along',
    /\b(?:(?:our|my|with|w|unser\w*|mit|notre|avec|nuestr\w*|con|nostr\w*|com|met|onze|z) (?:(?:an?|the|our|\d|two|ein\w*|zwei|une?|nos|deux|dos|due|dois|een|twee) )?(?:large |big |small |little )?(?:dogs?|hund(?:e|en)?|chiens?|perr[oa]s?|can[ei]|cachorros?|honden?|hond|psem)|cane grande|(?:hund|honden?|chiens?|perros?|cani) (?:\d )?(?:dabei|mee)|\d adults? (?:and|plus)? ?(?:a |our )?dogs?|(?:plus|and) (?:a |our |the )?dogs?(?= ?$| in| for| on)|(?:our )?dogs? comes?)\b/,
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

/** "70 euros a night", "8 000 roupies la nuit". */
const NUMBER = String.raw`\d{1,3}(?:[ .,]?\d{3})*`;
const CURRENCY = String.raw`(?:€|£|\$|eur\w*|usd|dollars?|gbp|pounds?|quid|inr|rupees?|roupies|rupien|chf|franken|francs?|zł|zl|kr|czk|huf|tl|yen|jpy|baht|pesos?|reais|rand|zar|aed|sgd|aud|cad|nzd)`;
const NIGHT_LIMIT = new RegExp(
  String.raw`(?<![\d.,])([€£$] ?${NUMBER}|${NUMBER} ?${CURRENCY}) ?(?:a|per|each|la|por|pro|al?|die|za|/) ?(?:night|nuit|notte|noche|nacht|noite|noc)(?!\p{L})`,
  'iu',
);

function limitOutcomes(notes: string): AskedOutcome[] {
  const [, amount] = NIGHT_LIMIT.exec(notes) ?? STAY_LIMIT.exec(notes) ?? [];

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
