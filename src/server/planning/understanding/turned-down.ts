/**
 * What stands behind a name and turns it down: "is too steep for us", "creeps us out", "we did in March". Texts are in
 * small letters without accents and apostrophes, their commas kept.
 */

const WHOM =
  '(?:us|me|him|her|them|everyone|everybody|(?:my|our|the) (?:whole )?[a-z]+(?: in law)?)';
const HOW =
  '(?:(?:a (?:bit|little|tad)|just|far|way|much|really|simply|probably|quite|rather|so|such|definitely|honestly|truly|also|always|now|kind of|sort of|to be honest|for (?:us|me)) )*';
const LINK =
  '(?:is|are|was|were|would be|will be|might be|has become|have become|has got|got|gets|sounds?|seems?|looks?|feels?|strikes? us as)';
/** Praise, and a size that only keeps one from seeing all of it, turn nothing down. */
const TOO =
  'too (?!good|nice|beautiful|pretty|lovely|famous|important|special|tempting|interesting|close|easy|big|large|vast|huge|many|often)[a-z]+\\b(?! (?:at|in|on|during|after|before|by|around) (?:the |a |an |high |late |early )?(?:\\d|week|weekends?|weekdays?|noon|midday|night|mornings?|afternoons?|evenings?|day|summer|winter|spring|autumn|season|heat|lunch|sunset|sunrise|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)\\b)';
const POOR =
  '(?:over ?(?:rated|priced|hyped|run|crowded|touristed)|(?:an? )?(?:total |real |bit of a |complete )?(?:tourist traps?|rip[ -]?offs?|let ?down|scam|hard no|no go)|kitsch[a-z]*|cheesy|naff|tacky|boring|dull|fake|ugly|unethical|wrong|grim|creepy|scary|awful|against (?:our|my) (?:values|principles|beliefs)|off the list|off the table|out of the question)';
const NOT_OURS =
  '(?:not|nt) (?:really |quite |at all |exactly |particularly |that |so |very |necessarily )*(?:for (?:us|me|my|our|the kids)|(?:our|my) (?:thing|kind|taste|cup|idea|style|scene)|worth|interest(?:ing|ed)|necessary|needed|a (?:must|priority)|important|appealing|fun|why|of interest|on (?:our|my) list)';
const REPELS =
  '(?:really |just |always |kind of |a bit )*(?:(?:creeps?|freaks?|stress(?:es)?|scares?|frightens?|terrif(?:y|ies)|bores?|puts?|worr(?:y|ies)|disgusts?|depress(?:es)?|upsets?|annoys?|overwhelms?) WHOM|gives? WHOM (?:the )?(?:creeps|nightmares|vertigo|headaches?|a headache|chills)|makes? WHOM (?:feel )?(?:very |really |a bit |so |quite )?(?:sea ?sick|car ?sick|sick|ill|nervous|dizzy|queasy|uncomfortable|sad|anxious|uneasy))'.replaceAll(
    'WHOM',
    WHOM,
  );
