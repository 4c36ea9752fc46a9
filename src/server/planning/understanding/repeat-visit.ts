import { highlightsOf } from '#server/catalogue/highlights.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { joinWords } from '../candidates/place-words.ts';
import { clausesOf } from './clauses.ts';
import { entriesOf, met, namesOfStops, unmet } from '../asked/outcome.ts';
import type { OffTrack } from './off-track.ts';

/** How much travellers who come again have seen: some of the place, or all that it is known for. */
export type RepeatVisit = 'some' | 'all';

const ALL =
  /\b(?:been to|seen|done|did|visited|covered|know|ticked off|kennen|gesehen|vu|visite|visto|visitado|visitato|conocemos|conhecemos) (?:\w+ ){0,4}(?:sights|highlights|landmarks|attractions|classics|greatest hits|hotspots|must ?sees|usual (?:suspects|things|stuff)|tourist (?:things|stuff|spots|sights)|sehenswurdigkeiten|incontournables|monumentos|monumenti)\b/;
const NOT_YET = /\b(?:not|never|havent|hasnt|yet to|nicht|jamais|nunca|mai)\b/;
const AGAIN =
  /\b(?:(?:second|third|fourth|fifth|sixth|seventh|tenth|2nd|3rd|[4-9]th|umpteenth) (?:time|visit|trip|stay)(?! together)|been (?:here |there )?(?:before|already|often|once|twice|many|several|a few|three|four|five)|not (?:our|my|the|a) first (?:time|visit|trip)|repeat (?:visit|visitors?|trip)|returning (?:visitors?|travell?ers?)|know the (?:city|place|town) (?:well|already)|(?:zum|beim) (?:zweiten|dritten|vierten|funften|wiederholten) mal|(?:zweiter|dritter|vierter) besuch|waren schon (?:ein ?mal|oft|ofter|mehrmals|zweimal|dreimal|da|dort)|(?:deuxieme|seconde|troisieme|quatrieme|2e|3e) (?:fois|visite|sejour|voyage)|(?:segunda|tercera|terceira|cuarta|quarta) (?:vez|visita)|(?:segundo|tercer|terceiro) viaje|(?:seconda|terza|quarta) (?:volta|visita)|gia stati (?:li|qui|piu volte))\b/;
/** "We did the Colosseum on our first trip" tells of a trip that was. */
const ON_THE_FIRST =
  /\b(?:did|saw|visited|seen|done|covered) (?:\w+ ){0,9}(?:on|in|during) (?:our|my) (?:first|last|previous) (?:trip|visit|time|stay)\b/;
/** For one of the party it is the first time, who wants to see what the place is known for. */
const FIRST = /\b(?<!not (?:our|my|the|a) )first (?:time|visit|trip)\b/;

/** Whether the notes say that the travellers know the place, and how well. */
export function readRepeatVisit(notes: string): RepeatVisit | undefined {
  const clauses = clausesOf(notes.replaceAll(',', '.'));

  if (clauses.some((clause) => ON_THE_FIRST.test(clause))) return 'some';
  if (FIRST.test(foldText(notes))) return undefined;
  if (clauses.some((clause) => ALL.test(clause) && !NOT_YET.test(clause))) return 'all';
  return clauses.some((clause) => AGAIN.test(clause)) ? 'some' : undefined;
}

/** Assumed unless the notes say that one has been there, or wants what nobody else sees. */
export function isFirstVisit(
  { offTrack, home, repeat }: { offTrack?: OffTrack; home?: string; repeat?: RepeatVisit },
  id: string,
): boolean {
  return offTrack !== 'all' && !repeat && home !== id;
}

const FIRST_IN_ALL_LANGUAGES =
  /\b(?:(?<!not (?:our|my|the|a) )first (?:time|visit|trip|timers?)(?! (?:in (?:years|ages|\w+ years)|together|without|with|since|flying|abroad|solo|alone|we|i)\b)|never been (?:there|here|before)|zum ersten mal|(?:erster|unser erster) besuch|premiere (?:fois|visite)|primera (?:vez|visita)|prima (?:volta|visita)|primeira (?:vez|visita))\b/;

/** Whether the notes tell that the travellers come for the first time. */
export function isToldAsFirst(notes: string): boolean {
  return readRepeatVisit(notes) === undefined && FIRST_IN_ALL_LANGUAGES.test(foldText(notes));
}

/** A first visit as an entry of what was asked: which of the sights that the place is known for the plan holds. */
export function firstVisitOutcomes(
  notes: string,
  { days, destination }: Omit<Plan, 'wanted'>,
): AskedOutcome[] {
  const top = highlightsOf(destination);

  if (!isToldAsFirst(notes) || top.size === 0) return [];
  const held = namesOfStops(days, ({ id }) => top.has(id));

  return [
    held.length > 0
      ? met('A first visit', `Of what ${destination.name} is known for: ${held.join('; ')}.`)
      : unmet('A first visit', `The best known sights of ${destination.name} didn't fit.`),
  ];
}

type Plan = { days: readonly PlannedDay[]; destination: Destination; wanted: readonly string[] };

/** A repeat visit as an entry of what was asked: the best known sights give way, but for those that were named. */
export function repeatVisitOutcomes(
  repeat: RepeatVisit | undefined,
  { days, destination, wanted }: Plan,
): AskedOutcome[] {
  if (!repeat) return [];
  const top = highlightsOf(destination);
  const left = entriesOf(days).flatMap(({ activity: { place } }) =>
    place && top.has(place.id) && !wanted.includes(place.id) ? [place.name] : [],
  );
  const wish = 'Not a first visit';

  return left.length === 0
    ? [met(wish, 'The sights everyone sees first are left out, unless you named them.')]
    : [
        {
          wish,
          met: repeat === 'some',
          detail: `Less known places come first; still in the plan: ${joinWords(left)}.`,
        },
      ];
}
