import type { Scene } from '#shared/scene/scene-for.ts';

/** What a picture shared with a link shows: a scene, a few words on it. */
export type ShareCard = { title: string; lead: string; scene: Scene };

/** The neutral card: for pages without a place, unknown places, and trips that are a secret. */
export const DEFAULT_CARD: ShareCard = {
  title: 'Your AI Travel Copilot',
  lead: 'Trips planned around real opening hours and real distances.',
  scene: { id: 'northstar', name: 'Northstar', scene: ['mountains', 'lake'], lat: 52 },
};

export const DEFAULT_SLUG = 'default';

/** Stands between the places of a route in the address of its card; no id holds it. */
const NEXT = '~';

/** The address word of a route's card, of its places' ids. */
export function routeSlug(ids: readonly string[]): string {
  return ids.join(NEXT);
}

/** The places' ids that an address word stands for. */
export function idsOfSlug(slug: string): string[] {
  return slug.split(NEXT);
}

/** Where a card's picture is served. */
export function shareCardPath(slug: string = DEFAULT_SLUG): string {
  return `/og/${encodeURIComponent(slug)}.png`;
}
