import type { PACKING_CATEGORIES } from '#shared/generation/packing.schema.ts';
import { joinWords } from '../candidates/place-words.ts';

type Category = (typeof PACKING_CATEGORIES)[number];

export type PackingEntry = {
  name: string;
  category: Category;
  quantity: number;
  essential: boolean;
  weatherDependent: boolean;
  note?: string;
};

/** What a trip asks of a suitcase. */
export type PackingFacts = {
  days: number;
  travelers: number;
  /** Typical high and low of the month, °C, and its rain. */
  highC: number;
  lowC: number;
  rainMm: number;
  /** Warmest sea of the trip, °C; null where there is none. */
  seaC: number | null;
  daylightHours: number;
  /** Kinds of the planned stops ("hike", "beach", "temple"). */
  kinds: ReadonlySet<string>;
  interests: ReadonlySet<string>;
  needs: ReadonlySet<string>;
  isBusiness: boolean;
  /** Sockets, of a trip through several countries those of each. */
  plugs: readonly string[];
  voltages: readonly number[];
  tapWater: string;
  currencies: readonly string[];
  isVegan: boolean;
  /** The traveller does not know the place yet, and the list must not tell. */
  isSecret: boolean;
};

type Rule = (facts: PackingFacts) => PackingEntry | undefined | false;

const CLOTHES = 'Clothing & Accessories';
const TECH = 'Electronics & Gadgets';
const CARE = 'Personal Care & Health';
const PAPERS = 'Travel Documents';
const WEATHER = 'Weather-Specific Items';
const DOING = 'Activity-Specific Items';

/** Beyond a week people wash, so clothes stop growing with the days. */
const WASH_AFTER_DAYS = 7;

const item = (
  category: Category,
  name: string,
  details: Partial<PackingEntry> = {},
): PackingEntry => ({
  name,
  category,
  quantity: 1,
  essential: false,
  weatherDependent: false,
  ...details,
});

const forWeather = (name: string, details: Partial<PackingEntry> = {}) =>
  item(WEATHER, name, { weatherDependent: true, ...details });

const clothing: Rule[] = [
  ({ days, travelers }) =>
    item(CLOTHES, 'Underwear', { quantity: sets(days, travelers), essential: true }),
  ({ days, travelers }) =>
    item(CLOTHES, 'Pairs of socks', { quantity: sets(days, travelers), essential: true }),
  ({ days, travelers, highC }) =>
    item(CLOTHES, highC >= 22 ? 'T-shirts and light tops' : 'Long-sleeved tops', {
      quantity: sets(days, travelers),
      essential: true,
      weatherDependent: true,
    }),
  ({ days, travelers, highC }) =>
    item(CLOTHES, highC >= 25 ? 'Shorts, skirts or thin trousers' : 'Trousers', {
      quantity: Math.ceil(sets(days, travelers) / 3),
      weatherDependent: true,
    }),
  ({ travelers }) =>
    item(CLOTHES, 'Comfortable walking shoes', { quantity: travelers, essential: true }),
  ({ travelers, lowC, highC }) =>
    lowC < 16 &&
    highC >= 14 &&
    item(CLOTHES, 'Sweater for the evenings', { quantity: travelers, weatherDependent: true }),
  ({ travelers, isBusiness }) =>
    isBusiness && item(CLOTHES, 'Business outfit', { quantity: travelers, essential: true }),
  ({ travelers, interests, isBusiness }) =>
    !isBusiness &&
    ['Romantic', 'Honeymoon', 'Anniversary', 'Nightlife'].some((one) => interests.has(one)) &&
    item(CLOTHES, 'Something smart for the evening', { quantity: travelers }),
];

const weather: Rule[] = [
  ({ travelers, lowC, highC }) =>
    highC < 12 &&
    forWeather('Warm coat', {
      quantity: travelers,
      essential: true,
      note: `Nights near ${Math.round(lowC)} °C`,
    }),
  ({ travelers, highC }) =>
    highC < 8 && forWeather('Hat, scarf and gloves', { quantity: travelers, essential: true }),
  ({ travelers, highC }) =>
    highC < 3 && forWeather('Thermal underwear', { quantity: travelers * 2 }),
  ({ travelers, highC }) =>
    highC >= 12 && highC < 20 && forWeather('Light jacket', { quantity: travelers }),
  ({ rainMm, travelers }) =>
    rainMm >= 45 &&
    forWeather('Rain jacket', {
      quantity: travelers,
      essential: rainMm >= 100,
      note: `About ${Math.round(rainMm)} mm of rain in the month`,
    }),
  ({ rainMm }) => rainMm >= 80 && forWeather('Folding umbrella'),
  ({ highC }) => highC >= 20 && forWeather('Sunscreen', { essential: highC >= 26 }),
  ({ highC, travelers }) => highC >= 20 && forWeather('Sunglasses', { quantity: travelers }),
  ({ highC, travelers }) => highC >= 26 && forWeather('Sun hat', { quantity: travelers }),
  ({ highC, rainMm }) =>
    highC >= 25 && rainMm >= 80 && forWeather('Insect repellent', { essential: true }),
  ({ daylightHours }) =>
    daylightHours < 8 && forWeather('Head torch', { note: 'Days are short at that time of year' }),
  ({ daylightHours }) =>
    daylightHours > 17 && forWeather('Sleep mask', { note: 'It hardly gets dark' }),
];

