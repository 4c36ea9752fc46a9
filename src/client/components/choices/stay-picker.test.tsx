import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderClient } from '#client/testing/render.tsx';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { StayPicker } from './stay-picker.tsx';

const place = (id: string, name: string, arrive: string, depart: string) =>
  ({ id, name, nights: 2, arrive, depart }) as TripPlace;
const PLACES = [
  place('tokyo', 'Tokyo', '2026-06-01', '2026-06-03'),
  place('kyoto', 'Kyoto', '2026-06-03', '2026-06-05'),
  place('tokyo', 'Tokyo', '2026-06-05', '2026-06-07'),
];
const answers = {
  'booking.selections': () => [{ id: 1, tripId: 7, selectionType: 'hotels', placeId: 'tokyo-2' }],
};

async function linksOf(type: 'hotels' | 'rides') {
  const { container } = await renderClient(
    <StayPicker type={type} trip={{ id: 7, places: PLACES }} current="kyoto" />,
    { at: '/booking/7?tab=hotels&stars=5', answers },
  );

  const count = type === 'hotels' ? '1 of 3' : '0 of 2';

  await act(() => vi.waitFor(() => expect(container.textContent).toContain(count)));
  return [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href')?.split('?')[1],
    link.getAttribute('aria-current'),
  ]);
}

test('[BOOK-03] each stay has its own choice, also a second one in the same place', async () => {
  expect(await linksOf('hotels')).toEqual([
    ['Tokyo2 nights, Mon, Jun 1 to Wed, Jun 3', 'tab=hotels&place=tokyo', null],
    ['Kyoto2 nights, Wed, Jun 3 to Fri, Jun 5', 'tab=hotels&place=kyoto', 'true'],
    ['Tokyo2 nights, Fri, Jun 5 to Sun, Jun 7 Chosen', 'tab=hotels&place=tokyo-2', null],
  ]);
});

test('[BOOK-03] rides are those that lead to a stay, each on its day', async () => {
  expect((await linksOf('rides')).map(([text]) => text)).toEqual([
    'Tokyo  KyotoWed, Jun 3',
    'Kyoto  TokyoFri, Jun 5',
  ]);
});
