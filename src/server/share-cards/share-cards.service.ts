import { routeText } from '#shared/trips/route-text.ts';
import { isSceneKind } from '#shared/scene/scene-kinds.ts';
import { sceneFor } from '#shared/scene/scene-for.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { createFewAtOnce } from '../few-at-once.ts';
import { createRecentMemory } from '../recent-memory.ts';
import { DEFAULT_CARD, DEFAULT_SLUG, idsOfSlug, type ShareCard } from './share-card.ts';
import { renderShareCard } from './share-card-image.ts';

export type ShareCardsService = ReturnType<typeof createShareCardsService>;

type Ports = { catalogue: Catalogue; render?: (card: ShareCard) => Promise<Buffer> };

/** Pictures kept in memory; one is a quarter of a megabyte or less. */
const MAX_KEPT = 48;
/** As many as a route may have. */
const MOST_PLACES = 12;
/** Drawn at once: each takes a thread that files and passwords need as well. */
const DRAWN_AT_ONCE = 1;

/** The pictures of shared links: one per destination of the catalogue, for routes between them, and a neutral one. */
export function createShareCardsService({ catalogue, render = renderShareCard }: Ports) {
  const fewAtOnce = createFewAtOnce(DRAWN_AT_ONCE);
  const kept = createRecentMemory<Promise<Buffer>>({ max: MAX_KEPT });

  return {
    /** The PNG of a destination's card, or a route's; the neutral card's for anything else. Drawn once, then kept. */
    picture(slug: string): Promise<Buffer> {
      const route = routeOf(slug);
      const key = route.length > 0 ? slug : DEFAULT_SLUG;

      return kept.get(key) ?? draw(key, cardOf(route));
    },
  };

  function draw(key: string, card: ShareCard): Promise<Buffer> {
    const picture = fewAtOnce(() => render(card));

    kept.set(key, picture);
    picture.catch(() => kept.forget(key));
    return picture;
  }

  /** The places that a slug names; none where one of them is unknown. */
  function routeOf(slug: string): Destination[] {
    const ids = idsOfSlug(slug);
    const known = ids.slice(0, MOST_PLACES).flatMap((id) => catalogue.destination(id) ?? []);

    return known.length === ids.length ? known : [];
  }

  function cardOf([destination, ...others]: readonly Destination[]): ShareCard {
    if (!destination) return DEFAULT_CARD;
    const route = routeText([destination, ...others], '–');
    const country = catalogue.country(destination.country)?.name ?? destination.country;
    const name = `${destination.name}, ${country}`;

    return {
      title: route ?? destination.name,
      lead: `${route ? `${others.length + 1} places` : country} · planned around real opening hours`,
      scene: {
        ...sceneFor(name),
        lat: destination.lat,
        scene: destination.scene.filter(isSceneKind),
      },
    };
  }
}
