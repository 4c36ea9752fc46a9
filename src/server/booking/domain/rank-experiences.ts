import type { ExperienceResult } from '#shared/booking/search.schema.ts';
import { toUsd } from '#shared/money.ts';
import { best, NIGHT_TARGET, type RankContext, type Ranked, sentence } from './rank-context.ts';

const ECO_BONUS = 1.2;
const VEGAN_BONUS = 1.5;
/** A tasting that says nothing of plants may leave a vegan with an empty plate. */
const VEGAN_DOUBT = 2;
const ALREADY_PLANNED = 3;

/** Which experience categories an interest points to. */
const INTEREST_CATEGORIES: Record<string, string[]> = {
  Hiking: ['outdoor'],
  Beach: ['outdoor'],
  Nature: ['outdoor'],
  History: ['history'],
  Architecture: ['history', 'sightseeing'],
  Culinary: ['culinary'],
  Nightlife: ['nightlife'],
  Photography: ['sightseeing'],
  Urban: ['sightseeing'],
  'Family Fun': ['adventure', 'outdoor'],
  'Cultural Immersion': ['arts', 'culinary'],
  'Extreme Sports': ['adventure'],
  'Off the Grid': ['outdoor'],
  Backpacking: ['outdoor', 'adventure'],
  'Lads Trip': ['nightlife', 'adventure'],
  'Girls Trip': ['culinary', 'nightlife'],
};

/** What a category is called in a sentence, where it is not by its own name. */
const CATEGORY_WORDS: Record<string, string> = {
  culinary: 'food',
  arts: 'the arts',
  outdoor: 'the outdoors',
};

/** Experiences by fit with the interests, diet, rating and price; what the plan already holds comes last. */
export function rankExperiences(
  experiences: readonly ExperienceResult[],
  context: RankContext,
): Ranked<ExperienceResult>[] {
  const wanted = context.interests.flatMap((interest) => INTEREST_CATEGORIES[interest] ?? []);

  return best(
    experiences.map((option) => {
      const matches = option.categories.filter((category) => wanted.includes(category));
      const isGreen = context.isEcoFriendly && option.sustainabilityCertified;
      const plants = plantWord(option, context);
      const price = toUsd(option.lowestPrice, option.currency) / NIGHT_TARGET[context.level];
      const score =
        option.rating * 2 +
        matches.length * 2 +
        Math.log10(option.reviewCount + 1) -
        price +
        (isGreen ? ECO_BONUS : 0) +
        PLANT_SCORES[plants] -
        (isPlanned(option, context) ? ALREADY_PLANNED : 0);

      return {
        option,
        score,
        reason: sentence(
          [
            matches.length > 0 &&
              `fits your taste for ${matches.map((one) => CATEGORY_WORDS[one] ?? one).join(' and ')}`,
            plants === 'vegan' && 'mentions vegan food',
            plants === 'doubtful' && 'ask about vegan dishes before you book',
            isGreen && 'certified sustainable',
            option.skipTheLine && 'skips the line',
          ],
          'Loved by people who went',
        ),
      };
    }),
  );
}

const PLANT_SCORES = { vegan: VEGAN_BONUS, doubtful: -VEGAN_DOUBT, any: 0 } as const;

/** What an experience with food offers a vegan party. */
function plantWord(
  { name, description, categories }: ExperienceResult,
  { isVeganFriendly }: RankContext,
): keyof typeof PLANT_SCORES {
  if (!isVeganFriendly || !categories.includes('culinary')) return 'any';
  return /vegan|plant-based/i.test(`${name} ${description}`) ? 'vegan' : 'doubtful';
}

function isPlanned({ name }: ExperienceResult, { planned }: RankContext): boolean {
  const text = name.toLowerCase();

  return [...planned].some((place) => text.includes(place));
}
