import type { Theme } from './theme.ts';

/** What is to be had at one time of the year. */
export const SEASON_THEMES: readonly Theme[] = [
  {
    name: 'cherry blossom',
    words:
      /\b(cherry blossoms?|cherry trees?|sakura|hanami|kirschblut\w*|cerisiers?|cerezos|ciliegi)\b/,
    text: /\b(cherry (trees?|blossoms?)|cherries|sakura|blossoms?)\b/,
    kinds: [
      'park',
      'garden',
      'temple',
      'castle',
      'street',
      'palace',
      'ruins',
      'viewpoint',
      'lake',
      'day-trip',
      'cemetery',
      'nature',
      'neighbourhood',
      'landmark',
    ],
    tag: 'cherry-blossom',
    isMany: true,
    season: { from: '03-18', to: '04-20' },
    isByHemisphere: true,
  },
  {
    name: 'autumn leaves',
    words:
      /\b((autumn|fall) (leaves|colou?rs?|foliage)|maple leaves|koyo|momiji|herbstlaub|feuilles d automne|foliage|indian summer)\b/,
    text: /\b(maples?|autumn (leaves|colou?rs?|trees)|fall colou?rs|foliage|red leaves)\b/,
    tag: 'autumn-leaves',
    isMany: true,
    season: { from: '10-01', to: '12-08' },
    isByHemisphere: true,
  },
  {
    name: 'tulips',
    words: /\b(tulips?|tulpen|tulipes?|tulipanes|tulipani|tulipas)\b/,
    text: /\btulips?\b/,
    season: { from: '03-20', to: '05-12' },
    isByHemisphere: true,
  },
  {
    name: 'Christmas markets',
    words:
      /\b(christmas markets?|weihnachtsm\w+|marches? de noel|mercados? (de navidad|navidenos?)|mercatini( di natale)?|mercados? de natal|kerstmarkt\w*)\b/,
    text: /\b(christmas market\w*|advent|striezelmarkt|christkindl\w*)\b/,
    isMany: true,
    season: { from: '11-18', to: '12-30' },
  },
  {
    name: 'northern lights',
    words:
      /\b(northern lights?|auroras?|aurora borealis|polarlichter?|nordlichter?|aurores? boreales?|auroras? boreal(es)?)\b/,
    text: /\b(northern lights?|auroras?)\b/,
    kinds: ['activity', 'nature', 'viewpoint', 'day-trip', 'lake', 'beach', 'wildlife'],
    best: ['night'],
    isMany: true,
    season: { from: '09-01', to: '04-12' },
  },
];
