import type { OpenPlace } from '../refresh/open-place.ts';

/** Nothing that open data says makes a place as sure a sight as those that were ranked by hand. */
const MOST = 85;
/** What nobody wrote about may be no sight at all: anybody can put a viewpoint on the map. */
const UNNOTED = 16;
const NAME_LANGUAGE = /^name[:_][a-z]{2,3}$/;

/**
 * What a place may be worth to a first visitor, 0 to 100: what its kind is worth, and more the more has been
 * written about it. Articles in Wikipedia are counted where a source counts them, else the languages of its name.
 */
export function estimateAppeal({ tags, wikidata }: OpenPlace, ofKind: number): number {
  const languages = Object.keys(tags).filter((key) => NAME_LANGUAGE.test(key)).length;
  const sitelinks = Number(tags['sitelinks']);
  const renown = Number.isFinite(sitelinks)
    ? Math.min(36, 7 * Math.log2(1 + sitelinks))
    : Math.min(20, 4 * Math.log2(1 + languages));
  const marks =
    (wikidata ? 6 : 0) +
    ('wikipedia' in tags ? 4 : 0) +
    (isWorldHeritage(tags) ? 20 : 'heritage' in tags ? 6 : 0) +
    (tags['tourism'] === 'attraction' ? 5 : 0);

  const doubt = renown + marks === 0 ? UNNOTED : 0;

  return Math.round(Math.min(MOST, Math.max(5, ofKind + renown + marks - doubt)));
}

/** Fame of 1 to 4 that goes with an appeal; what only open data knows is never world-famous. */
export function fameOf(appeal: number): number {
  return appeal >= 70 ? 4 : appeal >= 55 ? 3 : appeal >= 40 ? 2 : 1;
}

function isWorldHeritage(tags: OpenPlace['tags']): boolean {
  return tags['heritage'] === '1' || 'ref:whc' in tags || 'whc:inscription_date' in tags;
}
