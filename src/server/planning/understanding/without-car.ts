import { foldText } from '#server/catalogue/fold-text.ts';
import { hasCar } from './own-car.ts';

/** Limits to driving, which is done all the same: "no driving after dark", "we don't drive far". */
const WITHIN_LIMITS = String.raw`(?! ?(?:(?:too |very |so |that )?(?:much|many|far|long|more|late|fast)|(?:after|in the|in|at|by|before|during|through|when it s|when it is|once it s|once it is|while it is) (?:dark|darkness|nights?|snow|winter|rush|the (?:dark|night|evenings?)|sunset|evenings?)|(?:after|when|if|while|having) (?:\w+ ){0,4}?(?:drink\w*|drunk|drank|wines?|beers?|pints?|alcohol|tastings?|tipsy|tired)|drunk|tipsy|under the influence|home from the pub|every|all day|a lot|for (?:hours|more|longer)|over|for \d|\d|on (?:the )?(?:day|last|first|dirt|gravel|mountain|snow|ice)|up|home))`;
const REFUSES =
  '(?:do not|dont|does not|doesnt|can not|cannot|cant|could not|will not|wont|would not|wouldnt|am not|are not|arent|is not|isnt|not going to|not able to|unable to|rather not|prefer not to|never|nobody|no one|noone|neither(?: of us)?|none of us|not all of us|refuse to|hate to|afraid to|scared to|too old to)';
const CAR = '(?:rental |rented |hired? |own )*cars?(?! (?:sick|seat|park|museum|race|show|factor))';

const ENGLISH = [
  // "no car", "without a rental car", "no need of a car": a cable car is none of these.
  String.raw`\b(?:no|without|not|avoid|avoiding|skip|instead of) (?:(?:by|a|the|any|our|own|having|needing|hiring|renting|taking|using|to|hire|rent|rental|need of|need for) )*${CAR}\b`,
  String.raw`\bcar ?(?:less|free (?:trip|holiday|travel|vacation|week|weekend|stay|tour))\b`,
  String.raw`\b(?:no|without|not|avoid|avoiding|instead of) (?:any |ourselves |us |having to |needing to |self |to )*(?:driving|drive)\b${WITHIN_LIMITS}`,
  String.raw`\b${REFUSES} (?:really |actually |ever |either |both |ha(?:s|ve) to |needs? to |want(?:s|ing)? to |wish to |like to |plan to |planning to |going to |be |able to |self )*(?:drives?|driving)\b${WITHIN_LIMITS}`,
  String.raw`\b${REFUSES} (?:really |want(?:s|ing)? to |wish to |plan to |be )*(?:have|has|own|rent|renting|hire|hiring|take|use|need|want) (?:a |an |any |the )?${CAR}\b`,
  String.raw`\b(?:no|without|have no|has no|dont have|do not have|doesnt have) (?:a |an |any |the )?(?:valid )?(?:driving|drivers?|driver s) licen[cs]e`,
];
const GERMAN = [
  String.raw`\b(?:ohne|kein(?:en|em|e)?|nicht mit(?: dem| einem)?) (?:eigene[nms]? )?(?:auto|wagen|mietwagen|leihwagen|pkw|fuhrerschein)\b`,
  String.raw`\b(?:fahren|fahre|fahrt|mochten|wollen|konnen|kann) (?:\w+ ){0,2}(?:kein(?:en)? auto|nicht (?:selbst|auto|selber))\b`,
  String.raw`\b(?:nicht|ohne) (?:auto|selbst|selber)(?: zu)? fahren\b`,
];
const FRENCH = [
  String.raw`\b(?:sans|pas de|pas en|pas la|aucune) (?:louer (?:de |une )?)?(?:voiture|permis|conduire)\b`,
  String.raw`\b(?:conduisons|conduit|conduis|conduire) pas\b|\bne (?:pas |veux pas |voulons pas |peux pas )?(?:conduire|louer de voiture)\b|\bpas (?:conduire|louer de voiture)\b`,
];
const SPANISH = [
  String.raw`\bsin (?:alquilar |rentar |tener |usar )?(?:coche|carro|auto|conducir|manejar|carnet)\b`,
  String.raw`\bno (?:queremos |quiero |podemos |puedo |sabemos |vamos a )?(?:conduc\w+|manej\w+|(?:alquilar|rentar|tenemos|tengo) (?:coche|carro|auto|carnet))\b`,
];
const ITALIAN = [
  String.raw`\b(?:senza|niente) (?:noleggiare (?:l |la |una? )?|la |l )?(?:auto|macchina|guidare|patente)\b`,
  String.raw`\bnon (?:vogliamo |voglio |possiamo |posso )?(?:guid\w+|noleggiare|abbiamo (?:la |una? )?(?:auto|macchina|patente))\b`,
];
const PORTUGUESE = [
  String.raw`\bsem (?:alugar |usar )?(?:carro|dirigir|conduzir|carta de conducao)\b`,
  String.raw`\bnao (?:queremos |quero |podemos |posso |vamos )?(?:dirig\w+|conduz\w+|(?:alugar|temos|tenho) carro)\b`,
];
const OTHERS = [
  // Dutch, Polish, Swedish, Danish and Norwegian.
  String.raw`\b(?:zonder (?:auto|rijbewijs|auto te rijden)|geen (?:auto|huurauto|rijbewijs)|rijden (?:zelf )?(?:niet|geen auto))\b`,
  String.raw`\b(?:bez (?:samochodu|auta)|utan bil|ingen bil|uden bil|uten bil)\b`,
];

const WITHOUT_CAR = new RegExp(
  [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH, ...ITALIAN, ...PORTUGUESE, ...OTHERS].join('|'),
);
const WITHOUT_SPACES =
  /(?:車|レンタカー|くるま)(?:は|を)?(?:なし|無し|使わ|借り(?:ない|ません)|いらない|不要)|運転(?:は|を)?(?:し(?:ない|ません)|でき(?:ない|ません)|なし|不可)|免許(?:が|は)?(?:ない|なし|ありません)|(?:不|没有|沒有|不想|不会|不會)(?:自驾|自駕|开车|開車|租车|租車)|(?:차|렌터카|렌트카) ?없이|운전(?:은|을)? ?(?:안|못|하지 않)|без (?:машины|авто)|не вод(?:им|ит|ят)/u;

/** "A day in the vineyards where neither of us has to drive": of that day alone. */
const THERE_ALONE =
  /(?:[^.;!?\n,]|, (?=and |or ))*\b(?:where|when|on which|that day) (?:neither|nobody|no one|none)\b[^.;!?\n,]*/giu;

/** Whether notes say that nobody of the party drives, or that no car is hired. */
export function isWithoutCar(notes: string): boolean {
  const general = hasCar(notes) ? notes.replaceAll(THERE_ALONE, ' ') : notes;

  return WITHOUT_CAR.test(foldText(general)) || WITHOUT_SPACES.test(general.toLowerCase());
}

/** What is said of days on which nobody drives, of a party that has a car on the others. */
export function saidWithoutDriving(notes: string): string[] {
  if (!hasCar(notes)) return [];
  return (notes.match(THERE_ALONE) ?? []).filter((said) => WITHOUT_CAR.test(foldText(said)));
}
