import { isOfMeat } from '../diet/diet-sights.ts';
import { hasChildren } from '../understanding/has-children.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { needsSeats } from './at-the-door.ts';
import { capital } from './place-words.ts';

const OF_CHILDREN =
  /\b(?:child(?:ren)?(?:'s|’s)?|kids?|toddlers?|teens?|teenagers?|little ones?|prams?|strollers?|pushchairs?)\b/i;
const OF_CLIMBS =
  /\b(?:steps|stairs?|staircases?|climb(?:s|ing)?|uphill|steep|on foot to the top|(?:straight|all the way) up to)\b/i;
const OF_STANDING =
  /\b(?:standing (?:room|places?|tickets?|only)|stand (?:at the bar|up|on the kerb)|(?:your|the) rail\b)/i;
const OF_DRIVERS =
  /\b(?:(?:hired?|rented|rental|own|your|by|the|a) (?:small )?car\b(?! with driver)|car (?:hire|rental|parks?|doors?)|parking|petrol|(?:drive|driving) (?!past))/i;

type Party = Pick<Wishes, 'needs' | 'rhythm' | 'isWithoutCar'>;

/**
 * A tip without what is said to families where no child comes along, without stairs and standing room for who cannot take
 * them, without cars for who does not drive, and without meat and fish for who eats neither.
 */
export function tipForParty(tip: string | undefined, party: Party): string | undefined {
  if (tip === undefined) return undefined;
  const isEasy = party.rhythm?.isEasyOnFoot === true || party.needs.includes('wheelchair');
  const isForOthers = (clause: string) =>
    (!hasChildren(party) && OF_CHILDREN.test(clause)) ||
    (isEasy && OF_CLIMBS.test(clause)) ||
    (needsSeats(party) && OF_STANDING.test(clause)) ||
    (party.isWithoutCar === true && OF_DRIVERS.test(clause)) ||
    (eatsNoMeat(party) && isOfMeat(clause));
  const clauses = tip.split(/(?<=[.;])\s/);
  const kept = clauses.filter((clause) => !isForOthers(clause));

  if (kept.length === clauses.length) return tip;
  return kept.map((clause) => capital(clause.replace(/;$/, '.'))).join(' ') || undefined;
}

function eatsNoMeat({ needs }: Party): boolean {
  return needs.includes('vegetarian') || needs.includes('vegan');
}
