import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { namesOf } from '#server/catalogue/names-of.ts';
import { onceFor } from '#shared/remember.ts';
import { isOfTheme } from '../themes/theme.ts';
import { WORLD_THEMES } from '../themes/world-themes.ts';
import { appealOf } from './appeal.ts';

/** What fills an hour of one public and wastes one of any other, by what its entry says, folded. */
type Filler = {
  name: string;
  text: RegExp;
  /** The kinds that may be one; any when left out. */
  kinds?: readonly PlaceKind[];
  /** Interests whose travellers like it. */
  likedWith: readonly string[];
  isForChildren: boolean;
};

/** Rooms and pursuits, which one leaves out; beaches and beds of flowers are for anybody. */
const ROOMS: readonly PlaceKind[] = [
  'museum',
  'gallery',
  'activity',
  'theme-park',
  'zoo',
  'aquarium',
  'shopping',
  'class',
  'sport',
  'bar',
  'garden',
  'landmark',
];

const FILLERS: readonly Filler[] = [
  {
    name: 'digital art',
    text: /\b(digital art|immersive|teamlab|a projected film|rooms of moving light)\b/,
    kinds: ROOMS,
    likedWith: ['Family Fun', 'Girls Trip'],
    isForChildren: true,
  },
  {
    name: 'a shop or a figure of a brand',
    text: /\b(lego|nintendo|pokemon|gundam|hello kitty|jump shop)\b/,
    kinds: ['shopping', 'landmark', 'museum', 'activity'],
    likedWith: ['Family Fun'],
    isForChildren: true,
  },
  {
    name: 'armour to try on',
    text: /\bsamurai and ninja museum\b|\btry (on )?armou?r\b/,
    likedWith: ['Family Fun'],
    isForChildren: true,
  },
  {
    name: 'wax figures and tricks of the eye',
    text: /\b(wax ?works?|wax (figures|stars|museum)|madame tussauds|museum of (illusions|senses)|house of illusions|upside ?down (house|museum|rooms)|trick(eye| art| ?eye)|3d trick|color factory|ripley s believe|torture museum|mirror maze for)\b/,
    likedWith: ['Family Fun'],
    isForChildren: true,
  },
  {
    name: 'ice bars',
    text: /\bice bar\b/,
    kinds: ['bar'],
    likedWith: ['Lads Trip', 'Girls Trip'],
    isForChildren: false,
  },
  {
    name: 'karaoke',
    text: /\bkaraoke (box|bar|room|in|kan)\b/,
    kinds: ['bar', 'club', 'activity'],
    likedWith: ['Lads Trip', 'Girls Trip', 'Nightlife'],
    isForChildren: false,
  },
  {
    name: 'hired costumes',
    text: /\b(kimono|hanbok|hanfu|yukata|costume) (rental|hire|walk)\b|\brent court dress\b/,
    kinds: ['activity', 'class', 'shopping'],
    likedWith: ['Girls Trip'],
    isForChildren: false,
  },
  {
    name: 'the bars of a scene',
    text: /\b(gay|lgbt\w*|queer|lesbian|drag (shows?|queens?|bars?))\b/,
    kinds: ['street', 'neighbourhood', 'square', 'bar', 'club', 'show'],
    likedWith: [],
    isForChildren: false,
  },
  {
    name: 'tailors',
    text: /\b(tailors?|bespoke|shirtmakers?|suits? made|made to measure)\b/,
    kinds: ['shopping', 'street', 'neighbourhood', 'activity'],
    likedWith: ['Luxury Shopping', 'Girls Trip'],
    isForChildren: false,
  },
  {
    name: 'cigars',
    text: /\b(cigar (house|shop|store|lounge|factory|co)|cigars (are )?rolled|cuba tobacco)\b/,
    kinds: ['shopping', 'activity', 'class', 'bar'],
    likedWith: ['Luxury Shopping', 'Lads Trip'],
    isForChildren: false,
  },
  {
    name: 'what children and teenagers come for',
    text: /\b(for|with) (those with )?(small |young )?(children|kids|teens|teenagers)\b(?! and grown)|\b(children|kids) love it\b|\bchildren s garden\b/,
    kinds: ROOMS,
    likedWith: ['Family Fun'],
    isForChildren: true,
  },
];

/** So well known it is a sight of the town whoever comes. */
const SIGHT_OF_ITS_OWN = 80;

const wordsOf = onceFor((file: PlaceFile) =>
  foldText([...namesOf(file), file.why ?? ''].join(' , ')),
);

/** The fillers that a place is one of. */
function fillersIn(file: PlaceFile): Filler[] {
  return FILLERS.filter(
    ({ text, kinds }) =>
      (kinds === undefined || kinds.includes(file.kind)) && text.test(wordsOf(file)),
  );
}

type Party = { interests: readonly string[]; hasChildren: boolean };

/** Whether a place fills an hour for other people than these. */
export function isFillerOfOthers(file: PlaceFile, { interests, hasChildren }: Party): boolean {
  if (appealOf(file) >= SIGHT_OF_ITS_OWN) return false;
  return (
    isPhotoOfFans(file) ||
    (hasChildren && isForGrownUps(file)) ||
    fillersIn(file).some(
      ({ likedWith, isForChildren }) =>
        !(isForChildren && hasChildren) && !likedWith.some((one) => interests.includes(one)),
    )
  );
}

/** What children stand beside, by what is told of it. */
const GROWN_UP =
  /\b(bars?|pubs?|cocktails?|sling|casinos?|burlesque|cabarets?|red light|cigars?|whisk(e)?y|gin|rum|absinthe|brewer(y|ies)|taprooms?|wine (bars?|cellars?)|night ?clubs?|tailors?|jewellers|couture|speakeas(y|ies))\b/;
/** Told as one thing rather than as a part of town that has much besides. */
const ONE_THING: ReadonlySet<PlaceKind> = new Set([
  'bar',
  'club',
  'landmark',
  'shopping',
  'activity',
  'class',
  'show',
]);

/** Whether a place is for the grown-ups of a family: a hotel for its bar, a street of tailors. */
function isForGrownUps(file: PlaceFile): boolean {
  if (file.interests.includes('Family Fun')) return false;
  const told = ONE_THING.has(file.kind) ? wordsOf(file) : foldText(file.name);

  return GROWN_UP.test(told);
}

/** Nobody but readers and fans goes to a door or a corner that was in a film. */
const A_PHOTO = 30;
const KNOWN_BEYOND = 40;

function isPhotoOfFans(file: PlaceFile): boolean {
  return (
    file.minutes <= A_PHOTO &&
    appealOf(file) < KNOWN_BEYOND &&
    WORLD_THEMES.some((theme) => isOfTheme(file, theme))
  );
}

/** The kind of filler of which one is enough on a journey; undefined for any other place. */
export function onceOnly(file: PlaceFile): string | undefined {
  return fillersIn(file)[0]?.name;
}
