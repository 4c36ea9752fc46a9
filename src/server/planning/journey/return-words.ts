import { fold } from './names-of-route.ts';

/** The way home in folded words; "hin und zurück" begins and ends at home. */
export const RETURN =
  '(?<!\\b(?:und|y|e|aller|hin) )(?:zuruck|ruckflug|heimflug|abflug|retour|vuelta|regreso|volvemos|ritorno|rientro|volta|voltamos|regressamos|terug|terugvlucht|return flight|flight (?:home|back))';
/** From where: "Rückflug ab", "volta por", "terug vanuit". */
export const RETURN_FROM = '(?:ab|von|aus|de|depuis|desde|da|por|van|vanuit|uit|from)';
/** Behind the place that one goes home from: "Budapest에서 귀국", "大阪から帰国". */
export const HOME_FROM_IT = ` ?(?:${fold('에서 귀국')}|から帰国|回国|返程)`;
/** Around it: "Dönüş Venedik'ten". */
export const HOME_BEFORE_IT = 'donus\\w*';
export const FROM_IT = '[td][ea]n';

/** Once more in a place: "back to Rome", "on revient à Montréal", "di nuovo Atene". */
export const BACK = [
  '(?:end|finish)(?:s|es|ing)?(?: up)? (?:in|at|back in)',
  '(?:back|return(?:ing)?|come back|coming back|go back|going back) (?:to|in|into|for|via)',
  '(?:zuruck|revien\\w+|retourn\\w+|rentr\\w+|retour|ritorn\\w*|torniamo|volve\\w+|vuelta|regres\\w+|volta\\w*|terug) (?:in|nach|a|en|em|para|naar)',
  '(?:again|wieder|nochmals?|di nuovo|(?:de|a) nouveau|encore|de nuevo|otra vez|de novo|opnieuw|weer)(?: (?:in|nach|a|en|em|to|naar))?',
].join('|');

const NIGHT = '(?:nights?|nacht\\w*|nuits?|noches?|nott[ei]|noites?)';
const FIRST = '(?:first|erste\\w*|premieres?|primer\\w*|prim[ae]|primeiras?|eerste)';
const LAST = '(?:last|final|letzte\\w*|dernieres?|ultim[ae]s?|laatste)';
/** Before the name of a place. */
export const IN = '(?:in|at|a|en|em)';
/** "Our first two nights in", "les deux dernières nuits à", "letzte 2 Nächte in". */
export const FIRST_NIGHTS_IN = `${FIRST} (?:\\w+ )?(?:${NIGHT}|days?) ${IN}`;
export const LAST_NIGHTS_IN = `${LAST} (?:\\w+ )?(?:${NIGHT}|days?) ${IN}`;
/** One night at the end: "for the last night", "la dernière nuit", "di nuovo Atene per il volo". */
export const LAST_NIGHT = `\\b(?:${LAST} (?:night|nacht|nuit|noche|notte|noite)|(?:for|before) (?:the|our) (?:flight|plane)|fur den (?:ruck|heim)?flug|pour le vol|avant le vol|para el vuelo|per il volo|para o voo|voor de vlucht)\\b`;

const AND = '(?:and|und|et|y|e|en|&)';
const BEGIN =
  '(?:start\\w*|begin\\w*|beginn\\w*|commen\\w+|demarr\\w+|depart\\w*|part\\w+|empez\\w+|empiez\\w+|sal(?:ida|imos|iendo)|inizi\\w+|comec\\w+)';
const COME_BACK =
  '(?:end\\w*|finish\\w*|return\\w*|aufhor\\w*|zuruck\\w*|fin\\w+|arriv\\w+|retour|reven\\w+|termin\\w+|acab\\w+|volv\\w+|vuelta|llegada|torn\\w+|ritorn\\w*|volta\\w*|eindig\\w*)';
const AT = '(?:in|at|from|to|a|au|aux|de|da|en|em|von|ab|nach|van)';
/** Before where a round trip begins and ends: "starting and ending in", "fly in and out of", "round trip from", "partendo e tornando a". */
export const ROUND_TRIP_FROM = [
  `${BEGIN} ${AND} ${COME_BACK}(?: ${AT})?`,
  `(?:in ${AND} out|arriv\\w+ ${AND} depart\\w+|to ${AND} from) (?:of|from|via|at)?`,
  '(?:round ?trip|loop|circuit|circular (?:route|tour|trip)|rundreise|rundfahrt|boucle|circuito|anello|rondreis) (?:out )?(?:from|of|ab|von|au depart d[eu]?|desde|da|de|vanaf)',
].join('|');
/** A trip that ends in the place it began in, which these words do not name. */
export const ENDS_WHERE_IT_BEGAN =
  /\b(?:(?:end|finish|return|back|arrive)\w*(?: up)?(?: in| at| to)?(?: the same (?:place|city|town)| where (?:it|we|i|you) (?:began|begin|begins|started|starts|start)| (?:at|to) (?:the|our) (?:start|starting point|beginning))|(?:zuruck zum|wieder am|endet am) (?:ausgangspunkt|anfang|start)|(?:retour|revenir|finir|termin\w+) (?:au|a son) point de depart|(?:volver|volviendo|terminar|termina\w*|acabar) (?:al|en el) (?:punto de partida|mismo (?:sitio|lugar))|(?:ritorno|tornando|finire|finisce) al punto di partenza)\b/;
