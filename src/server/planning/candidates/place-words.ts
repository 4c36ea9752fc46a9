import { takesWholeDay } from '#server/catalogue/meals-inside.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { pickBy } from '#shared/seeded.ts';
import { groupOfEach } from '#shared/groups.ts';

/** The chips that the preview shows: a handful of words for many kinds. */
const CATEGORIES = groupOfEach<string, PlaceKind>({
  'Museums & Art': ['museum', 'gallery', 'library'],
  History: ['palace', 'castle', 'ruins', 'cemetery', 'monument'],
  'Sacred Places': ['church', 'temple', 'mosque', 'synagogue'],
  Landmarks: ['landmark', 'tower', 'square', 'bridge'],
  Views: ['viewpoint'],
  'City Life': ['street', 'neighbourhood'],
  'Markets & Shopping': ['market', 'shopping'],
  'Parks & Gardens': ['garden', 'park'],
  Animals: ['zoo', 'aquarium', 'wildlife'],
  Play: ['theme-park'],
  'Beach & Water': ['beach', 'boat-trip', 'island', 'lake'],
  Nature: ['hike', 'nature', 'waterfall', 'cave'],
  Adventure: ['activity', 'sport'],
  'Crafts & Classes': ['class'],
  'Food & Wine': ['winery'],
  Wellness: ['spa'],
  Evenings: ['show', 'bar', 'club'],
});
const OUT_OF_TOWN = 'Day Trips';

export function categoryOf(file: PlaceFile | DayTripFile): string {
  return ('kind' in file && CATEGORIES.get(file.kind)) || OUT_OF_TOWN;
}

/** What to know at the place, in the catalogue's own words: why it is good, and what to arrange. */
export function describeSight(
  file: PlaceFile | DayTripFile,
  facts: { isEco: boolean; needsAccess: boolean },
): string {
  const parts = [
    file.why ?? pickBy(file.id, KIND_WORDS['kind' in file ? file.kind : 'day-trip']),
    ...('kind' in file
      ? [
          file.tip,
          file.tip !== undefined && ON_BOOKING.test(file.tip) ? undefined : remarkOf(file),
          includedText(file),
          facts.isEco ? file.eco : undefined,
          facts.needsAccess ? accessText(file.access) : undefined,
        ]
      : []),
  ];

  return sentences(parts);
}

/** A remark that says no more than the list of what to book does. */
const BARE = /^(?:reserve|book|(?:reserve|book) ahead|timed tickets?|check the programme)$/i;

/** A tip that says how one gets in says it in place of the remark. */
const ON_BOOKING = /\b(?:book|reserve|ticket|slot)/i;

/** What to arrange, where it says more than that. */
export function remarkOf({ bookAhead }: { bookAhead?: string | undefined }): string | undefined {
  return bookAhead !== undefined && BARE.test(bookAhead) ? undefined : bookAhead;
}

function includedText(file: PlaceFile): string | undefined {
  const { includes = [] } = file;

  if (takesWholeDay(file)) return 'Have lunch inside, before or after everybody else does';
  if (includes.length === 0) return undefined;
  return includes.length > 1
    ? 'Lunch and dinner are included'
    : `${capital(includes[0] ?? '')} is included`;
}

function accessText(access: PlaceFile['access']): string {
  if (access === 'full') return 'Step-free throughout';
  return access === 'partial'
    ? 'Partly step-free: ask at the entrance'
    : 'Ask ahead about step-free access';
}

