import { EVENING_THEMES } from './evening-themes.ts';
import { OUTDOOR_THEMES } from './outdoor-themes.ts';
import { SEASON_THEMES } from './season-themes.ts';
import type { Theme } from './theme.ts';
import { TOWN_THEMES } from './town-themes.ts';

/** Every theme that notes can ask for. */
export const THEMES: readonly Theme[] = [
  ...EVENING_THEMES,
  ...TOWN_THEMES,
  ...OUTDOOR_THEMES,
  ...SEASON_THEMES,
];
