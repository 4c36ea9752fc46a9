import { foldText } from '#server/catalogue/fold-text.ts';
import { COMMA } from '../understanding/clauses.ts';
import { isTurnedDownBehind } from '../understanding/turned-down.ts';
import { REFUSED_FOODS, type RefusedFood, SAID_FOODS } from './refused-foods.ts';

/** Stands for a food that was read, with its number in the list. */
const FOOD = String.raw`xfood(\d+)x`;

/** Right before a food these refuse it, by language. */
const REFUSE = [
  'no|zero|without|(?<!(?:nt|not|never) )(?:avoid(?:s|ing)?|skip(?:ping)?)|hates?|hating|dislikes?|detests?|loathes?|despises?|minus|hold the|leave out|allergic to|intolerant (?:of|to)|averse to|aversion to|squeamish about|put off by|grossed out by|free of|(?:stay|stays|keep|keeps) (?:away from|off|clear of)|nothing with|(?<!why )not|nor',
  '(?:anything|everything|all) (?:but|except)',
  '(?:can ?not|cant|couldnt) (?:even )?(?:stand|bear|abide|stomach|eat|face|have|do|take|handle)',
  '(?:do not|does not|dont|doesnt|wont|will not|would not|wouldnt|never|not) (?:(?:really|even|ever|much) )?(?:eat(?:s|ing)?|like|likes|love|do|does|want|touch|touches|care for|fancy|enjoy|serve us|order|go near)',
  'eats? (?:no|neither)|neither|(?:not|no|never been|nt) (?:an? )?(?:(?:really|very|too|so|big|huge|great|real|much of an?) )*(?:fans? of|keen on|into|fond of|big on|lovers? of)',
  'kein(?:e|en|er|em)?|ohne|nichts mit|hass(?:e|t|en)|nicht gern|(?:ekel\\w*|graut|graust) (?:\\w+ )?(?:vor|es)|verzicht\\w+ auf|(?:mag|mogen|esse|essen|isst|will|wollen|vertrag\\w*|vertrage) (?:\\w+ )?kein(?:e|en)?|auf keinen fall',
  'sans|pas (?:de|d)|aucune?|ni|jamais (?:de|d)|(?:deteste|detestent|detestons|evite[rz]?|evitons)|(?:aime|aiment|aimons|mange|mangent|mangeons|supporte|supportent|supportons|veux|voulons) (?:pas|ni|jamais)(?: du tout)?|horreur (?:de|des|du|d)|rien avec|pas (?:trop |tres )?fans? (?:de|d|du|des)',
  'sin|nada de|ningun[ao]?|ni|no (?:me|nos|le|les|te) (?:gustan?|van?|apetecen?)(?: nada)?|odi(?:o|a|amos|an)|detest(?:o|a|amos|an)|no (?:como|come|comemos|comen|quiero|queremos|soporto|soporta|soportamos|puedo comer|puede comer|tomo|tomamos)|evitar|no (?:soy|somos) (?:muy )?(?:fan|fans|amigos?) del?',
  'senza|niente|nessun[oa]?|ne|non (?:mi|ci|le|gli) piac(?:e|ciono)(?: per niente)?|odi(?:o|a|amo|ano)|detest(?:o|a|iamo|ano)|non (?:mangio|mangia|mangiamo|mangiano|voglio|vogliamo|sopporto|sopporta|sopportiamo|amo|ama|amiamo|tollero)|evitare',
  'sem|nenhum[a]?|nem|nao (?:gosto|gosta|gostamos|gostam) (?:muito )?d[eoa]s?|nao (?:como|come|comemos|comem|quero|queremos|suporto|suporta|suportamos)|odei(?:o|a)|odiamos|detest(?:o|a|amos|am)|evitar',
  'geen|zonder|haat|haten|niets met|niet van|(?:lust|lusten|eet|eten) (?:geen|niet)|liever geen',
  'bez|zadnych|utan|uden|uten|ikke|nie (?:jem|jemy|je|jedza|lubie|lubimy|znosze)|ilman',
].join('|');
/** What may stand between, or before the next of a list. */
const FILLER =
  '(?:any|ani|the|an?|some|more|of|raw|roh\\w*|frisch\\w*|rauwe|live|living|hot|spicy|smell of|taste of|cooked|fried|grilled|roast|fresh|smoked|eating|to eat|type of|kind of|form of|meat|dishes|stuff|please|or|and|nor|no|not|either|neither|le|la|les|l|du|de|des|d|et|ou|ni|el|los|las|un|una|carne|il|lo|i|gli|di|e|o|ne|os|as|um|uma|nem|das|den|der|die|dem|und|oder|noch|auch|bitte|por favor|y|u|del|al|della|dei|delle|het|een|en|of|geen|sans|sin|senza|sem|pas|ohne|keine?n?|kein)';
