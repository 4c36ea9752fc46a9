import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { isFillerOfOthers, onceOnly } from './fillers.ts';

const catalogue = loadCatalogue();

function fileOf(id: string) {
  const known = catalogue.place(id);

  if (known?.type !== 'sight' || 'travelMinutes' in known.file) throw new RangeError(id);
  return known.file;
}

const couple = { interests: ['History', 'Photography'], hasChildren: false };
const family = { interests: ['History'], hasChildren: true };
const friends = { interests: ['Girls Trip'], hasChildren: false };

test.each([
  ['kyoto/teamlab-biovortex', couple, true],
  ['kyoto/teamlab-biovortex', family, false],
  ['singapore/jacob-ballas', couple, true],
  ['singapore/jacob-ballas', family, false],
  ['kyoto/kyoto-samurai-and-ninja-museum', couple, true],
  ['kyoto/kimono-rental-higashiyama', couple, true],
  ['kyoto/kimono-rental-higashiyama', friends, false],
  ['tokyo/karaoke-kan-shibuya', couple, true],
  ['tokyo/karaoke-kan-shibuya', friends, false],
  ['fukuoka/lalaport-gundam', couple, true],
  ['tokyo/teamlab-planets', couple, false],
  ['rome/welcome-to-rome', couple, true],
  ['athens/museum-of-illusions-athens', couple, true],
  ['orlando/madame-tussauds-orlando', couple, true],
  ['new-york-city/friends-building', couple, true],
  ['amsterdam/reguliersdwarsstraat', couple, true],
  ['bangkok/silom-soi-4', { interests: ['Nightlife'], hasChildren: false }, true],
  ['berlin/motzstrasse-schoneberg', couple, true],
  ['london/savile-row', couple, true],
  ['london/savile-row', family, true],
  ['london/savile-row', { interests: ['Luxury Shopping'], hasChildren: false }, false],
  ['singapore/raffles-hotel', couple, false],
  ['singapore/raffles-hotel', family, true],
  ['barcelona/el-born', family, false],
  ['bilbao/plaza-nueva-pintxos', family, false],
  ['london/leadenhall-market', couple, false],
  ['kanazawa/nomura-samurai-house', couple, false],
  ['mauritius/trou-aux-biches-beach', couple, false],
  ['kyoto/nijo-castle', couple, false],
])('%s is for others than %o: %s', (id, party, isForOthers) => {
  expect(isFillerOfOthers(fileOf(id), party)).toBe(isForOthers);
});

test('one hall of digital art is enough', () => {
  expect(onceOnly(fileOf('tokyo/teamlab-planets'))).toBe(
    onceOnly(fileOf('tokyo/teamlab-borderless')),
  );
  expect(onceOnly(fileOf('tokyo/tokyo-national-museum'))).toBeUndefined();
});
