import type { RideMode } from '#shared/generation/trip-places.schema.ts';
import type { AskedPlaces } from '../places/asked-places.ts';
import { markedText } from './marked-text.ts';
import { inOwnNames, type Named } from './names-of-route.ts';
import { legsIn, type ToldLeg } from './told-legs.ts';

/** By what one goes from one place to another, by ids, where a text says so of that way alone. */
export type LegMode = { from: string; to: string; isEitherWay: boolean; mode: RideMode };

const BREAK = /\b(?:xcommax|xbreakx|then|and|but|und|dann|et|puis|y|luego|e|poi)\b/g;
/** How clauses call a way; the first word of a clause counts, so "car to the ferry from A to B" is a drive. */
const MODES: readonly (readonly [RideMode, string])[] = [
  [
    'train',
    'trains?|rail|railway|sleeper|shinkansen|eurostar|tgv|ave|zug|nachtzug|bahn|tren|treno|trem|comboio|trein',
  ],
  ['ferry', 'ferry|ferries|boat|catamaran|hydrofoil|fahre|traghetto|barco|bateau|veerboot'],
  ['coach', 'bus|coach|autobus|autocar'],
  ['flight', 'fly|flies|flying|flight|flights|plane|flug|fliegen|avion|vol|volo|vuelo|voo'],
  ['drive', 'car|drive|driving|drives|road ?trip|auto|mietwagen|voiture|coche|macchina|carro'],
];

/** What a request says of single legs of its route, and the rest of its words. */
export function readLegModes(
  text: string,
  { places, said }: { places: readonly Named[]; said?: AskedPlaces['said'] | undefined },
): { legs: LegMode[]; rest: string } {
  const folded = markedText(inOwnNames(text, places, said));
  const told = legsIn(folded, places).map((leg) => ({ leg, clause: clauseAround(folded, leg) }));
  const legs = told.flatMap(({ leg: { from, to, isEitherWay }, clause }) => {
    const mode = modeIn(folded.slice(clause.from, clause.to));

    return mode ? [{ from, to, isEitherWay, mode }] : [];
  });
  const rest = told.reduceRight(
    (words, { clause: { from, to } }) => `${words.slice(0, from)} ${words.slice(to)}`,
    folded,
  );

  return legs.length > 0 ? { legs, rest } : { legs: [], rest: text };
}

/** From the break before a leg to the one behind it. */
function clauseAround(folded: string, { span }: ToldLeg): { from: number; to: number } {
  const breaks = [...folded.matchAll(BREAK)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));

  return {
    from: breaks.findLast(({ to }) => to <= span.from)?.to ?? 0,
    to: breaks.find(({ from }) => from >= span.to)?.from ?? folded.length,
  };
}

function modeIn(clause: string): RideMode | undefined {
  return MODES.flatMap(([mode, words]) => {
    const at = clause.search(new RegExp(`\\b(?:${words})\\b`));

    return at < 0 ? [] : [{ mode, at }];
  }).toSorted((a, b) => a.at - b.at)[0]?.mode;
}

/** The way that is asked for between two places: what is said of it alone counts before what is said of the trip. */
export function modeBetween(
  [from, to]: readonly [{ id: string }, { id: string }],
  { only, legs = [] }: { only?: RideMode; legs?: readonly LegMode[] },
): RideMode | undefined {
  const leg = legs.find(
    (one) =>
      (one.from === from.id && one.to === to.id) ||
      (one.isEitherWay && one.from === to.id && one.to === from.id),
  );

  return leg?.mode ?? only;
}
