import { overnightSightAt } from '#server/catalogue/overnight-sights.ts';
import { takesWholeDay } from '#server/catalogue/meals-inside.ts';
import { pramText } from '../cares/pram-text.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { groupOfEach } from '#shared/groups.ts';
import { inArea } from './in-area.ts';
import { withoutEchoes } from './without-echoes.ts';

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
  facts: { isEco: boolean; needsAccess: boolean; isOnDiet?: boolean; hasPram?: boolean },
): string {
  const parts = [
    'kind' in file && takesWholeDay(file) && !file.includes ? lunchInside(file) : undefined,
    file.why,
    ...('kind' in file
      ? [
          file.tip,
          file.tip !== undefined && ON_BOOKING.test(file.tip) ? undefined : remarkOf(file),
          includedText(file),
          facts.isOnDiet && isEatenAt(file) ? DIET_AHEAD : undefined,
          facts.isEco ? file.eco : undefined,
          wayIn(file, facts),
        ]
      : []),
  ];

  return sentences(withoutEchoes(parts)) || sentences([plainWords(file)]);
}

/** What is known of steps, for wheels and for a pram. */
function wayIn(
  file: PlaceFile,
  { needsAccess, hasPram = false }: { needsAccess: boolean; hasPram?: boolean },
): string | undefined {
  if (needsAccess) return accessText(file.access);
  return hasPram ? pramText(file) : undefined;
}

/** Kinds that are not said with an article. */
const PLAIN_KINDS: Partial<Record<PlaceKind, string>> = {
  activity: 'Something to do',
  class: 'A class',
  nature: 'Open country',
  ruins: 'Ruins',
  shopping: 'Shops',
  sport: 'Sport',
  wildlife: 'Wildlife',
};

/** "A park in Ueno", where nothing else is to be said. */
function plainWords(file: PlaceFile | DayTripFile): string {
  if (!('kind' in file)) return 'A day out of town';
  const kind = file.kind.replace('-', ' ');
  const what = PLAIN_KINDS[file.kind] ?? `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind}`;

  return file.area ? `${what} ${inArea(file.area)}` : what;
}

/** A remark that says no more than the list of what to book does. */
const BARE = /^(?:reserve|book|(?:reserve|book) ahead|timed tickets?|check the programme)$/i;

/** A tip that says how one gets in says it in place of the remark. */
const ON_BOOKING = /\b(?:book|reserve|ticket|slot)/i;

/** What to arrange, where it says more than that. */
export function remarkOf({ bookAhead }: { bookAhead?: string | undefined }): string | undefined {
  return bookAhead !== undefined && BARE.test(bookAhead) ? undefined : bookAhead;
}

const DIET_AHEAD = 'Say what you can’t eat when you book, and go only if they confirm it';
const COOKED =
  /\b(?:cook|cooking|pasta|pizza|bak(?:e|ing)|bread|sushi|tapas|dumplings?|noodles?|curry|chocolate|cheese|food|gelato|tasting)\b/i;

/** Whether one eats there what others have cooked, or cooks oneself. */
function isEatenAt({ includes = [], kind, name, why = '' }: PlaceFile): boolean {
  return (
    includes.length > 0 ||
    ((kind === 'class' || kind === 'activity') && COOKED.test(`${name} ${why}`))
  );
}

/** Where lunch is had on a day that has no table for it. */
function lunchInside({ kind }: PlaceFile): string {
  return kind === 'hike'
    ? 'With a picnic lunch on the way: carry it, and water'
    : 'Lunch is inside, before or after everybody else has theirs';
}

function includedText({ includes = [] }: PlaceFile): string | undefined {
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

/** The stay inside a sentence; where the traveller chooses it, it has no name: a camp or a boat is called so. */
export function stayWords(destination: Destination, stay: string): string {
  if (!OWN_CHOICE.test(stay)) return stay;
  const bed = bedOfTheNight(destination);

  return bed ? `your ${bed}` : `your stay in ${destination.name}`;
}

/** What one sleeps in where a sight is a night: "desert camp"; undefined in a hotel of a town. */
export function bedOfTheNight(destination: Pick<Destination, 'name' | 'country'>) {
  const sleep = overnightSightAt(destination)?.sleep;

  return sleep === 'hotel' ? undefined : sleep;
}

/** Breakfast out, as a plan tells it. */
export function breakfastAt(cafe: string): string {
  return `Breakfast at ${cafe}`;
}
