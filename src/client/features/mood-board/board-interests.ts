import { INTERESTS, type Interest } from '#shared/preferences/options.ts';
import type { Board } from './board.ts';

type Image = Pick<Board['images'][number], 'category' | 'tags'>;

const MAX_INTERESTS = 6;
/** What somebody who keeps pictures of a category likes; activities say it by their own words. */
const INTEREST_OF: Record<Image['category'], Interest | undefined> = {
  architecture: 'Architecture',
  nature: 'Nature',
  food: 'Culinary',
  culture: 'History',
  activities: undefined,
};

/** The interests that a board's pictures speak of: their categories first, then their commonest tags. */
export function boardInterests(images: readonly Image[]): Interest[] {
  const counts = new Map<Interest, number>();
  const tags = images.flatMap((image) => image.tags);

  for (const interest of INTERESTS) {
    const count = tags.filter((tag) => tag === interest).length;

    if (count > 0) counts.set(interest, count);
  }
  const common = [...counts].toSorted(([, a], [, b]) => b - a).map(([interest]) => interest);
  const categories = images.flatMap(({ category }) => INTEREST_OF[category] ?? []);

  return [...new Set([...categories, ...common])].slice(0, MAX_INTERESTS);
}
