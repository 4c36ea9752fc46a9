/** The part of a day that something is wished for. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'sunrise' | 'sunset';

/** Something that is wished for at a time: a sight by its id, a theme by its name, or any place of some kinds. */
export type DatedWish = {
  /** As it was written. */
  said: string;
  sights: readonly string[];
  themes: readonly string[];
  kinds: readonly string[];
  /** Days of the trip; any where left out. */
  dates?: readonly string[];
  part?: DayPart;
  /** One on each of the days, and not one in all. */
  isDaily?: boolean;
};
