import { foldText } from '#server/catalogue/fold-text.ts';

/** The most that a trip may cost, as it was said. */
export type AskedLimit = {
  amount: number;
  currency: string;
  isPerPerson: boolean;
  isPerDay?: true;
  /** What is paid for beside it. */
  without?: readonly NotCounted[];
};
/** Parts of a plan's costs that a limit may leave out. */
export type NotCounted = 'flights' | 'stay';

const CURRENCIES: readonly (readonly [code: string, words: RegExp])[] = [
  ['CLP', /pesos? chilenos?|chilean pesos?|\bclp\b/i],
  ['MXN', /pesos? mexicanos?|mexican pesos?|\bmxn\b/i],
  ['ARS', /pesos? argentinos?|argentine pesos?|\bars\b/i],
  ['BRL', /r\$|\breais\b|\breal\b|\bbrl\b/i],
  ['AUD', /a\$|\baud\b|australian dollars?/i],
  ['CAD', /c\$|\bcad\b|canadian dollars?/i],
  ['NZD', /nz\$|\bnzd\b/i],
  ['GBP', /£|\bgbp\b|\bpounds?\b|\bquid\b|\bpfund\b|\blivres\b|\blibras\b|\bsterline\b/i],
  ['EUR', /€|\beuros?\b|\beur\b/i],
  ['JPY', /¥|\byen\b|\bjpy\b|円/i],
  ['INR', /₹|\binr\b|\brupees?\b/i],
  ['CHF', /\bchf\b|\bfrancs? suisses?\b|\bfranken\b|\bfranchi\b/i],
  ['ZAR', /\bzar\b|\brands?\b/i],
  ['SEK', /\bsek\b|swedish kron/i],
  ['NOK', /\bnok\b|norwegian kron/i],
  ['DKK', /\bdkk\b|danish kron/i],
  ['PLN', /\bpln\b|\bzloty|\bzłot|\bz[łl](?!\p{L})/iu],
  ['CZK', /\bczk\b|\bk[čc](?!\p{L})|\bkorun\b/iu],
  ['HUF', /\bhuf\b|\bforint\w*/i],
  ['TRY', /₺|\btry\b(?= *\d)|\btl\b|\blira\b/i],
  ['CNY', /\bcny\b|\brmb\b|\byuan\b|预算|人民币|人民幣|元|块钱/i],
  ['KRW', /₩|\bkrw\b|만 ?원|원(?!\p{L})/iu],
  ['RUB', /₽|\brub\b|руб/i],
  ['AED', /\baed\b|\bdirhams?\b/i],
  ['SGD', /s\$|\bsgd\b/i],
  ['USD', /\$|\busd\b|\bdollars?\b|\bd[oó]lares\b|\bdollari\b|\bbucks\b/i],
];
/** "7 days, budget usd 8000": what is counted is no money. */
const COUNTED =
  /^ ?(?:days?|nights?|weeks?|people|persons?|adults?|kids?|children|pax|tage|nachte|nächte|wochen|jours|nuits|semaines|dias|días|noches|semanas|giorni|notti|settimane|noites)\b/i;
