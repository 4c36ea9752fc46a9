import { foldText } from '#server/catalogue/fold-text.ts';
import { toBudgetLevel } from '#shared/preferences/options.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import { choose } from './choice.ts';
import { markedClausesOf } from './clauses.ts';

/** How people say that a trip is to cost little, of the trip as a whole and not of one meal or ticket. */
const THRIFTY =
  /\b(?:(?:very |really |as |super )?(?:cheap|inexpensive|low ?cost|budget) (?:as possible|trip|weekend|holiday|vacation|break|getaway|week|city break|travel\w*|one)|on (?:a|the) (?:tight |small |low |student |shoestring )?budget|(?:tight|small|low|student|shoestring|limited) budget|on the cheap|shoestring|keep (?:it|costs|everything|things) (?:cheap|low|down)|as cheaply as (?:possible|we can|i can)|(?:money|cash|funds|finances|budget) (?:is|are|s) (?:very |really |a bit |rather |quite |pretty )?(?:tight|short|scarce|limited|low|small)|(?:short|low|tight) (?:on|of) (?:money|cash|funds)|(?:strapped for|not much|little|hardly any|dont have (?:much|a lot of)|do not have (?:much|a lot of)|havent (?:got )?much|watch(?:ing)? (?:the|our|my|every)) (?:cash|money|pennies|penny)|(?:every|each) (?:penny|pound|euro|dollar|cent) counts|count(?:ing)? (?:the|our|my|every) pennies|save money|(?:skint|broke)(?! down| my| our| her| his)|penniless|wenig geld|geld ist knapp|peu d argent|poco dinero|pochi soldi|pouco dinheiro|weinig geld|(?:do not|dont) (?:want to |have to )?(?:spend|cost) (?:too )?much|(?:^|(?<=xcommax ))(?:very |really )?cheap(?: please)?(?= xcommax|$)|(?:gunstig|billig|preiswert)\w* (?:reise|wochenende|urlaub|trip)|kleines budget|(?:petit|tout petit) budget|pas (?:trop )?cher|(?:bajo|poco) presupuesto|(?:viaje|fin de semana) barato|(?:poco|basso) budget|spendendo poco|(?:viagem|fim de semana) barat[oa])\b/;

/** Whether notes ask for a trip that costs little. */
export function isThrifty(notes: string): boolean {
  return choose(markedClausesOf(notes), [[['thrifty'], THRIFTY]]).wanted.length > 0;
}

const LOWEST = 'Budget ($)';

/** A request with the lowest budget where its notes ask for that and the usual one was chosen. */
export function withSaidBudget<T extends { budget: string; additionalPreferences: string }>(
  request: T,
): T {
  return toBudgetLevel(request.budget) === 'moderate' && isThrifty(request.additionalPreferences)
    ? { ...request, budget: LOWEST }
    : request;
}

/** "Not too expensive", "affordable": the trip as a whole, and no meal or ticket of it. */
const NOT_DEAR =
  /\b(?:(?:not|nothing|isnt|without being) (?:too |very |so |overly |that )?(?:expensive|pricey|costly|dear)(?! (?:restaurants?|food|dinners?|meals?|hotels?|wine))|(?:not|without) break\w* the bank|reasonably priced|(?:nicht (?:zu|so) teuer)|pas trop cher|no muy caro|non troppo car[oi]|nao muito caro)\b/;

function notDear(level: ReturnType<typeof toBudgetLevel>): AskedOutcome {
  const isKept = level === 'budget' || level === 'moderate';

  return {
    wish: 'Not too expensive',
    met: isKept,
    detail: isKept
      ? 'Stays and restaurants are of the middle level or below.'
      : 'The budget that you chose allows for more.',
  };
}

/** That a trip is to cost little, as an entry of what was asked. */
export function thriftOutcomes(request: {
  budget: string;
  additionalPreferences: string;
}): AskedOutcome[] {
  const notes = request.additionalPreferences;
  const level = toBudgetLevel(request.budget);
  const isLow = level === 'budget';

  if (!isThrifty(notes)) return NOT_DEAR.test(foldText(notes)) ? [notDear(level)] : [];

  return [
    {
      wish: 'A cheap trip',
      met: isLow,
      detail: isLow
        ? 'Simple stays, cheap tables and tickets only where they are worth it.'
        : 'The budget that you chose allows for more.',
    },
  ];
}
