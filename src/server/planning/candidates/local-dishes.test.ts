import { expect, test } from 'vitest';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { localDishes } from './local-dishes.ts';

test('the dishes of a place are those that more than one of its kitchens serve', () => {
  const kitchen = (id: string, dishes: string[]) => ({ id, local: true, fame: 3, dishes });
  const destination = {
    food: [kitchen('a', ['Goulash', 'Steamed ribs']), kitchen('b', ['goulash', 'trout'])],
  } as unknown as Destination;

  expect(localDishes(destination)).toEqual(['goulash']);
});
