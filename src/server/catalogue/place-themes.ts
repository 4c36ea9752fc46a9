/** Themes that a place's kind and words do not show, so that its entry says them. */
export const PLACE_THEMES = [
  'cherry-blossom',
  'autumn-leaves',
  'k-pop',
  'christmas-lights',
  'modern-architecture',
  'art-nouveau',
  'art-deco',
  'bauhaus',
  'brutalism',
  'gothic',
  'rooftop',
  'myths',
] as const;
export type PlaceTheme = (typeof PLACE_THEMES)[number];
