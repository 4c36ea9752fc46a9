import { foldText } from '../fold-text.ts';
import type { OpenPlace } from '../refresh/open-place.ts';

export type ImportedNames = { name: string; localName?: string; aliases?: string[] };

const MAX_LENGTH = 90;
const MAX_ALIASES = 10;
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Zs}]+$/u;
const ENGLISH = ['name:en', 'name_en', 'int_name', 'name'];

/** The name to show, in Latin letters where there is one, the name on the spot and further ones; undefined without. */
export function namesOf({ names, tags }: OpenPlace): ImportedNames | undefined {
  const tagged = ENGLISH.flatMap((key) => clean(tags[key] ?? ''));
  const all = [...tagged, ...names.flatMap(clean)];
  const name = all.find((one) => LATIN.test(one)) ?? all[0];
  const [local] = clean(tags['name'] ?? names[0] ?? '');

  if (name === undefined || name.length < 3) return undefined;
  const seen = new Set([name, ...(local ? [local] : [])].map(foldText));
  const aliases = [...new Set(all)]
    .filter((one) => foldText(one).length >= 2 && LATIN.test(one) && !seen.has(foldText(one)))
    .slice(0, MAX_ALIASES);

  return {
    name,
    ...(local && local !== name ? { localName: local } : {}),
    ...(aliases.length > 0 ? { aliases } : {}),
  };
}

/** An id of a name that is not taken yet; names without a Latin letter go by their source's id. */
export function freeId({ name }: ImportedNames, place: OpenPlace, taken: Set<string>): string {
  const slug = slugOf(name) || slugOf(place.osm ?? place.wikidata ?? '') || 'place';
  let id = slug;

  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  taken.add(id);
  return id;
}

/** A text as an id: Latin letters and digits with hyphens; empty where it has none. */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function clean(text: string): string[] {
  const [first = ''] = text.split(';');
  const name = first.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();

  return name === '' ? [] : [name.slice(0, MAX_LENGTH).trim()];
}
