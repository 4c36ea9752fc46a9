/** Behind a name in Chinese and Japanese: "长城去过了", "清水寺は行ったことがある". */
const BEEN_IN_THE_EAST =
  /^[^、。！？!?，,；;\n]{0,12}?(?:(?<![没沒未])[去看来來玩逛][过過](?![吗嗎])|(?:行った|見た|訪れた)(?:こと(?:が|は)?ある|ので|から)|(?:行きました|見ました|訪れました)(?!か))/u;
/** Behind the first of several: "清水寺、伏見稻荷都去過". */
const BEEN_TO_ALL = /^、[^。！？!?，,；;\n]{1,20}?都(?:已经|已經)?[去看来來玩逛][过過](?![吗嗎])/u;
/** The same in Korean: "경복궁은 가봤어요". */
const BEEN_IN_KOREAN = /^[^.,!?\n]{0,12}?(?:가 ?봤|다녀왔|갔다 ?왔|이미 봤)(?![^.!?]{0,6}나요)/u;
/** "Margraten kent hij al", "Potsdam kennt sie schon". */
const KNOWN_BY_SOMEBODY =
  /^ (?:(?:ken|kent|kennen|kenne|kennt)(?: \w+){1,2} (?:al|schon|bereits)\b|(?:heb|heeft|hebben|zijn|ben|is)(?: \w+){1,2} al (?:\w+ )?(?:gezien|geweest|gehad|bezocht)\b)/;
/** "Everyone tells us Santorini, we say no". */
const ANSWERED_NO =
  /^,? (?:but )?(?:(?:we|i) (?:say|said|are saying|am saying) no|(?:wir|ich) sagen? nein|(?:on|nous) d(?:it|isons) non|(?:nosotros )?decimos que no|(?:noi )?diciamo (?:di )?no|(?:nos )?dizemos (?:que )?nao)\b/;

/** "Uzungöl istemiyoruz", "Uzungöl'e gitmek istemiyorum", "Uzungöl hariç". */
const REFUSED_IN_TURKISH =
  /^(?:['’]?\p{L}{1,4})? ?(?:(?:gitmek|gezmek|görmek|gormek) )?(?:istem(?:iyoruz|iyorum|eyiz|em)|olmas[ıi]n|hari[çc]|gitmeyelim|gitmeyece[ğg]iz|d[ıi][şs][ıi]nda|de[ğg]il)(?!\p{L})/u;

/** Whether the words behind a name say that somebody was there before, or that it is refused. */
export function isKnownOrRefused(behind: string): boolean {
  return [
    BEEN_IN_THE_EAST,
    BEEN_TO_ALL,
    BEEN_IN_KOREAN,
    KNOWN_BY_SOMEBODY,
    ANSWERED_NO,
    REFUSED_IN_TURKISH,
  ].some((words) => words.test(behind));
}

const KNOWS = /\bknows?(?: that)?(?: the)?$/;
const SAYS_OF_IT = /^ (?:is|are|can|cant|will|wont|might|may|gets?|needs?|has|have)\b/i;

/** "I know the Louvre is closed on Tuesdays" tells of no visit; undefined where nothing is said of it so. */
export function whatIsKnown(before: string, behind: string): 'wanted' | undefined {
  return KNOWS.test(before) && SAYS_OF_IT.test(behind) ? 'wanted' : undefined;
}
