import { foldText } from '#server/catalogue/fold-text.ts';
import { CARE_IDS, type CareId } from './care.ts';

const NOT = String.raw`(?<!\b(?:not|never|nobody|no one|dont|doesnt|isnt|arent|wont|nicht|nie|pas|jamais|non|nunca) (?:\w+ ){0,2})`;
const BAD = String.raw`(?:hates?|fears?|dislikes?|avoid(?:s|ing)?|no|nothing|not|never|without|afraid of|scared of|frightened of|terrified of|fear of|bad (?:in|with)|panics? in|uneasy in|nervous in|(?:do|does|ca|can) ?(?:not|nt) (?:do|like|stand|bear|handle|cope with|take))`;

function words(...some: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${some.join('|')})\b`);
}

/** A baby is told by its age. */
type SaidCare = Exclude<CareId, 'baby'>;
const SAID_CARES = CARE_IDS.filter((id): id is SaidCare => id !== 'baby');

/** How cares are worded, folded, in English, German, French, Spanish, Italian and some Portuguese and Dutch. */
const CARE_WORDS: Readonly<Record<SaidCare, RegExp>> = {
  heights: words(
    String.raw`vertigo|(?:afraid|scared|fears?|frightened|terrified|phobia|nervous) of heights|(?:hates?|fears?|dislikes?|no|avoid|(?:bad|uneasy|uncomfortable|not (?:good|great|ok|okay|happy|comfortable)) (?:with|at)|(?:do|does|ca|can) ?(?:not|nt) (?:do|like|stand|bear|handle|cope with)) heights|heights (?:scare|frighten|terrify|bother|make)|(?:nothing|not|gets?|too|no) (?:too |very )?dizz\w*|(?:no|without|avoid) (?:sheer drops?|drop offs?|exposed \w+|cliff edges?)`,
    String.raw`hohenangst|nicht schwindelfrei|vertige|peur du vide|acrophobi\w*|miedo a las alturas|(?:soffr\w+ di|paura delle) (?:vertigini|altezze)|medo de alturas?|lek wysokosci|hoogtevrees`,
  ),
  'tight-spaces': words(
    String.raw`${NOT}(?:claustrophob\w*|claustrofob\w*|klaustrophob\w*|platzangst)`,
    String.raw`${BAD} (?:\w+ ){0,3}?(?:tight|enclosed|confined|cramped|closed in) (?:spaces?|places?|rooms?)`,
    String.raw`${BAD} (?:\w+ ){0,5}?(?:being|going|anything) (?:underground|below ground)|(?:afraid of|scared of|fear of|panics? in) (?:\w+ ){0,2}?(?:tunnels?|caves?|lifts?|elevators?|underground)`,
    String.raw`angst (?:vor|in) engen raumen|enge raume|peur des espaces clos|miedo a (?:los )?espacios cerrados|paura (?:dei luoghi|degli spazi) chiusi`,
  ),
  boats: words(
    String.raw`${NOT}(?:(?:gets?|getting|is|am|are|be|easily|always|very|badly) )*sea ?sick\w*(?: on (?:\w+ ){0,2}boats?)?|(?:motion )?sick\w* on (?:\w+ )?(?:boats?|ferr(?:y|ies)|ships?|the water)`,
    String.raw`${NOT}seekrank\w*|mal de mer|mareo\w* en (?:\w+ )?(?:barcos?|boats?|ferr\w+)|mal di mare|enjoo\w* no (?:barco|boat)|zeeziek`,
  ),
  'winding-roads': words(
    String.raw`${NOT}(?:car ?sick\w*|travel ?sick\w*)(?: on (?:\w+ )?(?:winding|twisty|bendy|curvy|mountain) roads?| in (?:\w+ )?(?:cars?|buses|back))?|motion ?sick\w*(?! on (?:\w+ )?(?:boats?|ferr))|sick in (?:the |a )?(?:cars?|buses|back)`,
    String.raw`${BAD} (?:\w+ ){0,3}?(?:winding|twisty|bendy|curvy|hairpin|serpentine) (?:roads?|drives?|bends)`,
    String.raw`reisekrank\w*|(?:beim|im) auto(?:fahren)? (?:\w+ ){0,3}?(?:schlecht|ubel)|mal des transports|malades? en (?:voiture|cars?)|mareo\w* en (?:\w+ )?(?:coches?|carros?|cars?|autos?|bus\w*|curvas)|mal d ?auto|wagenziek`,
  ),
  breath: words(
    String.raw`${NOT}(?:asthma\w*|asthme|asma|copd|emphysema|short(?:ness)? of breath|out of breath|breathless\w*|kurzatmig|lungenkrank\w*)`,
    String.raw`(?:bad|weak|poor) (?:lungs?|hearts?)|heart (?:condition|failure|patient|disease)|lung (?:condition|disease|problems?|trouble)|(?:herz|lungen)(?:schwach\w*|krank\w*|problem\w*)|problemes? (?:cardiaques?|respiratoires?)|problemas? (?:cardiac\w+|respiratori\w+|del corazon)`,
  ),
  cold: words(
    String.raw`${NOT}(?:(?:gets?|feels?|is|am|are) )?cold easily|${NOT}feels? the cold(?: \w*ly)?|always (?:cold|freezing)|freez\w+ easily|(?:hates?|sensitive to|suffers? (?:from|in)|(?:cant|cannot|do not|dont|does not|doesnt) (?:stand|take|bear|like|handle|do)|bad (?:in|with)|no fans? of) (?:the |being )?cold(?! (?:food|soup|water|drinks?|cuts|dishes))|raynaud\w*`,
    String.raw`(?:friert|friere|frieren) (?:schnell|leicht|immer|so)|verfroren|frostbeule|frileu\w*|friolent[oa]s?|frioler[oa]s?|pas[sa]\w* (?:mucho )?frio|soffr\w+ (?:\w+ )?(?:il )?freddo|freddolos\w+|friorent\w+|kouwelijk`,
  ),
  noise: words(
    String.raw`${NOT}(?:light sleepers?|sleeps? (?:very )?(?:badly|lightly)|sensitive to noise|noise sensitive)|(?:hates?|cant sleep with|no) (?:street )?noise`,
    String.raw`leichte[rn]? schlaf\w*|schlaf\w+ (?:sehr )?(?:leicht|schlecht)|(?:gerausch|larm)empfindlich|sommeil (?:tres )?leger|sueno (?:muy )?ligero|sonno (?:molto )?leggero|sono leve`,
  ),
  calm: words(
    String.raw`${NOT}(?:introvert\w*|autis\w+|overstimulat\w+|overwhelm\w+|hsp|highly sensitive|hochsensib\w*|hypersensib\w*)|sensory (?:overload|issues|sensitiv\w+|needs|processing)|(?:quiet|alone|down) ?time to (?:recharge|decompress|recover)|social (?:anxiety|battery)`,
    String.raw`crowds? (?:make|makes|stress|scare|frighten|overwhelm|drain|exhaust|bother)\w*(?: \w+){0,2}|(?:anxious|anxiety|panic\w*|nervous|stressed) in (?:big |large )?crowds|angst in menschenmengen|agoraphob\w*`,
  ),
  alone: words(
    String.raw`alone(?! time)|solo (?:trip|travell?er|female|male|woman|man|travel)|(?:travell?ing|going|first) solo|solo (?=in|to)|by myself|on my own|just me`,
    String.raw`(?:reise|bin|fahre|ganz) allein\w*|allein(?:e|reisende?r?)?|toute? seule?|voyage seule?|en solitaire|viaj\w+ sol[oa]|sola?(?= en)|da sol[oa]|sozinh[oa]`,
  ),
  'first-abroad': words(
    String.raw`first (?:\w+ )?(?:time|trip|journey|holiday|vacation|flight|visit) (?:ever )?(?:abroad|overseas|outside|out of (?:the|our|my) country)|never (?:been|left|travel+ed|flown|gone) (?:abroad|overseas|anywhere|(?:out of |outside (?:of )?)?(?:the )?(?:us|usa|states|america|uk|country|canada|australia|india))(?: before)?|no passport yet|first passport`,
    String.raw`zum ersten mal im ausland|erste auslandsreise|(?:premiere?|1ere) fois a l etranger|primera vez (?:en el extranjero|fuera)|prima volta all ?estero|primeira vez no estrangeiro`,
  ),
  'early-flights': words(
    String.raw`(?:no|hates?|avoid|without|dislikes?|(?:do|does|ca|can) ?(?:not|nt) (?:like|do|want|stand)|nt want) (?:\w+ ){0,2}?early (?:morning )?flights?(?: (?:and|or) early mornings)?|no flights? before (?:\d+|seven|eight|nine|ten)(?: ?am)?|(?:keine|ohne) fruhe[nr]? fluge?|pas de vols? (?:trop )?(?:tot|matina\w+)|(?:sin|nada de) vuelos? (?:muy )?temprano\w*|(?:niente|senza) voli (?:troppo )?presto`,
  ),
  'jet-lag': words(String.raw`${NOT}(?<!no )jet ?lag\w*`),
  'short-walks': words(
    String.raw`(?<!\b(?:loves?|likes?|enjoys?|some|few|do|want|with|nice|lovely|take|are|of|for|and) )short (?:walks?|distances?|walking distances?)(?! (?:in|along|through|to|around|on|from|into|up|and|or|hikes?)\b)|(?:only|just) (?:\w+ ){0,2}?short (?:walks?|distances?|ways)`,
    String.raw`(?:nur |bitte )?kurze (?:wege|strecken|fusswege)(?! (?:in|durch|am)\b)|(?:que |seulement )?(?:de |des )?courtes? (?:distances|marches)|(?:solo |pocas )?distancias cortas|(?:solo )?(?:brevi|corti) (?:tragitti|percorsi)|(?:cant|cannot|can not|not able to) walk (?:for )?(?:more than|longer than|over) (?:\w+ ){1,3}?(?:minutes|min)`,
  ),
};

/** The cares that notes tell of. */
export function caresIn(notes: string): CareId[] {
  const folded = foldText(notes.replaceAll(/\b([ldj])['’]/gi, '$1 '));

  return SAID_CARES.filter((id) => CARE_WORDS[id].test(folded));
}

/** Whether folded notes ask for short ways on foot. */
export function isOnShortWalks(folded: string): boolean {
  return CARE_WORDS['short-walks'].test(folded);
}

/** A folded clause without the words of cares: "seasick on boats" wishes for no boat, "short walks" for no walk. */
export function withoutCareWords(clause: string): string {
  return Object.values(CARE_WORDS).reduce(
    (text, pattern) => text.replace(pattern, ' xcarex '),
    clause,
  );
}
