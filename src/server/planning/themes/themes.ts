import { AGE_THEMES } from './age-themes.ts';
import { EVENING_THEMES } from './evening-themes.ts';
import { INTEREST_THEMES } from './interest-themes.ts';
import { KEEN_THEMES } from './keen-themes.ts';
import { LEISURE_THEMES, PURSUIT_THEMES } from './leisure-themes.ts';
import { MAKER_THEMES } from './maker-themes.ts';
import { OUTDOOR_THEMES, SEASON_THEMES } from './outdoor-themes.ts';
import type { Theme } from './theme.ts';
import { TOWN_THEMES } from './town-themes.ts';
import { WORLD_THEMES } from './world-themes.ts';

/** Who names more than so many has no main theme. */
const MOST_MAIN = 2;

/** The themes that a trip is about, of those that were asked for: one stop for them is not enough. */
export function mainThemes(asked: readonly Theme[]): Theme[] {
  return asked.length <= MOST_MAIN ? [...asked] : [];
}

/** Every theme that notes can ask for. */
export const THEMES: readonly Theme[] = [
  ...EVENING_THEMES,
  ...TOWN_THEMES,
  ...OUTDOOR_THEMES,
  ...SEASON_THEMES,
  ...WORLD_THEMES,
  ...KEEN_THEMES,
  ...AGE_THEMES,
  ...MAKER_THEMES,
  ...LEISURE_THEMES,
  ...PURSUIT_THEMES,
  ...INTEREST_THEMES,
];
