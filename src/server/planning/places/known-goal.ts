import type { Stance } from '../understanding/stance.ts';
import type { Namesake } from './namesakes.ts';
import type { SightName } from './sight-names.ts';
import { unaccented } from './unaccented.ts';

type Named = {
  said: string;
  stance: Stance;
  namesakes: readonly Namesake[];
  sights: readonly SightName[];
};

const THIS_TIME =
  /\b(?:this time|on this trip|this trip|diesmal|cette fois|esta vez|questa volta|desta vez)\b/;
const ANOTHER_PLACE =
  /\b(?:somewhere|anywhere|different|elsewhere|other (?:cit|town|place|countr)\w*|new (?:cit|town|place|countr)\w*|woanders|ailleurs|altrove)\b/;

/**
 * "I've been to Rome twice so skip the Colosseum, I want Trastevere": where nothing else is named, the place that one
 * knows is the one to go to, if sights there are wished for or the notes speak of this time.
 */
export function withKnownGoal<T extends Named>(mentions: readonly T[], text: string): T[] {
  const places = mentions.filter(({ namesakes: [first] }) => first !== undefined);
  const [known, ...others] = places.filter(
    ({ stance, namesakes: [first] }) =>
      stance === 'avoided' && first?.listed?.kind === 'destination',
  );
  const listed = known?.namesakes[0]?.listed;
  const folded = unaccented(text).toLowerCase();

  if (!known || listed?.kind !== 'destination' || others.length > 0) return [...mentions];
  if (places.some(({ stance }) => stance === 'wanted') || ANOTHER_PLACE.test(folded))
    return [...mentions];
  if (!SEEN.test(unaccented(text.slice(0, text.indexOf(known.said))).toLowerCase()))
    return [...mentions];
  const isWished = mentions.some(
    ({ stance, sights }) =>
      stance === 'wanted' &&
      sights.some(({ destination }) => destination === listed.destination.id),
  );

  if (!isWished && !THIS_TIME.test(folded)) return [...mentions];
  return mentions.map((one) => (one === known ? { ...one, stance: 'wanted' } : one));
}

/** What tells of an earlier journey rather than refuses a place. */
const SEEN =
  /\b(?:been (?:to|in)|visited|seen|know|knew|waren (?:schon )?in|alles? a|estado en|stat[ei] a)(?: \w+){0,2} ?$/;
