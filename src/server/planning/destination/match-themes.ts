import type { Destination } from '#server/catalogue/catalogue.ts';
import { isOfTheme, type Theme } from '../themes/theme.ts';
import type { Part } from './match-weather.ts';

/** What a theme counts that a place has something of, and what it costs where it has nothing. */
const MET = 6;
const MISSED = 40;
/** More than one sight of a theme makes a place a better one for it. */
const OF_MANY = 3;
const MOST = 5;

/** What the themes that notes ask for add: who loves horses and manga goes where both are to be had. */
export function themePart(destination: Destination, themes: readonly Theme[]): Part {
  const files = [...destination.places, ...destination.dayTrips];
  const counts = themes.map((theme) => files.filter((file) => isOfTheme(file, theme)).length);

  return {
    points: counts.reduce(
      (sum, count) => sum + (count === 0 ? -MISSED : MET + OF_MANY * (Math.min(MOST, count) - 1)),
      0,
    ),
  };
}
