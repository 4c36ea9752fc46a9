import { foldText } from '#server/catalogue/fold-text.ts';
import { hasChildren } from '../understanding/has-children.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { askedAmenities } from './stay-amenities.ts';
import type { StayNeeds } from './stay-fit.ts';

type Asking = { interests: readonly string[]; additionalPreferences?: string };
type Told = Pick<Wishes, 'needs' | 'occasion' | 'cares'>;

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

/** Notes that call the trip one to the beach. */
const BEACH_TRIP =
  /\b(?:(?:mostly|mainly|above all|all about|just|only|purely|primarily) (?:(?:for|on|at|the|a|some|lazy|lovely|quiet|nice|relax\w*|l(?:ie|ying)|chill\w*) )*beach(?:es)?(?! (?:clubs?|bars?)\b)|beach (?:holidays?|vacations?|breaks?|getaway|trip|week|honeymoon)|(?:strand|bade)(?:urlaub|ferien)|vacances (?:a la plage|balneaires)|vacaciones de playa|vacanz[ae] al mare|ferias (?:de|na) praia|strandvakantie)\b/;

/** What a request asks of the stay by who travels and what for. */
export function stayNeedsOf(
  { interests, additionalPreferences = '' }: Asking,
  { needs, occasion = '', cares = [] }: Told,
): StayNeeds {
  const has = (words: readonly string[]) =>
    words.some((word) => interests.includes(word) || word === occasion);
  const families = hasChildren({ needs }) || interests.includes('Family Fun');

  return {
    families,
    romance: !families && has(ROMANTIC),
    friends: !families && has(OF_FRIENDS),
    nights: !families && has(FOR_NIGHTS),
    quiet:
      cares.includes('noise') ||
      needs.includes('seniors') ||
      needs.includes('relaxation') ||
      has(AT_REST),
    beach: isForTheBeach(interests) || BEACH_TRIP.test(foldText(additionalPreferences)),
    asleep: cares.includes('noise'),
    amenities: askedAmenities(additionalPreferences),
  };
}

/** Whether the beach is what is asked for, and nothing that is in town. */
function isForTheBeach(interests: readonly string[]): boolean {
  return interests.includes('Beach') && interests.every((one) => AT_ANY_BEACH.includes(one));
}
