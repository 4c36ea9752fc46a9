import type { Rhythm } from './rhythm.ts';

/** "Manages 3-4 km a day", "no more than two miles on foot". */
const KM_ON_FOOT =
  /(?:(\d+(?:[.,]\d+)?) ?(?:-|–|to|or|bis) ?)?(\d+(?:[.,]\d+)?) ?(km|kilomet\w+|miles?|mi)\b(?:(?: of)? (?:walking|on foot|walks?|zu fuss))?(?: (?:a|per|each|every|in a|am|pro) (?:day|tag)| on (?:foot|the flat)|(?<=walking|on foot))/;
const ON_LEGS =
  /\b(?:walk\w*|on foot|on the flat|manages?|knees?|hips?|legs?|feet|stairs|laufen|gehen|zu fuss)\b/;
const KM_A_MILE = 1.6;
/** Who goes farther than this is not tired by it. */
const FAR_ON_FOOT = 12;

/** The limit of kilometres on foot that notes tell of a day. */
export function mostKmIn(notes: string): Pick<Rhythm, 'mostKm'> {
  for (const sentence of notes.toLowerCase().split(/[.;!?\n](?=\s|$)/)) {
    const [, , most, unit = ''] = KM_ON_FOOT.exec(sentence) ?? [];
    const km = Number(most?.replace(',', '.')) * (unit.startsWith('mi') ? KM_A_MILE : 1);

    if (km > 0 && km <= FAR_ON_FOOT && ON_LEGS.test(sentence)) return { mostKm: km };
  }
  return {};
}
