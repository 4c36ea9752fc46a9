/** "İstanbul'dan Roma'ya": the ending of a name says that one comes from there. */
const LEFT =
  /^(?:['’](?:dan|den|tan|ten)(?!\p{L})| ?(?:出发|出發|起飞|起飛|出発|[発發](?![\p{L}])|[発發]着|[発發](?=[でのはに])|から[^、。]{0,6}(?:出発|飛行機|飛|直行便|行け|新幹線|電車)))/u;
/** "从北京飞大阪": one flies from there. */
const FROM_IN_THE_EAST = /[从從]$/u;
const FLIES_ON = /^ ?(?:直?飞|直?飛|起)/u;
/** "最后回上海": back home. */
const BACK_HOME = /(?:飞?回到?|返回|返程)$/u;
/** The same by a word before it: "lot z Gdańska do Rzymu", "из Москвы". */
const FROM =
  /(?:\b(?:lot|lotu|autem|samochodem|autobusem|dojazd|dojezdzamy|lecimy|lece|wylot|wylatujemy|wyjazd|jedziemy|pociag|pociagiem|mieszkamy|jestesmy|let|letime|odletame|prilet|vlak) (?:\w+ )?(?:z|ze|iz)|(?:^| )(?:из|из-за)|\bvanuit|\bfra(?= *$)|\bfran)$/;
/** "My sister lives in Leeds, we want Italy": somebody else is there. */
const WHERE_OTHERS_ARE =
  /^(?!.*\b(?:visit\w*|see|seeing|stay\w*|besuch\w*|sehen|voir|visitar|ver|visitare|trovare|odwiedzic)\b).*\b(?:(?:lives?|lived|living|works?|studies) (?:\w+ )?(?:in|near)|(?:wohnt|lebt|arbeitet|studiert) (?:\w+ )?(?:in|bei)|(?:habite|vit|travaille) a|(?:vive|trabaja|estudia) en|(?:vive|abita|lavora) a|(?:mora|vive) em|mieszka w|woont in|bor i)$/;
/** "Dönüş Venedik'ten İstanbul'a": where the journey back goes. */
const RETURN = /\b(?:donus|donusumuz)\b[^,;]*$/;
const TO_IT = /^['’]?y?[ae]\b/;
/** "جايين من الرياض": one comes from there. */
const COMING_IN_ARABIC = /(?:جاي\p{L}*|قادم\p{L}*|مسافر\p{L}*|ننطلق|سننطلق|انطلاق\p{L}*) من ?$/u;

const HOME =
  /(?<!\b(?:sunset|sunrise|views?|photos?|capital|capitale|hauptstadt|heart|centre|center|south|north|west|east|suden|norden|westen|osten|best|beste|rest) )\b(?:from|depuis|von|ab|vanaf|desde|de chez|back to|return(?:ing)? to|home to|back in|we live in|i live in|based in|leben in|wohnen in|habitons a|vivimos en|abitiamo a|moramos em|(?:treno|volo|partenza|partendo) da|(?:tren|vuelo|trem|voo|vol|saindo|saliendo|salida|saida|depart|partance) d[e']?|loin d[eu]?|weit (?:weg )?von|(?:vlucht|vliegen|vertrek\w*|trein|weg) van|lejos de|lontano da|longe d[eao]|ver van)$/;
/** "Mit dem Auto aus Würzburg", "met de trein uit Gent": what one comes from home by. */
const BY_IT_FROM =
  /\b(?:auto|wagen|pkw|zug|bahn|fernbus|wohnmobil|camper|motorrad|anreise|anfahrt|trein|bus) (?:aus|uit)$|\b(?:en|par) (?:char|voiture|auto|train|avion|bus|autocar|camping car|van|moto) d[eu']?$|\b(?:en|de) (?:coche|carro|tren|avion|autobus|autocaravana|furgo\w*) desde$/;
/** "Rückflug Samstag 17:40 nach Köln": where the party lives. */
const FLIGHT_HOME =
  /\b(?:ruckflug|heimflug|ruckreise|heimreise|ruckfahrt|heimfahrt|vuelo de (?:vuelta|regreso)|vol (?:de )?retour|volo di ritorno|voo de volta)\b[^.;]{0,40} (?:nach|a|para|naar)$/;
/** A text begins where the party sets out: "Partiamo da Verona in treno". */
const SETTING_OUT =
  /^(?:(?:noi|nous|wir|we|nosotros) )?(?:partiamo|parto|veniamo|partons|pars|venons|salimos|salgo|venimos|partimos|saimos|saio|viemos|vertrekken|wyjezdzamy|wyruszamy|kommen|komme|reisen|fahren|starten) (?:\w+ ){0,2}?(?:da|de|du|d|desde|z|ze|vanuit|uit|van|aus)$/;
/** "Eurostar départ Paris 7h13, retour dimanche 20h01": where the way out begins. */
const SETS_OUT =
  /\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|abfahrt|abflug|vertrek|partenza|salida|partida|wyjazd|wylot)$/;
const AND_COMES_BACK =
  /^ (?:(?!back|retour)\w+ )?\d{1,2}(?:[:.h]\d{2}| ?(?:am|pm|uhr|h))[^.;!?\n]{0,30}\b(?:back|retour|return|zuruck|ruckfahrt|ruckflug|ritorno|rientro|vuelta|regreso|volta|terug|powrot)\b(?! (?:in|to|at|a|nach|vers)\b)/;

/** Whether the words around a name say that one leaves from there at an hour and comes back at another. */
export function isSetOutFrom(before: string, after: string): boolean {
  return SETS_OUT.test(before) && AND_COMES_BACK.test(after);
}

/** "On Thursday I take the 22:00 night train to Lao Cai": one leaves for there. */
const ON_THE_WAY_HOME =
  /\b(?:take|taking|catch|catching|have|board) (?:the|a|an|our|my) \d{1,2} ?\d{0,2} ?(?:am |pm |h )?(?:night |overnight |sleeper |last )?(?:train|bus|ferry|flight) to$/;

/** Whether the folded words before a name end with a train or flight that leaves for there. */
export function isOnTheWayHome(before: string): boolean {
  return ON_THE_WAY_HOME.test(before);
}

/** Whether the words right around a name say that somebody comes from there, in languages that say it in one word. */
export function isFromHome(before: string, after: string): boolean {
  return (
    LEFT.test(after) ||
    (RETURN.test(before) && TO_IT.test(after)) ||
    COMING_IN_ARABIC.test(before) ||
    [FROM, BACK_HOME, WHERE_OTHERS_ARE].some((words) => words.test(before)) ||
    (FROM_IN_THE_EAST.test(before) && FLIES_ON.test(after))
  );
}

/** Whether the folded words before a name say that the party lives or sets out there: "we live in", "départ de". */
export function isHomeBehind(before: string): boolean {
  return [HOME, BY_IT_FROM, SETTING_OUT, FLIGHT_HOME].some((words) => words.test(before));
}
