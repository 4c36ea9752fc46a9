import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { eatsFish } from '../diet/eats-fish.ts';
import type { CareId } from '../cares/care.ts';
import { caresIn, withoutCareWords } from '../cares/care-words.ts';
import { clausesOf, markedClausesOf } from './clauses.ts';
import { inEnglish } from './in-english.ts';
import { type MealWishes, readMealWishes } from './meal-wishes.ts';
import { isListedDish } from './dish-wishes.ts';
import { findMentions, type Mention } from './mentions.ts';
import type { DateThatMatters } from './read-dates.ts';
import { withoutRefusedOnDays } from './refused-on-days.ts';
import { type DishWishes, readDishes } from './read-dishes.ts';
import { hasCar } from './own-car.ts';
import { isForStreetsIn, isQuiet, type OffTrack, offTrackIn } from './off-track.ts';
import { withoutNames } from './without-names.ts';
import { isForSmallTours } from './small-tours.ts';
import { isWithoutCar } from './without-car.ts';
import { type DrivingLimits, readDrivingLimits, withoutDrivingLimits } from './driving-limits.ts';
import { withRegions } from './region-words.ts';
import { type Choice, choose, merge } from './choice.ts';
import type { Rhythm } from '../rhythm/rhythm.ts';
import { readRepeatVisit, type RepeatVisit } from './repeat-visit.ts';
import { withoutMeasures } from './kind-measures.ts';
import { stanceBefore } from './stance.ts';
import {
  type Climate,
  CLIMATE_WORDS,
  type Continent,
  CONTINENT_WORDS,
  FLIGHT_HOURS_WORDS,
  KIND_WORDS,
  LATE_WORDS,
  NUMBER_WORDS,
  ONE_KIND_OF_EVENING,
  type Need,
  NEED_WORDS,
  OCCASION_WORDS,
  PACKED_WORDS,
  REGION_WORDS,
  type Scene,
  SCENE_WORDS,
  SHORT_FLIGHT_WORDS,
  SLOW_WORDS,
} from './wish-words.ts';

const SHORT_FLIGHT_HOURS = 4;
const SKIING = /\b(?:ski(?:ing)?|snowboard\w*|slopes|skifahren)\b/;

/** What a traveller's own words ask for, read by rules: no word of it is guessed. */
export type Wishes = {
  /** Destination ids. */
  destinations: Choice<string>;
  /** ISO 3166 alpha-2 codes; regions ("Scandinavia") are spelled out as their countries. */
  countries: Choice<string>;
  continents: Choice<Continent>;
  /** Global place ids. */
  places: Choice<string>;
  kinds: Choice<PlaceKind>;
  scenes: Scene[];
  needs: Need[];
  climate: Climate[];
  /** Longest flight, hours one way. */
  maxFlightHours?: number;
  pace: 'slow' | 'normal' | 'packed';
  lateStart: boolean;
  /** Away from the crowds, by hour or by place. */
  quiet: boolean;
  /** By place. */
  offTrack?: OffTrack;
  /** Streets to walk through rather than sights to tick off. */
  isForStreets?: boolean;
  /** Snow is asked for to ski on. */
  isForSkiing?: boolean;
  /** They have a car of their own, or rent one. */
  hasCar?: boolean;
  /** Nobody drives: no car is hired, and what lies far off is reached by bus, train, tour or taxi. */
  isWithoutCar?: boolean;
  /** Guided days go with few others: no big bus, no coach tour. */
  isForSmallTours?: boolean;
  /** When and how long they drive, where they do. */
  driving?: DrivingLimits;
  /** What they say of themselves that every day has to heed. */
  cares?: readonly CareId[];
  /** How the days are asked to go. */
  rhythm?: Rhythm;
  /** They have been there before. */
  repeat?: RepeatVisit;
  occasion?: string;
  /** Destination id that the traveller calls home. */
  home?: string;
  /** Days of the trip on which something matters. */
  dates?: DateThatMatters[];
  /** What the party wants to eat, and what nobody eats. */
  dishes?: DishWishes;
  /** One line: what was understood; empty when nothing was. */
  understood: string;
} & MealWishes;

