import { expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { isAboutAvoided } from './about-avoided.ts';

const catalogue = loadCatalogue();
const AVOIDED = ['statue-of-liberty', 'empire-state-building', 'times-square'].map(
  (id) => `new-york-city/${id}`,
);

function isOut(id: string, wanted: readonly string[] = []): boolean {
  const destination = catalogue.destination('new-york-city');
  const file = [
    ...(destination?.places ?? []),
    ...(destination?.food ?? []),
    ...(destination?.stays ?? []),
  ].find((one) => one.id === id);

  if (!destination || !file) throw new RangeError(id);
  return isAboutAvoided(file, destination, { wanted, avoided: AVOIDED });
}

it.each([
  ['230-fifth', true],
  ['birdland-jazz', true],
  ['times-square-ball-drop', true],
  ['los-tacos-no-1-times-square', true],
  ['citizenm-times-square', true],
  ['los-tacos-no1', false],
  ['pod-51', false],
  ['tenement-museum', false],
  ['grand-central-terminal', false],
])('what is about an avoided sight is avoided as well: %s', (id, isAvoided) => {
  expect(isOut(id)).toBe(isAvoided);
});

it('parts of an avoided place are avoided, and its neighbours are not', () => {
  const singapore = catalogue.destination('singapore');
  const isPart = (id: string) => {
    const file = singapore?.places.find((one) => one.id === id);

    if (!singapore || !file) throw new RangeError(id);
    return isAboutAvoided(file, singapore, {
      wanted: [],
      avoided: ['singapore/gardens-by-the-bay-supertrees'],
    });
  };

  expect(isPart('cloud-forest-and-flower-dome')).toBe(true);
  expect(isPart('merlion-park')).toBe(false);
});

it.each([
  ['lafittes-blacksmith-shop', true],
  ['fritzels-jazz', true],
  ['galatoires', true],
  ['chickie-wah-wah', false],
  ['french-quarter-walk', false],
  ['preservation-hall', false],
  ['acme-oyster-house', false],
])('what stands on a street that is avoided is avoided as well: %s', (id, isAvoided) => {
  const destination = catalogue.destination('new-orleans');
  const file = [...(destination?.places ?? []), ...(destination?.food ?? [])].find(
    (one) => one.id === id,
  );

  if (!destination || !file) throw new RangeError(id);
  expect(
    isAboutAvoided(file, destination, { wanted: [], avoided: ['new-orleans/bourbon-street'] }),
  ).toBe(isAvoided);
});

it('what was named stays', () => {
  expect(isOut('birdland-jazz', ['new-york-city/birdland-jazz'])).toBe(false);
});
