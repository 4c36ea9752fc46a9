import { foldText } from '#server/catalogue/fold-text.ts';

const DRIVER = '(?:drivers?|chauffeurs?)';
/** What a driver is there for: a bus has one too, and so has a party in which one person drives. */
const ENGLISH = [
  String.raw`\b(?:have|get|want|hire|hiring|book|booking|use|using|with|by|and|rather|prefer|like|need|plus) (?:(?:a|an|our|the|own|private|local|personal|good|english speaking) )*${DRIVER}\b`,
  String.raw`\b(?:private|personal|hired|own) (?:car (?:and|with) )?${DRIVER}\b`,
  String.raw`\b(?:our|a|the) ${DRIVER} (?:will |would |can |should |could |to )?(?:takes?|drives?|brings?|picks?|between|for|to take|from)\b`,
  String.raw`\bcars? (?:and|with|plus|\+) (?:a |an |our |private )*${DRIVER}\b`,
  String.raw`\b(?:driven|chauffeured) (?:between|from|by (?:a |our )?(?:private )?${DRIVER})\b`,
];
const OTHERS = [
  String.raw`\b(?:mit|einen?|eigene[rmn]?|private[rmn]?) (?:(?:eigene[rmn]?|private[rmn]?) )?(?:fahrer|chauffeur)s?\b`,
  String.raw`\bavec (?:un |notre )?chauffeur\b`,
  String.raw`\bcon (?:un |nuestro )?(?:conductor|chofer|autista)(?: privad[oa]| privato)?\b`,
  String.raw`\bcom (?:um )?motorista\b`,
];
const HAS_DRIVER = new RegExp([...ENGLISH, ...OTHERS].join('|'), 'g');
/** "Driver's licence", "the only driver", "bus and taxi drivers": nobody who drives the party. */
const IS_ANOTHER =
  /^ (?:s )?(?:licen[cs]e|seat|tips?\b|guide only)|^ s\b|^ (?:is not|isn t|isnt) needed|^ ?(?:who|that) (?:rip|cheat|overcharge)/;
const REFUSES =
  /\b(?:no|not|without|never|avoid|don ?t|do not|doesn ?t|won ?t|no need (?:of|for)|ohne|kein\w*|sans|sin|senza|sem)(?: (?:want|need|like|have|hire|book|use|to|with|by|an?|the|any|our|private))* ?$/;

/** Whether notes ask to be driven from place to place: "a driver between the cities", "car and driver". */
export function hasDriver(notes: string): boolean {
  const text = foldText(notes);

  return [...text.matchAll(HAS_DRIVER)].some(({ index, 0: said }) => {
    const behind = text.slice(index + said.length);

    return !IS_ANOTHER.test(behind) && !REFUSES.test(refusalOf(text.slice(0, index), said));
  });
}

/** What stands before the person, so that a refusal in the middle of the words counts too. */
function refusalOf(before: string, said: string): string {
  const verb = said.replace(
    /(?:drivers?|chauffeurs?|fahrers?|conductor|chofer|autista|motorista).*$/,
    '',
  );

  return `${before}${verb}`;
}
