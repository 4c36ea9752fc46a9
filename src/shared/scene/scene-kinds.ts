/** What a generated picture can draw; a place is one to four of these. */
export const SCENE_KINDS = [
  'sea',
  'beach',
  'city',
  'skyline',
  'old-town',
  'desert',
  'mountains',
  'snow',
  'forest',
  'canal',
  'river',
  'lake',
  'temple',
  'pyramid',
  'mosque',
  'castle',
  'palms',
  'volcano',
  'savanna',
  'fjord',
  'vineyard',
  'northern-lights',
  'ruins',
  'island',
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

export function isSceneKind(text: string): text is SceneKind {
  return SCENE_KINDS.some((kind) => kind === text);
}