const doing: Rule[] = [
  ({ kinds, interests, travelers }) =>
    (hasAny(kinds, 'hike', 'waterfall') || interests.has('Hiking')) &&
    item(DOING, 'Hiking boots', { quantity: travelers }),
  ({ kinds, interests }) =>
    (hasAny(kinds, 'hike', 'nature', 'day-trip') || interests.has('Hiking')) &&
    item(DOING, 'Day pack'),
  ({ kinds, seaC, travelers }) =>
    (hasAny(kinds, 'beach', 'spa', 'theme-park') || (seaC ?? 0) >= 21) &&
    item(DOING, 'Swimwear', { quantity: travelers }),
  ({ kinds, seaC }) =>
    hasAny(kinds, 'beach') && (seaC ?? 0) >= 19 && item(DOING, 'Beach towel and flip-flops'),
  ({ kinds, travelers }) =>
    hasAny(kinds, 'temple', 'mosque', 'church', 'synagogue') &&
    item(DOING, 'Scarf or layer that covers shoulders and knees', {
      quantity: travelers,
      note: 'For sacred places',
    }),
  ({ kinds }) => hasAny(kinds, 'temple', 'mosque') && item(DOING, 'Shoes that slip off easily'),
  ({ kinds }) => hasAny(kinds, 'wildlife') && item(DOING, 'Binoculars'),
  ({ interests }) =>
    interests.has('Photography') && item(DOING, 'Camera with spare card and battery'),
  ({ interests }) =>
    interests.has('Northern Lights') &&
    item(DOING, 'Tripod', { note: 'The lights need long exposures' }),
  ({ interests, kinds }) =>
    (interests.has('Nightlife') || hasAny(kinds, 'club')) && item(DOING, 'Ear plugs'),
  ({ interests }) => interests.has('Backpacking') && item(DOING, 'Padlock and quick-dry towel'),
  ({ interests }) =>
    interests.has('Extreme Sports') && item(DOING, 'Sports insurance card', { essential: true }),
  ({ needs }) =>
    needs.has('toddler') && item(DOING, 'Stroller or baby carrier', { essential: true }),
  ({ needs, days }) =>
    needs.has('toddler') && item(DOING, 'Nappies, wipes and a spare outfit', { quantity: days }),
  ({ needs }) =>
    (needs.has('toddler') || needs.has('kids')) &&
    item(DOING, 'Small games and snacks for waiting times'),
  ({ needs }) =>
    needs.has('wheelchair') &&
    item(DOING, 'Wheelchair repair kit and charger', { essential: true }),
];

const usual: Rule[] = [
  ({ travelers }) =>
    item(PAPERS, 'Passport or identity card', {
      quantity: travelers,
      essential: true,
      note: 'Check entry rules and how long it must be valid',
    }),
  () => item(PAPERS, 'Tickets and booking confirmations', { essential: true }),
  ({ travelers }) =>
    item(PAPERS, 'Travel insurance papers', { quantity: travelers, essential: true }),
  ({ currencies, isSecret }) =>
    item(
      PAPERS,
      isSecret ? 'Bank card' : `Bank card and a little cash (${joinWords(currencies)})`,
      {
        essential: true,
      },
    ),
  ({ isBusiness }) => isBusiness && item(PAPERS, 'Business cards and meeting papers'),
  ({ travelers }) => item(TECH, 'Phone and charger', { quantity: travelers, essential: true }),
  ({ plugs, voltages, isSecret }) =>
    item(TECH, 'Plug adapter', {
      essential: true,
      note: isSecret
        ? 'One that fits everywhere'
        : `Sockets of type ${plugs.join(' or ')}, ${voltages.join(' or ')} V`,
    }),
  () => item(TECH, 'Power bank'),
  ({ isBusiness, interests }) =>
    (isBusiness || interests.has('Digital Nomad')) &&
    item(TECH, 'Laptop and charger', { essential: isBusiness }),
  ({ travelers }) => item(TECH, 'Headphones', { quantity: travelers }),
  ({ travelers }) =>
    item(CARE, 'Toothbrush and toothpaste', { quantity: travelers, essential: true }),
  () => item(CARE, 'Personal medicines with the prescription', { essential: true }),
  () => item(CARE, 'Plasters and painkillers'),
  ({ tapWater, travelers }) =>
    item(CARE, tapWater === 'not safe' ? 'Water bottle with filter' : 'Refillable water bottle', {
      quantity: travelers,
      note: tapWater === 'not safe' ? 'The tap water is not safe to drink' : undefined,
    }),
  () => item(CARE, 'Hand gel and tissues'),
  ({ isVegan }) => isVegan && item(CARE, 'Vegan snacks for the way'),
];

/** The packing list of a trip, by its weather, its plan and its travellers; the same facts give the same list. */
export function packingList(facts: PackingFacts): PackingEntry[] {
  return [...usual, ...clothing, ...weather, ...doing].flatMap((rule) => rule(facts) || []);
}

function sets(days: number, travelers: number): number {
  return Math.min(days, WASH_AFTER_DAYS) * travelers;
}

function hasAny(kinds: ReadonlySet<string>, ...wanted: string[]): boolean {
  return wanted.some((kind) => kinds.has(kind));
}