const FAILS = new RegExp(
  String.raw`^ (?:leaves? (?:us|me) cold|does nothing for|(?:does not|do not|did not|would not|doesnt|dont|didnt|wouldnt) (?:(?:really|much|exactly|particularly|quite) )*(?:interest|excite|appeal|tempt|grab|thrill|attract|move (?:us|me)|do (?:it|much|anything) for|sound (?:like us|fun|nice|good|appealing)|suit|work for (?:us|me)))\b`,
);
const VERDICTS: readonly RegExp[] = [
  new RegExp(String.raw`^,? ${LINK} ${HOW}(?:${TOO}|${POOR}\b)`),
  new RegExp(String.raw`^,? (?:(?:is|are|was|were) ?|)${HOW}${NOT_OURS}\b`),
  // "Fish stock is a problem too"
  new RegExp(
    String.raw`^(?: [a-z]+)?(?: \([a-z ]+\))? (?:is|are) ${HOW}(?:a |an )?(?:big |real |no go )?(?:problems?|issues?|no go)\b`,
  ),
  new RegExp(String.raw`^ (?:isnt|arent|wasnt|werent) ${NOT_OURS.replace('(?:not|nt) ', '')}\b`),
  // "Moulin Rouge - rip-off we hear"
  new RegExp(
    String.raw`^ ?[-:(,] ?${HOW}${POOR}(?= ?(?:$|[,)-])| (?:we|i|they|people|everyone|apparently|imo|imho)\b)`,
  ),
  new RegExp(String.raw`^ ${REPELS}\b`),
  FAILS,
  // "Vesuvius no (too steep)", "Disneyland no way", "Palace of Culture: rather not".
  /^ ?[-:,]? ?(?:(?:(?:i d|we d|id|wed) )?(?:rather|better) not|no (?:way|thanks|thank you|chance|interest|need)|absolutely not|definitely not|(?:not so much|not really|not at all)(?! (?:in|into|for (?!me\b|us\b)|about|a|an|the|that|keen|fans?|interested) )|less interesting|less our thing|not this time|not again)\b/,
  // "Die Tram 28 kommt leider nicht in Frage", "Auschwitz no lo veo para ellos".
  /^ (?:kommt|kommen) (?:\w+ ){0,3}nicht in frage\b|^ (?:ist|sind) (?:\w+ ){0,2}nichts fur (?:uns|mich|ihn|sie)\b|^ n(?:o|ao) (?:lo|la|los|las|o|a|os|as) (?:ve(?:o|mos)|vej[oa]m?o?s?|quer\w+|quier\w+)\b|^ non (?:lo|la|li|le) (?:vedo|vediamo|vogli\w+)\b/,
  /^ ?[-:]? (?:no|not|nope|nah|never|nein|nicht|non|nao|niet|nie)(?= ?(?:[(,:-]|$))/,
];

/** Told of an earlier journey: "we saw in 2019", "my wife has done", "was last time"; a film or a page is none. */
const SEEN_BEFORE: readonly RegExp[] = [
  /^,? (?:which )?(?:we|i|my [a-z]+|our [a-z]+)(?: both| all)? (?:(?:have|had|has|ve|already|both) )*(?:did|saw|seen|done|visited|went to|have been to|been to|toured|climbed)\b(?! (?:on (?:tv|insta\w*|you\w*|tik\w*|net\w*|the)|in (?:a|an|the|your|that|some)|online|it in|pictures|photos|advertised))/,
  /^,? (?:we|i) (?:know|knew) (?:already|well|inside out|by heart)\b/,
  /^ (?:was|were|is from) (?:(?:on|for|already|our|the) )*last (?:time|trip|visit|year)\b/,
  /^(?: tour| tours| tickets?)? (?:we|i) (?:couldnt|could not|didnt|did not|cant|cannot) (?:get|book)\b/,
  /^,? (?:once|one time) (?:is|was) enough\b/,
  // "Ghent not Bruges, been there" tells of Bruges.
  /^(?![^,]* (?:not|no|skip|skipping|without|instead of|rather than|except|besides|apart from|other than) (?!for |our |my )[a-z])[^A-Z,]{0,60}, ?(?:(?:we|i|have|ve|weve|ive|already) )*(?:(?:seen|done|did|saw) (?:it|that|them)|been there)(?: already| before| last \w+)?$/,
];
/** Left for another journey, or for a look from where one stands. */
const PUT_OFF: readonly RegExp[] = [
  /^ ?[-,]? ?(?:(?:maybe|perhaps|rather|better|can be|for|some) )*(?:another|next|an other|other) time\b/,
  /^,? (?:only|just) from (?:the )?(?:below|outside|afar|distance|a distance|street|ground)\b/,
  /^,? from (?:the )?(?:below|outside|afar|ground) only\b/,
  /^,? (?:we|i) (?:(?:can|could|will|ll|d|would|rather|happily|gladly|may|to|want|wanna|might) )*(?:skip|avoid|leave out|give it a miss|pass on|do without|drop)\b(?! (?!it\b|that\b|this|them|so\b|if|because|since|as\b|please|for|unless|then|and\b|on\b|in\b|with|entirely|completely|altogether|happily|but)[a-z])/,
];
/** At the end of what is said of it: "so no", "so leave it out", "skip it". */
const SO_NOT =
  /^(?:, (?:too|way|far|much) [a-z ]{2,20})?[^A-Z,]{0,70}(?:,|\b) ?(?:so (?:no|not)(?: that| there| for us| this time)?|(?:(?:so|just|please|lets|rather|better|we) )*(?:skip|leave|drop|avoid) (?:it|that|them)(?: out)?)(?: please| then)?$/;
/** What takes such a word back: "a bit naff but ok", "too far, but we still want to go". */
const ALL_THE_SAME =
  /\b(?:but|though|yet|still)\b(?: [a-z]+){0,4}? (?:ok|okay|fine|anyway|worth|must|has to|have to|insists?|once|still|(?:go|see|do|try|visit) (?:it|there))\b/;
/** "Gets too crowded, so at opening": when it is to be seen, or how much of it. */
const AT_ANOTHER_TIME =
  /^[^A-Z]*\b(?:so|therefore|hence|then|just|only)\b,? (?:(?:only|just|maybe|perhaps|rather|please|we|lets|ll|d|would|will|like|want|to|go|come|see|it|do|very|be|there|a|an|the) )*(?:early|late|later|first|before|after|at|in|on|by|during|half|quick|short|highlights|outside|opening|dawn|sunset|weekdays?)\b/;

/** A kind of thing behind a name belongs to it, and so does what is listed with it. */
const KIND =
  /^ (?:tours?|bik(?:es?|ing)|boats?|rides?|tickets?|trips?|visits?|cruises?|climbs?|hikes?|walks?|rides?|shows?|parks?|festival|museum|market|shopping|riding)\b(?= )/;
const LISTED =
  /^(?: and| or| &|, (?:and|or)) ?(?:the )?(?:[\p{Lu}\d][\p{L}\d'’-]*(?: (?:of |the |de |di )?(?=[\p{Lu}\d])|(?= |,|$))){1,5}(?! (?:is|was|has|[a-z]+s) )/u;
const THE_LIKE = /^(?: and (?:the like|such|all that|co)|, etc\.?)(?= )/;

/** Whether the text behind a name turns that name down. */
export function isTurnedDownBehind(text: string): boolean {
  const [sentence = ''] = text.split(/[.!?;\n](?=\s|$)/);
  const plain = sentence
    .normalize('NFD')
    .replaceAll(/\p{M}|['’](?=t\b)/gu, '')
    .replaceAll(/\bI\b/g, 'i')
    .replaceAll(/['’](?!s\b)/g, ' ')
    .replaceAll(/ ?[–—] ?/g, ' - ');

  return [plain, plain.replace(LISTED, '')].some(isTurnedDown);
}

function isTurnedDown(after: string): boolean {
  const said = after.replace(THE_LIKE, '').replace(KIND, '');
  const lower = said.toLowerCase();

  if (SO_NOT.test(said) || [...SEEN_BEFORE, ...PUT_OFF].some((words) => words.test(lower)))
    return true;
  return (
    VERDICTS.some((words) => words.test(lower)) &&
    !ALL_THE_SAME.test(lower) &&
    !AT_ANOTHER_TIME.test(said)
  );
}
