import { foldText } from '#server/catalogue/fold-text.ts';

/** Words that tell of an earlier journey: what is listed right behind them has been seen. */
const SEEN =
  /\b(?:(?:in (?:19|20)\d\d|last (?:time|year|trip|visit)|(?:the|our|my) (?:first|last) (?:time|trip|visit)) ?(?:here |there )?(?:we|i) (?:\w+ ){0,2}(?:ran|went|walked|rushed|raced|did|saw|visited|toured|were)(?: (?:through|round|around|to|in|up|over|all))?|(?:^|, |; |\( ?|\b(?:and|both|we|i|already|all) )did(?! not)|seen|visited|been (?:to|in|inside|up|on)|(?<!not |never |havent |hasnt )(?:done|climbed|toured)|(?:kennen|waren|haben|sahen) (?:wir )?(?:schon|bereits)|schon (?:gesehen|besucht|in|im|auf|oben)|deja (?:vu|vus|vue|visite|fait|alles?)|connaissons deja|ya (?:hemos (?:visto|visitado|estado)|conocemos|vimos|visitamos|estuvimos)|gia (?:stati|state|stato|visto|vista|visitato)|conosciamo gia|ja (?:vimos|conhecemos|visitamos|fomos|estivemos))(?: |$)(?!.*\b(?:seen|visited|done|been to|schon|deja|ya|gia)\b)/;
const NOT_SEEN =
  /\b(?:not|never|havent|hasnt|nor|nie|noch nicht|jamais|nunca|mai|want|mochten|would like)\b(?!.*\bseen $)[a-z ]*$/;
const LINKS =
  /^(?:the|and|or|a|an|at|to|in|into|on|of|up|und|den|die|das|der|dem|im|am|auf|von|le|la|les|l|et|au|aux|a la|el|los|las|y|al|en|il|lo|gli|i|e|ed|alla|ai|o|os|as|no|na|ao|both|also|all|it|its|summit|top)$/;
/** Words behind which a list of names is what is wanted this time. */
const NOW_LISTED =
  /(?:^|[ ,])(?:now|this time|jetzt|nun|diesmal|maintenant|cette fois|ahora|esta vez|adesso|ora|stavolta|questa volta|agora|desta vez)(?: (?:for|to|in|it is|its|nach|a|en|em|na))? /;

/** "We have done the Louvre and the Orsay": behind what was seen stand names and what links them alone. */
export function isListedAsSeen(before: string, names: readonly string[]): boolean {
  const told = SEEN.exec(before);

  return (
    told !== null &&
    !NOT_SEEN.test(before.slice(0, told.index)) &&
    isListedBehind(SEEN, before, names)
  );
}

/** "Been to Rome, now Naples and Palermo": what is listed right behind "now" is wanted, whatever was said before. */
export function isListedAsWanted(before: string, names: readonly string[]): boolean {
  return isListedBehind(NOW_LISTED, before, names);
}

/** Whether behind certain words stand names and what links them alone. */
function isListedBehind(words: RegExp, before: string, names: readonly string[]): boolean {
  const told = words.exec(before);

  if (!told) return false;
  const own = new Set(names.flatMap((name) => foldText(name).split(' ')));

  return before
    .slice(told.index + told[0].length)
    .split(' ')
    .every((word) => word === '' || LINKS.test(word) || own.has(word));
}