/**
 * Reads the notes of a preference. `catalogue` gives the names that can be understood; words within `names`, which
 * were read as names of places and sights, wish for no kind of thing: "Museum Island" asks for no island.
 */
export function readWishes(
  notes: string,
  catalogue: Catalogue,
  names: readonly string[] = [],
): Wishes {
  const english = inEnglish(notes, catalogue.countries);
  const clauses = clausesOf(english);
  const marked = markedClausesOf(english);
  const unnamed = markedClausesOf(
    inEnglish(
      withoutDrivingLimits(withoutMeasures(withoutNames(notes, names.filter(isName)))),
      catalogue.countries,
    ),
  ).map(withoutCareWords);
  const cares = caresIn(notes);
  const mentions = findMentions(notes, catalogue);
  const text = clauses.join(' . ');
  const regions = choose(marked, REGION_WORDS);
  const wishes: Omit<Wishes, 'understood'> = {
    destinations: withRegions(named(mentions, 'destination'), marked, catalogue),
    countries: merge(named(mentions, 'country'), regions),
    continents: choose(marked, CONTINENT_WORDS),
    places: named(mentions, 'place'),
    kinds: kindsOf(unnamed, text),
    scenes: choose(unnamed, SCENE_WORDS).wanted,
    needs: NEED_WORDS.filter(
      ([need, words]) => words.test(text) && !(need === 'vegetarian' && eatsFish(foldText(notes))),
    ).map(([need]) => need),
    climate: climateOf(clauses),
    maxFlightHours: flightLimit(text),
    pace: paceOf(text),
    // In their own language, "sin madrugar", before its "no" is put into English.
    lateStart: LATE_WORDS.test(text) || LATE_WORDS.test(foldText(notes)),
    quiet: isQuiet(text) || cares.includes('calm'),
    offTrack: offTrackIn(text),
    isForStreets: isForStreetsIn(foldText(notes)) || undefined,
    isForSkiing: SKIING.test(text) || undefined,
    hasCar: hasCar(notes) || undefined,
    isWithoutCar: isWithoutCar(notes) || undefined,
    isForSmallTours: isForSmallTours(notes) || undefined,
    driving: readDrivingLimits(notes),
    ...(cares.length > 0 ? { cares } : {}),
    occasion: OCCASION_WORDS.find(([, words]) => words.test(text))?.[0],
    ...readMealWishes(notes),
    dishes: readDishes(unnamed, notes),
    home: mentions.find((one) => one.type === 'destination' && one.stance === 'home')?.id,
    repeat: readRepeatVisit(notes),
  };

  const told = new Set(mentions.map(({ id }) => id));
  const towns = wishes.destinations.wanted
    .filter((id) => !told.has(id))
    .map((id) => catalogue.destination(id)?.name ?? id);

  return { ...wishes, understood: summarise(wishes, mentions, { regions, towns }) };
}

/** "Lyon, just to eat": museums are for others, but for those that are asked for. */
const ONLY_TO_EAT =
  /\b(?:(?:just|only|purely|solely) (?:(?:here|there|go|going|come|coming) )*(?:to eat|for (?:the )?(?:food|eating))|nur (?:zum|furs) essen|juste pour manger|solo (?:a|para) comer|solo per mangiare|so para comer|alleen om te eten)\b/;

const NO_ALCOHOL =
  /\b(?:no al[ck]o\w*|(?:pas d|sans|sin|senza|sem|geen) ?al[ck]o\w*|alcohol free|(?:dont|do not|never|nobody) drinks?(?= al[ck]o| and| or| at all|$)|teetotal\w*|trinken nicht|(?:no bebemos|no tomamos|non beviamo|nao bebemos)(?= al[ck]o|$))\b/;
/** What a party has no use for by what it says of itself, but for what is asked for by name. */
const LEFT_OUT: readonly (readonly [words: RegExp, kinds: PlaceKind[]])[] = [
  [ONLY_TO_EAT, ['museum', 'gallery']],
  [NO_ALCOHOL, ['bar', 'club', 'winery']],
];

