import type { z } from 'zod';
import type { MOOD_BOARD_CATEGORIES } from '#shared/mood-board/board-categories.ts';
import type { moodBoardImage } from '#shared/mood-board/mood-board.schema.ts';
import { chanceOf } from '#shared/seeded.ts';

export type BoardCategory = (typeof MOOD_BOARD_CATEGORIES)[number];
export type BoardImage = z.infer<typeof moodBoardImage>;

/** A place of a destination, as far as a mood board cares. */
export type BoardPlace = {
  id: string;
  name: string;
  kind: string;
  interests: readonly string[];
  why: string;
  fame: number;
};

type Board = { destination: string; places: readonly BoardPlace[]; palette: readonly string[] };

const IMAGES_PER_CATEGORY = 4;
/** Of one kind in a category, as long as there are others: four temples look alike. */
const MOST_OF_A_KIND = 2;
const COLORS_PER_IMAGE = 4;
const TAGS_PER_IMAGE = 4;

/** Which kinds of places show a side of a destination. */
const CATEGORY_KINDS: Record<BoardCategory, readonly string[]> = {
  architecture: [
    'palace',
    'castle',
    'church',
    'temple',
    'mosque',
    'synagogue',
    'landmark',
    'tower',
    'bridge',
    'monument',
    'library',
    'square',
  ],
  nature: [
    'park',
    'garden',
    'hike',
    'nature',
    'waterfall',
    'lake',
    'beach',
    'island',
    'viewpoint',
    'cave',
    'wildlife',
  ],
  food: ['restaurant', 'cafe', 'food-market', 'market', 'winery', 'class'],
  culture: ['museum', 'gallery', 'show', 'neighbourhood', 'street', 'ruins', 'cemetery', 'library'],
  activities: [
    'activity',
    'sport',
    'boat-trip',
    'hike',
    'spa',
    'bar',
    'club',
    'theme-park',
    'zoo',
    'aquarium',
    'day-trip',
    'class',
  ],
};

/** What a picture of a kind of place shows, in words that the scene generator draws. */
const KIND_SCENES: Readonly<Record<string, string>> = {
  palace: 'palace',
  castle: 'castle',
  church: 'old town',
  temple: 'temple',
  mosque: 'mosque',
  synagogue: 'old town',
  landmark: 'city',
  tower: 'skyline',
  bridge: 'river city',
  monument: 'ruins',
  square: 'old town',
  library: 'old town',
  park: 'forest lake',
  garden: 'forest',
  hike: 'mountains forest',
  nature: 'forest mountains',
  waterfall: 'forest river',
  lake: 'lake mountains',
  beach: 'beach palms',
  island: 'island sea',
  viewpoint: 'skyline mountains',
  cave: 'mountains',
  wildlife: 'forest',
  restaurant: 'old town city',
  cafe: 'city street',
  'food-market': 'old town street',
  market: 'old town street',
  winery: 'vineyard',
  class: 'old town',
  museum: 'city',
  gallery: 'city',
  show: 'skyline night',
  neighbourhood: 'old town street',
  street: 'city street',
  ruins: 'ruins',
  cemetery: 'forest',
  activity: 'sea mountains',
  sport: 'mountains',
  'boat-trip': 'river sea',
  spa: 'lake forest',
  bar: 'skyline night',
  club: 'skyline night',
  'theme-park': 'castle',
  zoo: 'forest',
  aquarium: 'sea',
  'day-trip': 'mountains lake',
};

/** The pictures of a board: the best-known places of each category, four of several kinds, none twice. */
export function boardImages(board: Board, categories: readonly BoardCategory[]): BoardImage[] {
  const taken = new Set<string>();

  return categories.flatMap((category) => {
    const kinds = CATEGORY_KINDS[category];
    const places = board.places
      .filter((place) => kinds.includes(place.kind) && !taken.has(place.id))
      .toSorted((a, b) => b.fame - a.fame || a.id.localeCompare(b.id));
    const shown = ofSeveralKinds(places).slice(0, IMAGES_PER_CATEGORY);

    shown.forEach((place) => taken.add(place.id));
    return shown.map((place) => toImage(board, category, place));
  });
}

/** The same places, those last that more than two of their kind come before. */
function ofSeveralKinds(places: readonly BoardPlace[]): BoardPlace[] {
  const counts = new Map<string, number>();
  const isEarly = places.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;

    counts.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });

  return [...places.filter((_, at) => isEarly[at]), ...places.filter((_, at) => !isEarly[at])];
}

/** Where wild animals are looked for on open grass. */
const SAFARI = /kenya|tanzania|uganda|botswana|namibia|south africa|zambia|zimbabwe/i;

function sceneOf({ kind }: BoardPlace, destination: string): string {
  if (kind === 'wildlife' && SAFARI.test(destination)) return 'savanna';
  return KIND_SCENES[kind] ?? 'city';
}

function toImage(board: Board, category: BoardCategory, place: BoardPlace): BoardImage {
  return {
    id: place.id,
    category,
    prompt:
      `${place.name}, ${board.destination}: ${sceneOf(place, board.destination)}. ${place.why}`.slice(
        0,
        500,
      ),
    colors: shuffledColors(board.palette, place.id),
    tags: [place.kind.replaceAll('-', ' '), ...place.interests].slice(0, TAGS_PER_IMAGE),
  };
}

/** A few of the board's colours in an order of the picture's own. */
function shuffledColors(palette: readonly string[], key: string): string[] {
  return palette
    .map((color, index) => ({ color, order: chanceOf(`${key} ${index}`) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, COLORS_PER_IMAGE)
    .map(({ color }) => color);
}
