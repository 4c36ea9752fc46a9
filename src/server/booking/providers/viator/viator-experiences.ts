import type { ExperienceResult } from '#shared/booking/search.schema.ts';
import type { FindPlace, Place } from '../../domain/find-place.ts';
import {
  createProviderClient,
  type KeyedClientOptions,
  type ProviderClient,
} from '../http/provider-client.ts';
import { searchRequest } from '../http/send-once.ts';
import { createRecentMemory } from '#server/recent-memory.ts';
import { readItems } from '../provider-values.ts';
import type { ExperienceSearch, SearchProvider } from '../search-provider.ts';
import {
  destinationsAnswer,
  faultAnswer,
  product,
  productsAnswer,
  type ViatorProduct,
} from './viator.schema.ts';
import type { EXPERIENCE_CATEGORIES } from '#shared/booking/catalog-options.ts';

const VIATOR = 'Viator';
/** As the experience filters name it. */
const MARKETPLACE = 'viator';
const API_VERSION = '2.0';
/** The most that one page of /products/search holds. */
const PAGE_SIZE = 50;
const DESTINATIONS = { ttlMs: 24 * 3_600_000, max: 500 };
const DESCRIPTION_CHARS = 280;
const IMAGE_WIDTH = 480;

export function createViatorClient({ key, ...options }: KeyedClientOptions): ProviderClient {
  return createProviderClient({
    ...options,
    headers: {
      'exp-api-key': key,
      accept: `application/json;version=${API_VERSION}`,
      'accept-language': 'en-US',
    },
    faultCodes: (body) => [faultAnswer.safeParse(body).data?.code ?? ''].filter(Boolean),
  });
}

/** Experiences of Viator: its number for the place (/search/freetext), then the products (/products/search). */
export function createViatorExperiences(
  client: ProviderClient,
  findPlace: FindPlace,
): SearchProvider<ExperienceSearch, ExperienceResult> {
  const numbers = createRecentMemory<string>(DESTINATIONS);

  const destinationOf = async (place: Place, signal: AbortSignal): Promise<string | undefined> => {
    const key = `${place.name} ${place.country}`;
    const known = numbers.get(key);

    if (known !== undefined) return known;
    const { destinations } = await client.send(
      destinationRequest(place),
      destinationsAnswer,
      signal,
    );
    const found =
      destinations.results.find((entry) => entry.name.toLowerCase() === place.name.toLowerCase()) ??
      destinations.results[0];

    if (found) numbers.set(key, String(found.id));
    return found && String(found.id);
  };

  return {
    name: VIATOR,
    isSample: false,
    search: async (search, signal) => {
      const place = await findPlace(search.destination);
      const destination = await destinationOf(place, signal);

      if (destination === undefined) return [];
      const answer = await client.send(
        productsRequest(destination, search),
        productsAnswer,
        signal,
      );

      return readItems(answer.products, product).map((entry) => toExperience(entry, place));
    },
  };
}

function destinationRequest(place: Place) {
  return searchRequest('/search/freetext', {
    searchTerm: place.name,
    searchTypes: [{ searchType: 'DESTINATIONS', pagination: { start: 1, count: 5 } }],
    currency: 'USD',
  });
}

function productsRequest(destination: string, search: ExperienceSearch) {
  return searchRequest('/products/search', {
    filtering: {
      destination,
      ...(search.maxPrice === undefined ? {} : { highestPrice: search.maxPrice }),
      ...(search.startDate === undefined ? {} : { startDate: search.startDate }),
      ...(search.endDate === undefined ? {} : { endDate: search.endDate }),
    },
    sorting: { sort: 'TRAVELER_RATING', order: 'DESCENDING' },
    pagination: { start: 1, count: PAGE_SIZE },
    currency: 'USD',
  });
}

function toExperience(entry: ViatorProduct, place: Place): ExperienceResult {
  const { duration, reviews, pricing } = entry;
  const minutes = duration.fixedDurationInMinutes ?? duration.variableDurationFromMinutes ?? 0;

  return {
    id: `viator-${entry.productCode}`,
    name: entry.title,
    provider: MARKETPLACE,
    images: coverOf(entry),
    rating: Math.round(reviews.combinedAverageRating * 10) / 10,
    reviewCount: reviews.totalReviews,
    lowestPrice: pricing.summary.fromPrice,
    currency: pricing.currency,
    duration: Math.round(minutes / 6) / 10,
    location: { address: place.name },
    categories: viatorCategories(entry),
    // The search tells no languages; the page it leads to does.
    languages: [],
    description: shorten(entry.description),
    sustainabilityCertified: false,
    smallGroup: /\bsmall[- ]group\b/i.test(entry.title),
    skipTheLine: entry.flags.includes('SKIP_THE_LINE'),
    privateOption: entry.flags.includes('PRIVATE_TOUR'),
    deepLink: entry.productUrl,
    linksToOffer: true,
    sample: false,
  };
}

/** The cover at about the width of a card. */
function coverOf({ images }: ViatorProduct): string[] {
  const cover = images.find((image) => image.isCover) ?? images[0];
  const [best] = (cover?.variants ?? []).toSorted(
    (a, b) => Math.abs(a.width - IMAGE_WIDTH) - Math.abs(b.width - IMAGE_WIDTH),
  );

  return best ? [best.url] : [];
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_CHARS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_CHARS))} …`;
}

type Category = (typeof EXPERIENCE_CATEGORIES)[number];

/**
 * What a product's own words say it is. Viator's tags are some 600 numbers that change with its taxonomy; its titles
 * name the thing plainly.
 */
const WORDS: Record<Category, RegExp> = {
  culinary:
    /\b(food|tasting|wine|cooking|culinary|gastronom\w*|dinner|beer|market|tapas|street eats|chef)\b/i,
  history:
    /\b(histor\w*|ruins?|castle|palace|ancient|medieval|heritage|colosseum|temple|cathedral|war)\b/i,
  arts: /\b(art|museum|gallery|galleries|opera|concert|theat\w*|paint\w*|photograph\w*|louvre)\b/i,
  outdoor:
    /\b(hik\w*|kayak\w*|bik(?:e|ing)|cycl\w*|nature|national park|snorkel\w*|beach|garden|cruise|boat|sail\w*)\b/i,
  adventure:
    /\b(adventure|zip ?line|raft\w*|climb\w*|quad|atv|paraglid\w*|bungee|jet ?ski|surf\w*|div(?:e|ing))\b/i,
  nightlife: /\b(night ?life|pub|bar crawl|club|cabaret|party|evening|by night)\b/i,
  sightseeing:
    /\b(sightseeing|hop[- ]on|tour|walk\w*|view|tower|skip[- ]the[- ]line|highlights|day trip)\b/i,
};

function viatorCategories({ title }: Pick<ViatorProduct, 'title'>): Category[] {
  const found = (Object.keys(WORDS) as Category[]).filter((category) =>
    WORDS[category].test(title),
  );

  return found.length > 0 ? found : ['sightseeing'];
}
