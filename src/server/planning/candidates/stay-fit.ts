import { STAY_SUITS, type StayFile } from '#server/catalogue/stay.schema.ts';
import { hasAmenity, type StayAmenity } from './stay-amenities.ts';
import { type BudgetLevel, isLuxurious } from '#shared/preferences/options.ts';

/** What of a party and its trip matters for where to sleep, beside price and place. */
export type StayNeeds = {
  /** Children come along. */
  families?: boolean;
  /** A honeymoon, an anniversary or the like. */
  romance?: boolean;
  /** Friends on a trip of their own. */
  friends?: boolean;
  /** They come for the nights, or travel with a rucksack: it may be loud. */
  nights?: boolean;
  /** Older travellers, or days to rest. */
  quiet?: boolean;
  /** Somebody sleeps lightly. */
  asleep?: boolean;
  /** The beach is what the trip is for, and nothing in town. */
  beach?: boolean;
  /** What the stay is asked to have. */
  amenities?: readonly StayAmenity[];
};

type Party = { needs: StayNeeds; level: BudgetLevel; isForWork: boolean };
type Suited = Pick<StayFile, 'kind' | 'suits' | 'unfit' | 'amenities'>;

/** Shared rooms for who did not ask for the cheapest, and music until late for who did not come for it. */
const HOSTEL = 6;
/** Bunks for parents and children, or for the old; a business chain for a honeymoon. */
const UNFIT = 15;
/** Two rooms for two, where one for four is wanted. */
const CRAMPED = 10;
/** A plain chain at the price of the house of the place. */
const PLAIN = 3;
/** From here on a stay does not fit, however near it is. */
export const AMISS = HOSTEL;

/** What is wrong with a stay for a party, as kilometres that one would rather go. */
export function unfitFor(stay: Suited, party: Party): number {
  const { families, friends, nights } = party.needs;
  const isForNights = friends === true || nights === true;
  const loud = !isForNights && disappoints(stay, 'quiet') ? HOSTEL : 0;

  return loud + (families ? unfitForFamilies(stay) : unfitForGrownUps(stay, party));
}

function unfitForFamilies(stay: Suited): number {
  if (stay.kind === 'hostel' && !stay.suits?.includes('families')) return UNFIT;
  return disappoints(stay, 'families') ? CRAMPED : 0;
}

function unfitForGrownUps(stay: Suited, { needs, level, isForWork }: Party): number {
  const isPlain = disappoints(stay, 'romance');
  const isHostel = stay.kind === 'hostel';

  if ((needs.romance && (isHostel || isPlain)) || (needs.quiet && isHostel)) return UNFIT;
  if (isHostel) return level === 'budget' ? 0 : HOSTEL;
  return isPlain && isLuxurious(level) && !isForWork ? PLAIN : 0;
}

function disappoints({ unfit }: Suited, whom: NonNullable<StayFile['unfit']>[number]): boolean {
  return unfit?.includes(whom) === true;
}

/** So many kilometres one goes farther for a stay that is made for such a trip. */
const WORTH = { families: 1, romance: 4, friends: 1, quiet: 1, beach: 14 } as const;
/** And for what it is asked to have by name. */
const ASKED_FOR = 2;
const HOUSE_OF_THE_PLACE = 1.5;

/** What a stay lacks of what the trip is for, as kilometres. */
export function lackingFor(stay: Suited, { needs, level, isForWork }: Party): number {
  const lacks = (what: NonNullable<StayFile['suits']>[number]) => !stay.suits?.includes(what);
  const wants = STAY_SUITS.filter((what) => needs[what] && lacks(what));
  const isHouse = needs.romance || isForWork || !isLuxurious(level) || !lacks('romance');

  const missing = (needs.amenities ?? []).filter((asked) => !hasAmenity(stay, asked)).length;

  return wants.reduce(
    (sum, what) => sum + WORTH[what],
    missing * ASKED_FOR + (isHouse ? 0 : HOUSE_OF_THE_PLACE),
  );
}

/** Who travels in style sleeps in a house that is a part of the journey. */
