import { hasChildren } from '../understanding/has-children.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { StayNeeds } from './stay-fit.ts';

type Asking = { interests: readonly string[] };
type Told = Pick<Wishes, 'needs' | 'occasion'>;

const ROMANTIC = [
  'Romantic',
  'Honeymoon',
  'Anniversary',
  'honeymoon',
  'anniversary',
  'proposal',
  "Valentine's",
];
const OF_FRIENDS = ['Girls Trip', 'Lads Trip', 'hen or stag party'];
const FOR_NIGHTS = ['Nightlife', 'Backpacking', 'Solo Adventure'];
const AT_REST = ['Relaxation', 'Wellness Retreat'];
/** Interests that are had at the beach as well as anywhere. */
const AT_ANY_BEACH = [
  'Beach',
  'Family Fun',
  'Romantic',
  'Honeymoon',
  'Anniversary',
  'Girls Trip',
  'Lads Trip',
  'Solo Adventure',
  ...AT_REST,
];

/** What a request asks of the stay by who travels and what for. */
export function stayNeedsOf({ interests }: Asking, { needs, occasion = '' }: Told): StayNeeds {
  const has = (words: readonly string[]) =>
    words.some((word) => interests.includes(word) || word === occasion);
  const families = hasChildren({ needs }) || interests.includes('Family Fun');

  return {
    families,
    romance: !families && has(ROMANTIC),
    friends: !families && has(OF_FRIENDS),
    nights: !families && has(FOR_NIGHTS),
    quiet: needs.includes('seniors') || needs.includes('relaxation') || has(AT_REST),
    beach: isForTheBeach(interests),
  };
}

/** Whether the beach is what is asked for, and nothing that is in town. */
function isForTheBeach(interests: readonly string[]): boolean {
  return interests.includes('Beach') && interests.every((one) => AT_ANY_BEACH.includes(one));
}
