/** The three trip styles, in the order the wizard shows them. */
export const TRIP_TYPES = ['surprise', 'complete', 'business'] as const;
export type TripType = (typeof TRIP_TYPES)[number];

/** The traveler options of the wizard; the leading integer is the count sent to the server. */
export const TRAVELER_OPTIONS = [
  '1 traveler',
  '2 travelers',
  '3 travelers',
  '4 travelers',
  '5+ travelers',
] as const;

/** The budget options of the wizard, from lean to lavish; the text itself is the value. */
export const BUDGET_OPTIONS = [
  'Budget ($)',
  'Moderate ($$)',
  'Luxury ($$$)',
  'Ultra-Luxury ($$$$)',
] as const;
export type BudgetOption = (typeof BUDGET_OPTIONS)[number];

export const BUDGET_LEVELS = ['budget', 'moderate', 'luxury', 'ultra-luxury'] as const;
export type BudgetLevel = (typeof BUDGET_LEVELS)[number];

/** Whether a party of this level pays for comfort without counting. */
export function isLuxurious(level: BudgetLevel): boolean {
  return level === 'luxury' || level === 'ultra-luxury';
}

/** The level that a budget option (or a level written out in any case) stands for. */
export function toBudgetLevel(text: string): BudgetLevel {
  const word = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(' ', '-');
  return BUDGET_LEVELS.find((level) => level === word) ?? 'moderate';
}

/** What a chosen place is: a destination of the catalogue, another town, a region, a country or a sight. */
export const PLACE_CHOICE_KINDS = ['destination', 'town', 'region', 'country', 'sight'] as const;
/** Ways of eating that a meal stop must allow. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten-free',
  'lactose-free',
] as const;
export type Diet = (typeof DIETS)[number];

export const TRIP_PACES = ['slow', 'balanced', 'packed'] as const;
export type TripPace = (typeof TRIP_PACES)[number];

/** The 25 interests in their six categories, in the order the wizard shows them. */
export const INTERESTS_BY_CATEGORY = {
  'Adventure & Activity': ['Hiking', 'Beach'],
  'Cultural Experience': ['History', 'Architecture'],
  'Lifestyle & Leisure': ['Culinary', 'Nightlife'],
  'Special Interest': ['Photography', 'Relaxation'],
  'Environment & Setting': ['Urban', 'Nature'],
  Occasions: [
    'Romantic',
    'Honeymoon',
    'Anniversary',
    'Family Fun',
    'Solo Adventure',
    'Girls Trip',
    'Lads Trip',
    'Wellness Retreat',
    'Cultural Immersion',
  ],
  'Adventure & Unique': [
    'Extreme Sports',
    'Off the Grid',
    'Luxury Shopping',
    'Backpacking',
    'Digital Nomad',
    'Northern Lights',
  ],
} as const;

type InterestCategory = keyof typeof INTERESTS_BY_CATEGORY;
export type Interest = (typeof INTERESTS_BY_CATEGORY)[InterestCategory][number];
export const INTERESTS = Object.values(INTERESTS_BY_CATEGORY).flat() as readonly Interest[];
