import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { loadNicknames, loadOtherNames } from './other-names.ts';

describe('nicknames', () => {
  it('belong to places of the catalogue', () => {
    const catalogue = loadCatalogue();
    const { destinations, sights } = loadNicknames();

    expect(Object.keys(destinations).filter((id) => !catalogue.destination(id))).toEqual([]);
    expect(Object.keys(sights).filter((id) => !catalogue.place(id))).toEqual([]);
  });

  it('give each region and town a first name of its own, by which it is told', () => {
    const firsts = loadOtherNames().regions.map(({ names: [first] }) => first);

    expect(new Set(firsts).size).toBe(firsts.length);
  });
});