/** Parts as sentences, each with a full stop and a capital. */
export function sentences(parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => capital(part?.trim() ?? '').replace(/[.;,]?$/, '.'))
    .join(' ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same inside a sentence; abbreviations and names in capitals stay. */
export function decapital(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "a, b and c". */
export function joinWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const OWN_CHOICE = / of your choice$/;

/** The stay inside a sentence; where the traveller chooses it, it has no name. */
export function stayWords({ name }: Destination, stay: string): string {
  return OWN_CHOICE.test(stay) ? `your stay in ${name}` : stay;
}

/** Breakfast out, as a plan tells it. */
export function breakfastAt(cafe: string): string {
  return `Breakfast at ${cafe}`;
}

/** What a kind of place is good for, for the few places whose file does not say; two wordings each. */
const KIND_WORDS: Record<PlaceKind, readonly [string, string]> = {
  museum: [
    'Rooms to get lost in; pick two and see them well',
    'Start on the top floor and work your way down',
  ],
  gallery: ['A small collection, easily seen in one go', 'Good for an hour of looking slowly'],
  palace: [
    'State rooms, mirrors and somebody’s idea of enough',
    'Come for the halls, stay for the courtyard',
  ],
  castle: [
    'Walls, towers and a view over whoever came next',
    'Walk the ramparts before you go inside',
  ],
  church: [
    'Step in, let your eyes get used to the dark, and look up',
    'Quiet ten minutes after opening',
  ],
  temple: [
    'Bring small change for the offering box and take your time',
    'Follow the incense to the inner court',
  ],
  mosque: [
    'Cover shoulders and knees, and come between prayers',
    'The courtyard alone is worth the way',
  ],
  synagogue: [
    'A house of prayer with a long story; security takes a minute',
    'Ask the guide about the building',
  ],
  monument: [
    'A short stop that explains a lot of street names',
    'Read the small plaque; the story is there',
  ],
  landmark: [
    'The one from the postcards, better in person',
    'Worth it even if you only walk around it',
  ],
  tower: ['Up for the view, down before your knees notice', 'Find your own roof from the top'],
  viewpoint: [
    'Stay for ten minutes longer than the photo takes',
    'Bring a drink and watch the light change',
  ],
  square: ['Sit on the edge and watch the town go by', 'A good place to meet and to begin'],
  bridge: ['Walk across on one side, back on the other', 'Stop in the middle'],
  street: [
    'Look above the shop signs: the houses are older than they seem',
    'Best walked slowly and without a plan',
  ],
  neighbourhood: ['Lose the map for an hour', 'Cafés, courtyards and everyday life'],
  ruins: ['Sturdy shoes, water and a little imagination', 'Come early: stone keeps the heat'],
  cemetery: ['A walk among trees, names and stories', 'Quiet, green and older than it looks'],
  library: ['Reading rooms made for looking, too', 'Keep your voice down and look at the ceiling'],
  market: ['Eat first, buy later', 'Go hungry and carry cash'],
  shopping: ['Set a time to meet at the door', 'Window shopping counts'],
  garden: [
    'Paths made for strolling; find the bench in the shade',
    'Whatever is in bloom, it is near the back',
  ],
  park: ['Lawn, shade and people off duty', 'A green breather between stops'],
  zoo: ['Check the feeding times at the gate', 'Go against the flow: the far end first'],
  aquarium: ['Cool, dark and good for any weather', 'The big tank deserves a seat'],
  'theme-park': ['Biggest rides first, snacks later', 'Arrive early and queue once'],
  beach: ['Shake out the towel and do nothing for a while', 'Late light is the best light here'],
  hike: ['Water, shoes with grip, and an eye on the weather', 'Turn back when it stops being fun'],
  nature: ['Leave the headphones in the bag', 'Slow down and it comes closer'],
  waterfall: ['You will hear it first, then feel it', 'Expect spray near the foot'],
  lake: ['Walk as much of the shore as you like', 'Still water early, boats later'],
  island: ['Half the pleasure is the crossing', 'Check the last boat back'],
  cave: ['Bring a jumper: it is cool all year', 'Mind your head and follow the lamp'],
  wildlife: ['Patience and binoculars', 'Keep your distance and your voice low'],
  'boat-trip': [
    'Sit outside if the weather allows',
    'The best view of the shore is from the water',
  ],
  activity: ['Wear something you can move in', 'Let the guide worry about the details'],
  sport: ['Go for the crowd as much as for the game', 'Book a slot and bring the right shoes'],
  class: ['You take home a skill, and perhaps lunch', 'Hands-on from the first minute'],
  winery: ['Taste, ask, and let someone else drive', 'The cellar is the cool part'],
  spa: ['Leave the phone in the locker', 'Warm, cold, rest, repeat'],
  show: ['Be in your seat ten minutes early', 'Buy tickets for a weekday if you can'],
  bar: ['Order what the regulars order', 'Better early, when there is room at the counter'],
  club: ['It fills up late', 'Bring your ID and comfortable shoes'],
  'day-trip': ['A day outside town', 'Leave early, come back tired'],
};
