import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { ExperienceResult, HotelResult } from '#shared/booking/search.schema.ts';
import { renderClient } from '#client/testing/render.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { HotelCard } from './hotel-card.tsx';

const EXPERIENCE: ExperienceResult = {
  id: 'e1',
  name: 'Roof tops at dusk',
  provider: 'viator',
  images: [],
  rating: 4.5,
  reviewCount: 12,
  lowestPrice: 40,
  currency: 'USD',
  duration: 2,
  location: { address: 'Rome' },
  categories: ['sightseeing', 'history', 'arts', 'outdoor'],
  languages: ['English', 'Italian', 'French', 'German', 'Spanish', 'Dutch', 'Polish'],
  description: 'Up and down.',
  sustainabilityCertified: false,
  smallGroup: false,
  skipTheLine: false,
  privateOption: false,
  deepLink: 'https://example.org/e1',
  sample: true,
};
const HOTEL: HotelResult = {
  id: 'h1',
  name: 'The Anchor',
  address: '1 Quay, London',
  images: [],
  starRating: 4,
  userRating: 8.1,
  reviewCount: 20,
  pricePerNight: 120,
  currency: 'USD',
  amenities: ['wifi', 'breakfast', 'parking', 'pool', 'gym'],
  deepLink: 'https://example.org/h1',
  propertyType: 'hotel',
  provider: 'Sample',
  sample: true,
};

async function textOf(card: ReactElement): Promise<string> {
  const { container, unmount } = await renderClient(card);
  const text = container.textContent;

  await unmount();
  return text;
}

test('[EXP-03] an experience card shows three categories and six languages', async () => {
  const text = await textOf(<ExperienceCard experience={EXPERIENCE} tripId={undefined} />);

  expect(text).toMatch(/Sightseeing.*History.*Arts/);
  expect(text).not.toContain('Outdoor');
  expect(text).toContain('In English, Italian, French, German, Spanish, Dutch');
  expect(text).not.toContain('Polish');
});

test.each([
  ['sustainabilityCertified', 'Sustainability certified'],
  ['smallGroup', 'Small group'],
  ['skipTheLine', 'Skip the line'],
  ['privateOption', 'Private option'],
] as const)('[EXP-03] the marker of %s is %s, where it is so', async (mark, label) => {
  const marked = { ...EXPERIENCE, [mark]: true };

  expect(await textOf(<ExperienceCard experience={marked} tripId={undefined} />)).toContain(label);
  expect(await textOf(<ExperienceCard experience={EXPERIENCE} tripId={undefined} />)).not.toContain(
    label,
  );
});

test('[HTL-04] a hotel card shows four amenities', async () => {
  const text = await textOf(<HotelCard hotel={HOTEL} tripId={undefined} />);

  expect(text).toMatch(/Wifi, Breakfast, Parking, Pool/i);
  expect(text).not.toMatch(/gym/i);
});
