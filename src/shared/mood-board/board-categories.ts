/** What the pictures of a mood board are about. */
export const MOOD_BOARD_CATEGORIES = [
  'architecture',
  'nature',
  'food',
  'culture',
  'activities',
] as const;

/** Where the picture of an image is, once it was drawn. */
export const PICTURE_PATH = '/api/images/';

/** Saved boards come so many at a time, from the newest down. */
export const BOARDS_PER_PAGE = 100;