const REFUSED = new RegExp(
  String.raw`\b(?:${REFUSE}) (?:${FILLER} ){0,3}${FOOD}(?:(?: ${COMMA})?(?: ${FILLER}){0,4} ${FOOD})*`,
  'g',
);
/** "Octopus and oysters". */
const LISTED = new RegExp(`${FOOD}(?: (?:and|or|und|oder|et|ou|y|o|e|en|of) ${FOOD})*`, 'g');
/** "Pork-free". */
const FREE_BEHIND = /^ (?:free|frei|vrij)\b/;
/** What takes a refusal back: "not a fan of lamb but will try", "no lamb is fine too". */
const TAKEN_BACK =
  /^(?: (?:dishes|meat|stuff))?(?: xcommax)?(?: (?:is|are|would be|s))? ?(?:(?:perfectly|totally|also|quite) )?(?:fine|ok|okay|welcome|no problem|gern|geht|va bien|esta bien|va bene)\b|^[^.]{0,16}(?: xcommax)? (?:but|though|yet|and|aber|mais|pero|ma|mas|maar) (?:\w+ ){0,3}(?:(?:will|would|could|can|might|may|happy to|willing to|open to|ready to|up for|like to|love to) (?:still |always |happily )?(?:try|taste|give|have a go|learn)|(?:willing|happy|open) to (?:try|taste)|probier\w*|versuch\w*|gouter\w*|probar\w*|assaggi\w*|provar\w*|proeven)|^ (?:yet|before|so far)\b/;
/** What follows a food in a name or a thing to see: "fish market", "Lamb Street", "Crab Island". */
const IN_A_NAME =
  '(?: (?:street|st|road|lane|alley|island|bay|hill|beach|point|rock|creek|river|lake|cove|mountain|farms?|inn|pub|museum|square|park|key|cay|pass|falls|valley|house|club|festival|market|markets|auction|spa|tanks?|tours?|hunt\\w*|dog|mail|pace|skin|shop|stew pot))';
/** Said of a food behind it, where the verb comes last. */
const BEHIND =
  /^(?: (?:eti?|urunleri|urunu))? (?:yok|olmasin|istemi\w+|istemem|yemi\w+|yemem|yemez|yemeyiz|sevmi\w+)\b|^(?: \w+)? (?:(?:mag|mogen|ess?e|essen|isst|vertrage?n?|vertragt|kann|konnen|will|wollen) (?:(?:ich|wir|er|sie|meine?|unsere?|man) )?(?:\w+ ){0,2}(?:nicht|gar nicht|keine?n?|nie)|geht gar nicht|muss nicht sein|(?:lieber |bitte )?nicht\b|(?:non|no|nao|nein|nee) (?:merci|gracias|grazie|obrigad[oa]|danke|bedankt)|(?:lust|eet|eten) (?:ik|we|wij|hij|ze) niet|(?:we|i|he|she|they|my \w+|our \w+) (?:really |just )?(?:hates?|dislikes?|dont|doesnt|do not|does not|cant|cannot|can not|never|wont|will not) ?(?:like|eat|stand|do|touch|bear|have)?|yem(?:iyor|em|ez)\w*|(?:grosses?|disgusts?|repulses?|sickens?) (?:me|us|him|her|them)|me (?:da|dan) asco|(?:nos|me) (?:repugnan?|disgustan?)|mi fa schifo|me degoutent?|dislike|hater)\b|^(?:は|が|を|も|肉は|肉が)*(?:苦手|嫌い|だめ|ダメ|食べ(?:られ)?(?:ない|ません)|なし|抜き|NG)/;
/** Right before one in scripts without spaces. */
const BEFORE_SIGNS = /(?:不要|不吃|不能吃|不喜欢|不喜歡|别放|без |не (?:ем|едим|люблю|любим) )$/;
const SENTENCES = /[.;!?\n。！？]+/;

const IN_NAMES = new RegExp(`${FOOD}(?=${IN_A_NAME}\\b)`, 'g');
const WORDS = REFUSED_FOODS.map((food) => new RegExp(SAID_FOODS.get(food) ?? '(?!)', 'gu'));

/** The foods that notes refuse, in the order of the list. */
export function refusedFoodsIn(notes: string): RefusedFood[] {
  const refused = new Set(notes.split(SENTENCES).flatMap(refusedInSentence));

  return REFUSED_FOODS.filter((food) => refused.has(food));
}

function refusedInSentence(sentence: string): RefusedFood[] {
  const folded = foldText(
    sentence
      .replaceAll(/n['’]t\b/gi, 'nt')
      .replaceAll(/\b([cdln]|all|dell)['’]/gi, '$1 ')
      .replaceAll(/[,、，(]/g, ` ${COMMA} `),
  );
  const marked = WORDS.reduce(
    (text, words, at) => text.replaceAll(words, `xfood${at}x`),
    folded,
  ).replaceAll(IN_NAMES, 'xnamex');
  const before = [...marked.matchAll(REFUSED)].flatMap(({ index, 0: said }) =>
    TAKEN_BACK.test(marked.slice(index + said.length)) ? [] : foodsIn(said),
  );
  const behind = [...marked.matchAll(LISTED)].flatMap(({ index, 0: said }) =>
    isRefusedAround(marked.slice(0, index), marked.slice(index + said.length)) ? foodsIn(said) : [],
  );

  return [...before, ...behind];
}

function foodsIn(text: string): RefusedFood[] {
  return [...text.matchAll(new RegExp(FOOD, 'g'))].flatMap(
    ([, at]) => REFUSED_FOODS[Number(at)] ?? [],
  );
}

function isRefusedAround(before: string, behind: string): boolean {
  if (TAKEN_BACK.test(behind)) return false;
  return (
    FREE_BEHIND.test(behind) ||
    BEHIND.test(behind) ||
    BEFORE_SIGNS.test(before) ||
    isTurnedDownBehind(behind.replaceAll(` ${COMMA}`, ','))
  );
}