function kindsOf(clauses: readonly string[], text: string): Choice<PlaceKind> {
  const general = clauses.map((clause) =>
    withoutRefusedOnDays(clause).replaceAll(ONE_KIND_OF_EVENING, 'xeveningx'),
  );
  const kinds = {
    wanted: choose(clauses.map(withoutRefusedOnDays), KIND_WORDS).wanted,
    avoided: choose(general, KIND_WORDS).avoided,
  };
  const left = LEFT_OUT.flatMap(([words, some]) =>
    words.test(text) && !some.some((kind) => kinds.wanted.includes(kind)) ? some : [],
  );

  return left.length === 0
    ? kinds
    : { ...kinds, avoided: [...new Set([...kinds.avoided, ...left])] };
}

/** "Beer hall" is part of a sight's name, and something to eat and drink all the same. */
function isName(name: string): boolean {
  return !isListedDish(foldText(name));
}

function named(mentions: readonly Mention[], type: Mention['type']): Choice<string> {
  const ids = (stances: Mention['stance'][]) =>
    mentions
      .filter((one) => one.type === type && stances.includes(one.stance))
      .map((one) => one.id);

  return {
    wanted: ids(['wanted']),
    avoided: ids(type === 'destination' ? ['avoided', 'home'] : ['avoided']),
  };
}

/** "not too hot" is a wish for cool, which has its own words; a plain "no snow" asks for nothing cold. */
function climateOf(clauses: readonly string[]): Climate[] {
  const found = new Set<Climate>();

  for (const clause of clauses) {
    for (const [climate, words] of CLIMATE_WORDS) {
      const match = words.exec(clause);

      if (!match) continue;
      const isWanted = stanceBefore(clause.slice(0, match.index).trim()) === 'wanted';

      if (isWanted) found.add(climate);
      else if (climate === 'snow') found.add('warm');
      else if (climate === 'hot') found.add('cool');
    }
  }

  return [...found];
}

function flightLimit(text: string): number | undefined {
  const said = FLIGHT_HOURS_WORDS.exec(text)?.[1] ?? '';
  const hours = NUMBER_WORDS[said] ?? Number(said);

  if (hours > 0 && /\b(fl(y|ight|ights|ying)|plane|air|hours? (?:away )?from)\b/.test(text))
    return hours;
  return SHORT_FLIGHT_WORDS.test(text) ? SHORT_FLIGHT_HOURS : undefined;
}

function paceOf(text: string): Wishes['pace'] {
  if (SLOW_WORDS.test(text)) return 'slow';
  return PACKED_WORDS.test(text) ? 'packed' : 'normal';
}

function summarise(
  wishes: Omit<Wishes, 'understood'>,
  mentions: readonly Mention[],
  { regions, towns }: { regions: Choice<string>; towns: readonly string[] },
): string {
  const names = (stance: Mention['stance']) =>
    mentions.filter((one) => one.stance === stance).map((one) => one.name);
  const parts = [
    list('wished for', [
      ...names('wanted'),
      ...towns,
      ...wishes.kinds.wanted.map(plural),
      ...wishes.continents.wanted,
    ]),
    list('left out', [
      ...names('avoided'),
      ...wishes.kinds.avoided.map(plural),
      ...wishes.continents.avoided,
    ]),
    regions.wanted.length > 0 ? 'a region of the world' : '',
    list('needs', wishes.needs),
    list('weather', wishes.climate),
    wishes.maxFlightHours ? `flights up to ${wishes.maxFlightHours} hours` : '',
    wishes.pace === 'normal' ? '' : `${wishes.pace === 'slow' ? 'a slow' : 'a full'} pace`,
    wishes.lateStart ? 'no early mornings' : '',
    wishes.quiet ? 'away from the crowds' : '',
    wishes.repeat ? 'not a first visit' : '',
    wishes.occasion ? `occasion: ${wishes.occasion}` : '',
    list('home', names('home')),
  ].filter(Boolean);

  return parts.join('; ');
}

function list(label: string, items: readonly string[]): string {
  return items.length > 0 ? `${label}: ${items.join(', ')}` : '';
}

/** "museums", "theme parks". */
export function plural(kind: string): string {
  const words = kind.replace('-', ' ');

  if (/^(?:ruins|wildlife|shopping)$/.test(words)) return words;
  return /(ch|s|sh)$/.test(words)
    ? `${words}es`
    : words.endsWith('y')
      ? `${words.slice(0, -1)}ies`
      : `${words}s`;
}
