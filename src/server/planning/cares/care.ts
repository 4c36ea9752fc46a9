/** What a party says of itself that every day has to heed. */
export const CARE_IDS = [
  'baby',
  'heights',
  'tight-spaces',
  'boats',
  'winding-roads',
  'breath',
  'cold',
  'noise',
  'calm',
  'alone',
  'first-abroad',
  'early-flights',
  'jet-lag',
  'short-walks',
] as const;
export type CareId = (typeof CARE_IDS)[number];
