import type { Interest } from '#shared/preferences/options.ts';
import { choose } from './choice.ts';
import { markedClausesOf } from './clauses.ts';

/** What notes call good food as such, and no dish or kitchen of its own. */
const FOOD =
  /\b(?:(?:good|great|excellent|delicious|amazing|fantastic|wonderful|superb) (?:\w+ )?food(?! (?:poison\w*|allerg\w*|courts?|markets?|tours?|stalls?|halls?|shops?))|eat(?:ing)? (?:(?:really|very|extremely|properly|so) )?well|(?:mostly|mainly|really|only|just|all|come|coming|go|going|here|there|travel\w*|trip|purely|above all) (?:(?:mostly|mainly|just|really|only) )?for (?:the )?(?:food|eating)|all about (?:the )?(?:food|eating)|food ?ies?|(?:love|loves|live for|obsessed with|crazy about) (?:good |great )?(?:food|eating)(?! (?:courts?|markets?|tours?|stalls?|halls?|shops?))|food is (?:very |really |the most )?(?:important|everything|a priority|why we)|gut (?:essen|speisen)|gutes essen|bien manger|bonne (?:cuisine|table)|comer bien|buena comida|mangiar[e]? bene|buon cibo|comer bem|boa comida)\b/;

/** What makes the heart race, and no single sport. */
export const THRILLS =
  /\b(?:adrenalin\w*|thrills?|thrill ?(?:seek\w*|rides?)|thrilling (?:things?|activit\w+|stuff|sports?)|extreme sports?|(?:adventure|action|extreme) (?:sports?|activit\w+|days?)|hearts? (?:racing|pounding|pumping|beat\w* faster)|blood (?:pumping|racing|rushing)|white ?knuckle|daredevils?|extremsport\w*|nervenkitzel|sensations fortes|deportes? (?:de aventura|extremos?)|sport estremi|esportes? radica\w+)\b/;

/** Who travels along with small children, in words that stand for nobody else. */
const CHILDREN =
  /\b(?:with (?:(?:our|my|the|two|three|four|small|little|young|\d) )*(?:kids?|children|child|toddlers?)|(?:our|my|two|three|four|\d) (?:(?:small|little|young) )?(?:kids|children)|kinder[n]?|enfants|nin[oa]s|bambini|criancas)\b(?! free)/;

const ROWS: readonly (readonly [Interest[], RegExp])[] = [
  [['Culinary'], FOOD],
  [['Extreme Sports'], THRILLS],
  [['Family Fun'], CHILDREN],
  [
    ['History'],
    /\b(?:(?<!natural |art )histor(?:y|ic|ical)(?! museum of art)|ancient (?:sites?|ruins?|rome|greece|egypt)|geschichte|histoire|historia|storia)\b/,
  ],
  [
    ['Architecture'],
    /\b(?:architecture|architectural|architektur|arquitectura|arquitetura|architettura)\b/,
  ],
  [['Photography'], /\b(?:photography|photographers?|fotograf(?:ie|ia|ieren)|photographie)\b/],
  [
    ['Nature'],
    /\b(?:(?:love|loves|enjoy|like|into) (?:the )?(?:nature|outdoors)|nature lovers?|natur|outdoorsy)\b/,
  ],
  [
    ['Honeymoon'],
    /\b(?:honeymoon\w*|flitterwochen|lune de miel|luna de miel|luna di miele|lua de mel)\b/,
  ],
];

/** The interests of the wizard's list that notes speak of as a whole: "we want adrenaline", "mostly for the food". */
export function saidInterests(notes: string): Interest[] {
  return choose(markedClausesOf(notes), ROWS).wanted;
}

/** A request with the interests that its notes speak of beside those that were chosen. */
export function withSaidInterests<T extends { interests: string[]; additionalPreferences: string }>(
  request: T,
): T {
  const said = saidInterests(request.additionalPreferences).filter(
    (one) => !request.interests.includes(one),
  );

  return said.length === 0 ? request : { ...request, interests: [...request.interests, ...said] };
}
