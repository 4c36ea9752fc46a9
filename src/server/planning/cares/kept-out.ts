import type { DayTripFile, FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { kindOf } from '#server/catalogue/sights.ts';
import { isHardOnTheBody } from '../candidates/hard-on-the-body.ts';
import { isOfTheme, type Theme } from '../themes/theme.ts';
import type { CareId } from './care.ts';

type File = PlaceFile | DayTripFile;

const wordsOf = ({ name, why = '' }: File) => foldText(`${name} , ${why}`);

/** Where one stands high above a street or a gorge, by the words of entries that do not tell it themselves. */
const HIGH_UP =
  /\b(?:roof ?tops?|sky ?(?:bar|walk|deck)|(?<!under an? )glass floor|over the edge|edge of a tower|\d+(?:st|nd|rd|th) floor|suspension bridge|rope bridge|hanging bridge|high bridge|bridge (?:walk|climb)|golden gate bridge|walk (?:across|over) the bridge|tree ?top|canopy walk|catwalk|observation (?:deck|wheel|tower|platform)|observatory deck|viewing (?:deck|platform)|ferris wheel|(?:big|giant|slow) wheel|white spiral|zip ?lin\w*|bungy|bungee|paraglid\w+|sky ?div\w*|tandem (?:falls?|jumps?)|(?:canyon|giant) swing|hang ?glid\w*|wing ?suit|cable cars?|bell tower|lookout tower|hot air balloon)\b/;

const BELOW_GROUND =
  /\b(?:catacombs?|crypts?|cisterns?|caves?|caverns?|grotto(?:es)?|grottoes|tunnels?|bunkers?|dungeons?|(?:salt|gold|silver|coal|copper) mines?|underground|necropolis|hypogeum|sewers?|submarine|escape rooms?|air raid shelter|cellars?)\b/;
/** What only bears the name: the view from the Bunkers del Carmel. */
const OPEN_AIR = new Set<PlaceKind>(['viewpoint', 'park', 'beach', 'street', 'neighbourhood']);
const CRAMPED =
  /\b(?:(?:dome|tower|spire|belfry|campanile) climb|(?:narrow|tight|spiral|winding) (?:\w+ )?(?:stair\w*|steps|passages?|shafts?)|squeeze|crawl\w* through|below ground|underground (?:rooms?|passages?|chambers?|galleries|tour|city)|down (?:in|into) (?:the )?(?:crypt|vaults?|tunnels?|catacombs?))\b/;

const AFLOAT =
  /\b(?:cruises?|ferry|ferries|catamaran|sail(?:ing|s|boat)?|snorkel\w*|scuba|diving|whale watch\w*|boats?(?! (?:house|yard|shed))|speedboats?|yachts?|gulets?|gozzo|sea kayak\w*)\b/;
/** What a boat is a part of where its words tell of one. */
const ON_WATER = new Set<PlaceKind>([
  'activity',
  'sport',
  'island',
  'wildlife',
  'beach',
  'day-trip',
]);
/** Where hardly a wave is. */
const CALM_WATER =
  /\b(?:canals?|rivers?|lakes?|lagoon|moat|ponds?|punts?|punting|gondolas?|gorge|seine|thames|danube)\b/;

const WINDING =
  /\b(?:winding|hairpins?|serpentines?|switchbacks?|mountain (?:road|pass)|corniche|scenic drive|coast(?:al)? road|cliff road|bends|jeep|4x4|off ?road|dune (?:bash\w*|buggy)|quad)\b/;
/** Minutes one way on wheels. */
const LONG_ON_WHEELS = 75;
const ON_ROADS = new Set<DayTripFile['mode']>(['bus', 'drive', 'tour']);
/** Metres from which thin air is felt at once. */
const THIN_AIR = 3000;

function isAfloat(file: File): boolean {
  const isByBoat =
    ('mode' in file && file.mode === 'boat') ||
    ('reach' in file && (file.reach === 'ferry' || file.reach === 'boat')) ||
    kindOf(file) === 'boat-trip';

  return (
    (isByBoat || (ON_WATER.has(kindOf(file)) && AFLOAT.test(wordsOf(file)))) && !isOnCalmWater(file)
  );
}

/** Whether a boat goes where hardly a wave is. */
export function isOnCalmWater(file: File): boolean {
  return kindOf(file) === 'boat-trip' && CALM_WATER.test(wordsOf(file));
}

function isOnWindingRoads(file: File): boolean {
  const isLong = 'mode' in file && ON_ROADS.has(file.mode) && file.travelMinutes > LONG_ON_WHEELS;

  return isLong || ('reach' in file && file.reach === 'off-road') || WINDING.test(wordsOf(file));
}

function takesBreath(file: File): boolean {
  return isHardOnTheBody(file) || ('mode' in file && (file.altitude ?? 0) >= THIN_AIR);
}

/** Where a table stands high above a street. */
const HIGH_TABLE =
  /\b(?:roof\w*|tower|sky\w*|\d+(?:st|nd|rd|th) floor|from above|top of (?:the|a)|silo)\b/;

/** Whether who cannot bear heights is not at ease at a table. */
export function isHighTable({ name, cuisine, view = '', tip = '' }: FoodFile): boolean {
  return HIGH_TABLE.test(foldText(`${name} , ${cuisine} , ${view} , ${tip}`));
}

const NO_WORDS = /(?!)/;

/** What nobody with a care is sent to unasked. */
export const KEPT_OUT: Readonly<Partial<Record<CareId, Theme>>> = {
  heights: { name: 'heights', words: NO_WORDS, isOverADrop: true, text: HIGH_UP },
  'tight-spaces': {
    name: 'tight or underground rooms',
    words: NO_WORDS,
    kinds: ['cave'],
    isSo: (file) =>
      (BELOW_GROUND.test(foldText(file.name)) && !OPEN_AIR.has(kindOf(file))) ||
      CRAMPED.test(wordsOf(file)),
  },
  boats: { name: 'boats at sea', words: NO_WORDS, isSo: isAfloat },
  'winding-roads': { name: 'long or winding drives', words: NO_WORDS, isSo: isOnWindingRoads },
  breath: { name: 'climbs', words: NO_WORDS, isSo: takesBreath },
};

/** What the cares of a party keep out of its plan. */
export function keptOutBy(cares: readonly CareId[]): Theme[] {
  return cares.flatMap((id) => KEPT_OUT[id] ?? []);
}

/** Whether a sight or a day out is kept out for one of the cares. */
export function isKeptOut(file: File, cares: readonly CareId[] = []): boolean {
  return keptOutBy(cares).some((theme) => isOfTheme(file, theme));
}

/** Words, folded, that send somebody where their care keeps them from; a clause that has them is not told to them. */
const UNSAID: Readonly<Partial<Record<CareId, RegExp>>> = {
  heights:
    /\b(?:sea side|sheer|drop offs?|cliff edge|tree ?top|(?:steps|stairs|climb|lift|elevator|escalator|cable car|funicular) (?:up )?(?:to )?(?:the )?(?:top|tower|dome|roof|spire|belfry|terrace|cupola|viewing)|up (?:the|a) (?:\w+ )?(?:tower|dome|spire|belfry)|(?:steps|stairs) up|terrace high|(?:from|to) the (?:top|roof)\b|(?:north|south|bell|clock) tower|roof ?tops?|cable car)\b/,
  'tight-spaces':
    /\b(?:crypts?|catacombs?|underground|tunnels?|caves?|grotto|cisterns?|vaults|dungeons?|cellars?|(?:spiral|narrow|winding) (?:\w+ )?(?:stair\w*|steps|passages?|well)|spiral well|lifts?|elevators?|climb (?:up )?the (?:dome|tower|spire|belfry))\b/,
  boats:
    /\b(?:by boat|boat (?:trips?|rides?|tours?)|take the (?:boat|ferry)|ferry (?:to|across|over|from)|cruises?|speedboats?|catamarans?|(?:back|go|come|return|over|across) by (?:ferry|boat))\b/,
  'winding-roads':
    /\b(?:winding|hairpins?|switchbacks?|mountain road|corniche|scenic (?:drive|road))\b/,
  breath: /\b(?:steps|stairs|climb\w*|uphill|steep|on foot to the top)\b/,
};

/** The words that a party with cares is not told. */
export function unsaidTo(cares: readonly CareId[] = []): RegExp[] {
  return cares.flatMap((id) => UNSAID[id] ?? []);
}
