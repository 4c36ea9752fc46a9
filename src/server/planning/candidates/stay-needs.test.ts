import { expect, it } from 'vitest';
import type { Wishes } from '../understanding/wishes.ts';
import type { StayNeeds } from './stay-fit.ts';
import { stayNeedsOf } from './stay-needs.ts';

type Told = Pick<Wishes, 'needs' | 'occasion'>;

it.each<[interests: string[], Partial<Told>, wanted: (keyof StayNeeds)[]]>([
  [['History'], {}, []],
  [['Family Fun'], {}, ['families']],
  [['History'], { needs: ['toddler'] }, ['families']],
  [['Honeymoon'], {}, ['romance']],
  [['History'], { occasion: 'anniversary' }, ['romance']],
  [['Romantic'], { needs: ['kids'] }, ['families']],
  [['Lads Trip', 'Nightlife'], {}, ['friends', 'nights']],
  [['Solo Adventure'], {}, ['nights']],
  [['Nightlife'], { needs: ['kids'] }, ['families']],
  [['History'], { needs: ['seniors'] }, ['quiet']],
  [['Wellness Retreat'], {}, ['quiet']],
  [['Beach'], {}, ['beach']],
  [['Honeymoon', 'Beach'], {}, ['romance', 'beach']],
  [['Beach', 'Family Fun', 'Relaxation'], {}, ['families', 'quiet', 'beach']],
  [['Beach', 'History'], {}, []],
])('%o and %o ask a stay for %o', (interests, told, wanted) => {
  const needs = stayNeedsOf({ interests, additionalPreferences: '' }, { needs: [], ...told });
  const asked = Object.entries(needs).flatMap(([what, is]) => (is === true ? [what] : []));

  expect(asked).toEqual(wanted);
});

it.each([
  ['honeymoon, mostly beach plus a bit of Stone Town', true],
  ['A beach holiday with some sights', true],
  ['mainly lying on the beach', true],
  ['museums, and one day at the beach', false],
  ['only beach clubs at night', false],
])('a stay at the beach for who calls the trip one: %s', (additionalPreferences, wanted) => {
  const needs = stayNeedsOf({ interests: ['History'], additionalPreferences }, { needs: [] });

  expect(needs.beach).toBe(wanted);
});
