/** Who arrives, or comes from an appointment, while others are at table may be so many minutes later. */
export const LATER_THAN_OTHERS = 60;

/** From when until when people sit at table, in minutes after midnight. */
export type MealHours = {
  lunch: readonly [from: number, until: number];
  dinner: readonly [from: number, until: number];
};

const at = (clock: number) => Math.floor(clock) * 60 + Math.round((clock % 1) * 100);
const hours = (lunch: [number, number], dinner: [number, number]): MealHours => ({
  lunch: [at(lunch[0]), at(lunch[1])],
  dinner: [at(dinner[0]), at(dinner[1])],
});

/** Most of the world: lunch around half past twelve, dinner around seven. Written as 18.30 for half past six. */
const USUAL = hours([11.3, 14.3], [18.3, 21.3]);
const EARLY = hours([11, 14], [18, 21.3]);
const SOUTHERN = hours([12.3, 15], [19, 22.3]);
const LATE = hours([13, 15.45], [20, 23.3]);
const VERY_LATE = hours([13, 15.45], [20.3, 24]);

/**
 * Local meal hours by country (ISO 3166 alpha-2), as travel guides and the opening hours of kitchens give them; a
 * country that is not listed keeps the usual hours. A guest who has been out since nine sits down by two, also where
 * kitchens serve until four; only where nobody eats before two is it later.
 */
const BY_COUNTRY = new Map(
  (
    [
      ['NO SE FI DK', EARLY],
      ['IS', hours([11.3, 14.3], [18, 21])],
      ['US CA', hours([11.3, 14.3], [18, 21.3])],
      ['NZ', hours([11.3, 14.3], [17.3, 21])],
      ['AU', hours([11.3, 14.3], [17.45, 21.3])],
      ['JP KR TH', hours([11.3, 14], [18, 21])],
      ['CN TW', hours([11.3, 14], [17.3, 21])],
      ['VN', hours([11, 14], [18, 21])],
      ['NP', hours([11.3, 14.3], [18.3, 21])],
      ['KE', hours([12, 14.3], [18.3, 21])],
      ['IT MT', SOUTHERN],
      ['HR TR CO BG CU', hours([12, 15], [19, 22])],
      ['ME PE JO BA RS RO EC', hours([12.3, 15], [19, 22])],
      ['FR BO', hours([12, 14.3], [19, 22])],
      ['PT EG MA TN AE QA OM IN CY AL IL SN CV', hours([12.3, 15], [19.3, 22.3])],
      ['GR SA', hours([12.3, 15], [20, 23])],
      ['ES AR', VERY_LATE],
      ['UY', LATE],
      ['CL', hours([13, 15.15], [20, 22.3])],
      ['BR', hours([12, 15], [19.3, 22.3])],
      ['MX', hours([13, 15], [19.3, 22.3])],
      ['LK', hours([12, 14.3], [19, 21.3])],
      ['GE AM', hours([12.3, 15], [19, 22.3])],
      ['DO', hours([12, 15], [19, 22.3])],
    ] as const
  ).flatMap(([countries, own]) => countries.split(' ').map((country) => [country, own] as const)),
);

/** Families with children eat dinner so much sooner, from a child's hour on. */
export const SOONER_WITH_CHILDREN = 60;
const CHILDREN_FROM = 18 * 60;

/** When dinner may begin with children where others begin at that hour. */
export function childrensDinner(local: number): number {
  return Math.max(CHILDREN_FROM, local - SOONER_WITH_CHILDREN);
}

/** Who has a seat for the evening dines up to so much before the local hour. */
export const SOONER_BEFORE_A_SHOW = 60;

/** When people eat in a country. */
export function mealHours(country: string): MealHours {
  return BY_COUNTRY.get(country) ?? USUAL;
}
