import { foldText } from '#server/catalogue/fold-text.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { met, namesOfDays } from '../asked/outcome.ts';

const REFUSES =
  '(?:no|not|never|avoid\\w*|without|hates?|dislikes?|loathes?|skip|cant stand|cannot stand|dont|doesnt|fan of|fans of|rather than|instead of|kein\\w*|ohne|nicht|pas|sans|sin|no|nada de|senza|niente|sem|geen|zonder)';
const BIG = '(?:big|large|huge|giant|crowded|packed|full|crammed|tourist|touristy|tour|mass)';
const BIG_TOURS = [
  String.raw`(?:${BIG} )+(?:bus(?:es)?|coach(?:es)?|tour groups?|group tours?|groups? tours?|tours)`,
  String.raw`(?:coach|bus|busload|crowd|mass|group) (?:tours?|trips?|excursions?|holidays?)`,
  'tour groups?|tours? (?:in|with) (?:big |large |huge )?(?:groups?|crowds?)|busloads?|coachloads?|coaches',
  'reisebus\\w*|bustour\\w*|busreise\\w*|grosse\\w* (?:bus|gruppe)\\w*|gruppentour\\w*',
  'grands? (?:bus|cars?|groupes?)|(?:excursions?|tours?|visites?) en (?:car|bus|groupe)',
  '(?:autobus|bus|autocares?|grupos?) (?:grandes?|enormes?|turisticos?)|(?:tours?|excursiones) en (?:autobus|grupo)',
  'pullman|grandi gruppi|gruppi (?:grandi|numerosi)|onibus grandes?|grandes grupos',
].join('|');
const REFUSED = new RegExp(
  String.raw`\b${REFUSES} (?:(?!and |but |just )\w+ ){0,4}?(?:${BIG_TOURS})\b`,
);
const SMALL =
  /\b(?<!\b(?:are|were|being|as|is|we re|were) (?:just )?(?:a |an )?(?:\w+ )?)(?:(?:small|tiny|little|smaller) groups?(?! of\b)|mini ?(?:bus|van) tours?|small tours|kleine\w* gruppen?(?! von\b)|kleingruppen?|petits? groupes?(?! de\b)|grupos? (?:pequenos?|reducidos?)|piccoli? gruppi?o?)\b/;

/** Whether notes refuse big buses and coach tours, or ask for small groups: guided days go in a van. */
export function isForSmallTours(notes: string): boolean {
  return notes
    .split(/[.,;:!?\n]/)
    .map(foldText)
    .some((part) => REFUSED.test(part) || SMALL.test(part));
}

/** How the ride of a guided day begins that goes with few others. */
export const SMALL_TOUR = 'Small-group tour by van';

/** On which days few go along, and that no day goes with many. */
export function smallTourOutcomes(
  isAsked: boolean | undefined,
  days: readonly PlannedDay[],
): AskedOutcome[] {
  if (!isAsked) return [];
  const guided = days.filter(({ activities }) =>
    activities.some(({ kind, activity }) => kind === 'ride' && activity.startsWith(SMALL_TOUR)),
  );

  return [
    met(
      'Small groups, no big bus',
      guided.length > 0
        ? `You go with a small group by van on ${namesOfDays(guided)}: at most 12 people.`
        : 'No day goes by tour bus.',
    ),
  ];
}
