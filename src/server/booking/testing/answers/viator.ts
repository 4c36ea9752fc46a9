import type { FakeAnswer, Protocol } from '../fake-provider.ts';

export const VIATOR_TEST_KEY = 'viator-very-secret';

/** Viator's partner API v2, as its reference has it: destinations by free text, then products. */
export const viatorProtocol: Protocol = (call): FakeAnswer | undefined => {
  if (call.headers['exp-api-key'] !== VIATOR_TEST_KEY)
    return {
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'Invalid API Key', trackingId: 'ABC' },
    };
  if (call.headers.accept !== 'application/json;version=2.0')
    return { status: 400, body: { code: 'INVALID_HEADER_VALUE', message: 'Accept header' } };

  switch (call.path) {
    case '/search/freetext':
      return { status: 200, body: destinationsBody };
    case '/products/search':
      return {
        status: 200,
        body: call.body.includes('"startDate":"2026-12-31"')
          ? { products: [], totalCount: 0 }
          : productsBody,
      };
    default:
      return undefined;
  }
};

const destinationsBody = {
  destinations: {
    totalCount: 2,
    results: [
      { id: 22211, name: 'Paris, Texas', url: 'https://www.viator.com/x', parentDestinationId: 77 },
      { id: 479, name: 'Paris', url: 'https://www.viator.com/Paris/d479', parentDestinationId: 51 },
    ],
  },
};

const productsBody = {
  products: [
    {
      productCode: '5010SYDNEY',
      title: 'Louvre Museum Skip-the-Line Small-Group Tour',
      description: 'See the masterpieces with someone who knows them. '.repeat(12),
      images: [
        {
          imageSource: 'SUPPLIER_PROVIDED',
          caption: 'The pyramid',
          isCover: true,
          variants: [
            { height: 50, width: 50, url: 'https://media.tacdn.com/50.jpg' },
            { height: 320, width: 480, url: 'https://media.tacdn.com/480.jpg' },
            { height: 720, width: 1080, url: 'https://media.tacdn.com/1080.jpg' },
          ],
        },
      ],
      reviews: {
        sources: [{ provider: 'VIATOR', totalCount: 812, averageRating: 4.7 }],
        totalReviews: 1203,
        combinedAverageRating: 4.68,
      },
      duration: { fixedDurationInMinutes: 150 },
      confirmationType: 'INSTANT',
      itineraryType: 'STANDARD',
      pricing: {
        summary: { fromPrice: 74.5, fromPriceBeforeDiscount: 74.5 },
        currency: 'USD',
      },
      productUrl: 'https://www.viator.com/tours/Paris/Louvre/d479-5010SYDNEY?mcid=42383',
      destinations: [{ ref: '479', primary: true }],
      tags: [21972, 20757],
      flags: ['SKIP_THE_LINE', 'FREE_CANCELLATION'],
      translationInfo: { containsMachineTranslatedText: false },
    },
  ],
  totalCount: 1,
};
