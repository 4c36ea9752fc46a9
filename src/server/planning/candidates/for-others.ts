import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { THEME_WISH } from '../themes/themed-sights.ts';
import { hasChildren } from '../understanding/has-children.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { appealOf } from './appeal.ts';
import type { Candidate } from './candidates.ts';
import { isFillerOfOthers, onceOnly } from './fillers.ts';

/** What a spa keeps of its worth where nobody asked for one. */
const UNASKED_SPA = 0.02;
/** The same of a bar or a club, for who did not come for the nights: a stroll after dinner is enough. */
const UNASKED_NIGHT = 0.35;
const NIGHTS = new Set<PlaceKind>(['bar', 'club']);
const FOR_NIGHTS: readonly string[] = ['Nightlife', 'Lads Trip', 'Girls Trip'];
const WELL_KNOWN = 75;
const PURSUITS = new Set<PlaceKind>([
  'spa',
  'class',
  'shopping',
  'zoo',
  'aquarium',
  'theme-park',
  'activity',
  'sport',
]);
/** So little is known for nothing: without a reason of the traveller's own no hour is filled with it. */
const LEAST_KNOWN = 25;

type Party = {
  wantedKinds: readonly PlaceKind[];
  interests: readonly string[];
  hasChildren: boolean;
};

/** Who travels, as far as it tells what is for others. */
export function partyOf(
  { kinds, needs }: Pick<Wishes, 'kinds' | 'needs'>,
  interests: readonly string[],
): Party {
  return { wantedKinds: kinds.wanted, interests, hasChildren: hasChildren({ needs }) };
}

/**
 * Sights without those that only others come for: pursuits, and what is known to few, are no candidates where they
 * meet nothing that the traveller likes or asks for, nor is what fills an hour for another public; of that one is enough.
 */
export function unlessForOthers(candidates: readonly Candidate[], party: Party): Candidate[] {
  return oneOfEach(
    candidates.flatMap((one) => (isAsked(one) ? [one] : unlessForAnother(one, party))),
  );
}

function isAsked({ visit }: Candidate): boolean {
  return (
    visit.mandatory === true ||
    visit.lockedAt !== undefined ||
    visit.meets.some((wish) => wish.startsWith(THEME_WISH))
  );
}

function unlessForAnother(one: Candidate, party: Party): Candidate[] {
  const { file, visit } = one;

  if (!('kind' in file)) return [one];
  if (isFillerOfOthers(file, party)) return [];
  if (party.wantedKinds.includes(file.kind)) return [one];
  if (isForWhoCameForIt(file)) return [];
  const isLiked = visit.meets.length > 0;
  const isPursuit = PURSUITS.has(file.kind) && appealOf(file) < WELL_KNOWN;
  const isLittleKnown = appealOf(file) < LEAST_KNOWN && !visit.strong;

  if (!isLiked && (isPursuit || isLittleKnown)) return [];
  return [lessWorth(one, shareUnasked(file, party))];
}

/** What a place keeps of its worth that one goes to for its own sake: a spa suits many interests, and is for who wants one. */
function shareUnasked(file: PlaceFile, party: Party): number {
  if (isUnaskedNight(file, party)) return UNASKED_NIGHT;
  return file.kind === 'spa' && appealOf(file) < WELL_KNOWN ? UNASKED_SPA : 1;
}

function lessWorth(one: Candidate, share: number): Candidate {
  return { ...one, visit: { ...one.visit, value: one.visit.value * share } };
}

function isUnaskedNight(file: PlaceFile, { interests }: Party): boolean {
  return (
    NIGHTS.has(file.kind) &&
    appealOf(file) < WELL_KNOWN &&
    !interests.some((one) => FOR_NIGHTS.includes(one))
  );
}

/** Whether only who came for what it has would go there: a counter, a cinema. */
function isForWhoCameForIt(file: PlaceFile): boolean {
  return isCounter(file) || isPicture(file);
}

/** A single shop or counter, of which only who came for what it sells has something. */
function isCounter(file: PlaceFile): boolean {
  const { kind, minutes } = file;

  return (kind === 'shopping' || kind === 'activity') && minutes <= 60 && appealOf(file) < SPECIAL;
}

const SPECIAL = 45;

/** An afternoon at the cinema, for who came for films. */
function isPicture({ kind, name, why }: PlaceFile): boolean {
  return kind === 'show' && CINEMA.test(`${name}. ${why}`);
}

const CINEMA = /\b(?:cinemas?|films?|movies?|picture house)\b/i;

/** Of what fills an hour the best that is offered, and what was asked for. */
function oneOfEach(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  const ranked = candidates.toSorted((a, b) => b.visit.value - a.visit.value);

  for (const one of ranked) {
    const kind = 'kind' in one.file ? onceOnly(one.file) : undefined;

    if (kind !== undefined && !best.has(kind)) best.set(kind, one);
  }
  return candidates.filter((one) => {
    const kind = 'kind' in one.file ? onceOnly(one.file) : undefined;

    return kind === undefined || isAsked(one) || best.get(kind) === one;
  });
}
