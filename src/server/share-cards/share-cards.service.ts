import { isSceneKind } from '#shared/scene/scene-kinds.ts';
import { sceneFor } from '#shared/scene/scene-for.ts';
import type { Catalogue, Destination } from '../catalogue/catalogue.ts';
import { createFewAtOnce } from '../few-at-once.ts';
import { DEFAULT_CARD, DEFAULT_SLUG, type ShareCard } from './share-card.ts';
import { renderShareCard } from './share-card-image.ts';

export type ShareCardsService = ReturnType<typeof createShareCardsService>;

type Ports = { catalogue: Catalogue; render?: (card: ShareCard) => Promise<Buffer> };

/** Pictures kept in memory; one is a quarter of a megabyte or less. */
const MAX_KEPT = 48;
/** Drawn at once: each takes a thread that files and passwords need as well. */
const DRAWN_AT_ONCE = 1;

/** The pictures of shared links: one per destination of the catalogue, and a neutral one. */
export function createShareCardsService({ catalogue, render = renderShareCard }: Ports) {
  const fewAtOnce = createFewAtOnce(DRAWN_AT_ONCE);
  const kept = new Map<string, Promise<Buffer>>();

  return {
    /** The PNG of a destination's card; the neutral card's for anything else. Drawn once, then kept. */
    picture(slug: string): Promise<Buffer> {
      const destination = catalogue.destination(slug);
      const key = destination ? slug : DEFAULT_SLUG;
      const picture = kept.get(key) ?? draw(key, destination ? cardOf(destination) : DEFAULT_CARD);

      // The last one asked for goes last.
      kept.delete(key);
      kept.set(key, picture);
      const [oldest] = kept.keys();

      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return picture;
    },
  };

  function draw(key: string, card: ShareCard): Promise<Buffer> {
    const picture = fewAtOnce(() => render(card));

    picture.catch(() => kept.delete(key));
    return picture;
  }

  function cardOf(destination: Destination): ShareCard {
    const country = catalogue.country(destination.country)?.name ?? destination.country;
    const name = `${destination.name}, ${country}`;

    return {
      title: destination.name,
      lead: `${country} · planned around real opening hours`,
      scene: {
        ...sceneFor(name),
        lat: destination.lat,
        scene: destination.scene.filter(isSceneKind),
      },
    };
  }
}
