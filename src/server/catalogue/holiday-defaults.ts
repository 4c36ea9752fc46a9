import type { FoodFile } from './catalogue.schema.ts';
import type { PlaceKind } from './place.schema.ts';
import { readDataFile } from './data-folder.ts';
import { once } from '#shared/remember.ts';
import { groupOfEach } from '#shared/groups.ts';
import { type DayFacts, openingSpans, type OpenSpan } from './opening-hours.ts';

/** Kinds of places that a country's customs treat alike. */
const CUSTOM_GROUPS = [
  'museums',
  'palaces',
  'sites',
  'gardens',
  'worship',
  'attractions',
  'shops',
  'markets',
  'restaurants',
  'nightlife',
  'wineries',
  'classes',
  'tours',
] as const;
export type CustomGroup = (typeof CUSTOM_GROUPS)[number];

/** Opening hours that mask a place's own hours on the holidays which they name, by country and group. */
export type HolidayDefaults = {
  checked: string;
  note: string;
  countries: Record<string, Partial<Record<CustomGroup, string>>>;
};

/** Whatever has hours of its own, as far as the customs of a holiday go. */
export type CustomPlace = {
  kind: PlaceKind | FoodFile['kind'] | 'day-trip';
  price?: number | null;
  indoor?: boolean;
};

const GROUP_OF_KIND = groupOfEach<CustomGroup, CustomPlace['kind']>({
  museums: ['museum', 'gallery', 'library'],
  palaces: ['palace', 'castle'],
  sites: ['ruins', 'monument', 'landmark', 'tower', 'cave'],
  worship: ['mosque'],
  attractions: ['zoo', 'aquarium', 'boat-trip', 'activity', 'spa'],
  shops: ['shopping'],
  markets: ['market', 'food-market'],
  restaurants: ['restaurant', 'cafe'],
  nightlife: ['bar', 'club'],
  wineries: ['winery'],
  classes: ['class'],
  tours: ['day-trip'],
});
/** Kinds that are open to all, but keep the hours of a site where a ticket is sold. */
const TICKETED: Partial<Record<CustomPlace['kind'], CustomGroup>> = {
  church: 'sites',
  temple: 'sites',
  synagogue: 'sites',
  viewpoint: 'sites',
  bridge: 'sites',
  cemetery: 'sites',
  garden: 'gardens',
};
/** Where a country says nothing of a group, what it says of this one holds. */
const LIKE: Partial<Record<CustomGroup, CustomGroup>> = { palaces: 'museums', gardens: 'sites' };
const KEEP_ALL = '24/7';

const load = once(() => readDataFile<HolidayDefaults>('holiday-defaults.json').countries);
const masks = new Map<string, string>();

/** The hours that a country's customs leave to places of a kind, or undefined where it has none for them. */
export function holidayMask(country: string, place: CustomPlace): string | undefined {
  const group = GROUP_OF_KIND.get(place.kind) ?? (place.price ? TICKETED[place.kind] : undefined);

  return group === undefined || isInTheOpen(group, place) ? undefined : maskOf(country, group);
}

/** What most places of each kind keep of a date by the customs of a country, where that is not all of it. */
export function customsOn(
  country: string,
  date: string,
  facts: DayFacts,
): { group: CustomGroup; spans: OpenSpan[] }[] {
  return CUSTOM_GROUPS.map((group) => ({
    group,
    spans: openingSpans(maskOf(country, group), date, facts),
  })).filter(({ spans: [span] }) => span === undefined || span[0] > 0 || span[1] < DAY_END);
}

const DAY_END = 24 * 60;

function maskOf(country: string, group: CustomGroup): string {
  const key = `${country}-${group}`;
  const known = masks.get(key);

  if (known !== undefined) return known;
  const customs = load()[country] ?? {};
  const like = LIKE[group];
  const text = customs[group] ?? (like && customs[like]);
  const mask = text === undefined ? KEEP_ALL : `${KEEP_ALL}; ${text}`;

  masks.set(key, mask);
  return mask;
}

/** A monument or fountain that nobody sells a ticket to has no doors to close. */
function isInTheOpen(group: CustomGroup, { price, indoor }: CustomPlace): boolean {
  return group === 'sites' && indoor === false && !price;
}