/** How far before an amount the name of its currency may begin. */
const BEFORE = 20;
const AMOUNT = /\d{1,3}(?:[ .,']\d{3})+|\d+(?:[.,]\d{1,2})?/g;
const TEN_THOUSANDS = /^ ?[万萬만]/;
const THOUSANDS = /^ ?(?:k\b|mil\b|tausend\b|mille\b|thousand\b)/i;
/** "1st class", "hotel max 180 CHF": the price of a ride or a night is no limit of the trip. */
const OF_A_PART =
  /\b(?:(?:1st|first|erste|premi[eè]re|primera|prima|primeira) (?:class|klasse|classe|clase)|(?:hotel|hotels|hostel|room|unterkunft|zimmer|chambre|habitaci[oó]n|camera|quarto|kamer)(?: \p{L}+){0,4})[^.;!?\d]{0,24}$/iu;
/** "A dinner that isn't $300 a head": what one meal, one seat or one guide may cost. */
const OF_ONE_THING =
  /\b(?:dinners?|lunch(?:es)?|brunch(?:es)?|breakfasts?|meals?|restaurants?|menus?|tickets?|seats?|shows?|tours?|tastings?|massages?|abendessen|mittagessen|essen|karten|f[uü]hrung|d[iî]ners?|d[eé]jeuners?|repas|billets?|places|cenas?|comidas?|almuerzos?|entradas?|cen[ae]|pranz[oi]|biglietti|jantar(?:es)?|almo[cç]os?|ingressos?|diner|kaartjes)\b(?:(?!budget|total|trip|everything|all in|presupuesto|or[cç]amento|insgesamt)[^.,;!?\d])*$/iu;
const LIMIT_WORDS =
  /budget|预算|預算|予算|예산|бюджет|budżet|bütçe|rozpočet|maks|tot en met|hooguit|limit|\bmax|maxim|at most|under|less than|up to|no more than|all in|in total|unter|hochstens|höchstens|bis zu|insgesamt|moins de|jusqu|presupuesto|menos de|hasta|tope|massimo|meno di|fino a|orcamento|orçamento|ate|até|no maximo|(?:not|no) (?:have )?much money|little money|wenig geld|poco dinero|pochi soldi|pouco dinheiro|peu d['’]argent/i;
const PER_PERSON =
  /per person|\bpp\b|p\.p\.|\beach\b|per head|pro person|pro kopf|a head|par personne|por persona|por pessoa|a persona|a testa|cada|na osob|kişi başı|per persoon|på person|per pers|на человека|每人|一人/i;
const PER_DAY =
  /^[^.;!?]{0,30}?\b(?:a|per|each|every|pro|par|por|al|cada) (?:day|tag|jour|dia|día|giorno)\b|^[^.;!?]{0,12}\b(?:daily|am tag|täglich)\b/i;
/** Without a word of a limit a smaller amount is the price of something. */
const LEAST_ALONE = 300;

/** The most that a trip may cost by a text: an amount with its currency. */
export function readLimit(text: string): AskedLimit | undefined {
  for (const match of moneyIn(text)) {
    const behind = text.slice(match.index + match[0].length);
    const currency = currencyBeside(text, match);
    const amount = numberOf(match[0]) * factorBehind(behind);

    // "Hostels, max 50 euro a day" is what a day may cost.
    const isOfPart = isOfAPart(sentenceBefore(text, match.index)) && !PER_DAY.test(behind);

    if (currency === undefined || amount <= 0 || isOfPart) continue;
    const sentence = sentenceAround(text, match.index);

    if (LIMIT_WORDS.test(sentence) || amount >= LEAST_ALONE)
      return {
        amount,
        currency,
        isPerPerson: PER_PERSON.test(sentence),
        ...(PER_DAY.test(behind) ? { isPerDay: true as const } : {}),
        ...notCounted(text),
      };
  }
  return undefined;
}

function isOfAPart(before: string): boolean {
  return OF_A_PART.test(before) || OF_ONE_THING.test(before);
}

/** Right before an amount, near behind it, or as a code up to the next number. */
function currencyBeside(
  text: string,
  { index, 0: said }: { index: number; 0: string },
): string | undefined {
  const behind = text.slice(index + said.length);
  const near = /^[^\d.,;!?]{0,24}/.exec(behind)?.[0] ?? '';
  const line = /^[^\d\n]{0,36}/.exec(behind)?.[0] ?? '';

  return (
    currencyBefore(text.slice(Math.max(0, index - BEFORE), index)) ??
    currencyIn(near) ??
    currencyIn(line, true)
  );
}

const PARTS: readonly (readonly [NotCounted, string, RegExp])[] = [
  [
    'flights',
    'flights?|airfare|flug|fluge|anreise|vols?|avion|vuelos?|vol[oi]|voos?|vluchten|loty?',
    /(?:航空券|飛行機)(?:代)?は?(?:別|除く|含まない)|不含机票|机票另算/,
  ],
  [
    'stay',
    'hotels?|hostels?|accommodation|lodging|rooms?|unterkunft|hebergement|logement|alojamiento|hospedaje|alberg[oh]i?|alloggio|hospedagem|verblijf|hotel[ui]?',
    /(?:ホテル|宿泊)(?:代|費)?は?(?:別|除く|含まない)|不含(?:酒店|住宿)|住宿另算/,
  ],
];

/** "1200 without flights", "hotel not included", "albergo già pagato". */
function notCounted(text: string): Pick<AskedLimit, 'without'> {
  const folded = foldText(text);
  const without = PARTS.flatMap(([part, words, inTheEast]) => {
    const said = new RegExp(
      `\\b(?:without|excluding|excl|not (?:counting|including)|wo|ohne|sans|hors|sin|senza|sem|zonder|bez) (?:(?:the|our|den|die|les?|el|los|il|i|os?) )?(?:\\w+ (?:and|or|und|y|e|et|ou) (?:the |our )?)?(?:${words})\\b|\\b(?:${words}) (?:(?:is|are|ist|sind|est|sont|esta|estan|e|sono) )?(?:(?:not|nicht|non|no|nao|pas) (?:counted|included|in it|(?:mit)?gerechnet|inbegriffen|compris|inclu\\w+|compres\\w+)|extra|excluded|esclus\\w+|a parte|aparte|(?:(?:already|schon|bereits|deja|ya|gia|ja) )?(?:paid|bezahlt|gebucht|paye\\w*|pagad\\w*|pagat\\w*|pago|reservad\\w*))\\b`,
    );

    return said.test(folded) || inTheEast.test(text) ? [part] : [];
  });

  return without.length > 0 ? { without } : {};
}

function sentenceBefore(text: string, at: number): string {
  return (
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[;!?\n]|\.\s/)
      .at(-1) ?? ''
  );
}

/** "3k", "200만". */
function factorBehind(behind: string): number {
  if (TEN_THOUSANDS.test(behind)) return 10_000;
  return THOUSANDS.test(behind) ? 1000 : 1;
}

/** The numbers of a text that count no days or people. */
function moneyIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(AMOUNT)].filter(
    ({ 0: said, index }) =>
      !COUNTED.test(text.slice(index + said.length)) &&
      // "Lands 11:15"
      !/\d[:.h]$/.test(text.slice(0, index)) &&
      !/^[:h]\d/.test(text.slice(index + said.length)) &&
      !/^(?:st|nd|rd|th)\b/i.test(text.slice(index + said.length)),
  );
}

/** "CAD 3000", "R$ 4.000": right before the amount. */
function currencyBefore(text: string): string | undefined {
  if (RAND.test(text)) return 'ZAR';
  return CURRENCIES.find(([, words]) =>
    new RegExp(`(?:${words.source})\\s?$`, 'i').test(text),
  )?.[0];
}

/** "R40 000": its capital alone tells the South African rand. */
const RAND = /(?:^|[\s(])R\s?$/;

/** Later words count only as a code ("60,000 all in... sorry INR"). */
function currencyIn(text: string, isCodeOnly = false): string | undefined {
  if (isCodeOnly) return CURRENCIES.find(([code]) => text.includes(code))?.[0];
  return CURRENCIES.find(([, words]) => words.test(text))?.[0];
}

/** Three digits behind a separator are thousands, fewer are cents. */
function numberOf(text: string): number {
  return /[ .,']\d{3}/.test(text)
    ? Number(text.replace(/[ .,']/g, ''))
    : Number(text.replace(',', '.'));
}

function sentenceAround(text: string, at: number): string {
  const start = Math.max(
    ...[...text.slice(0, at).matchAll(/[!?;\n]|\.\s/g)].map(({ index }) => index),
    0,
  );

  return text.slice(start, at + 60);
}
