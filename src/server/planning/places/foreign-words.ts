import { readDataFile } from '#server/catalogue/data-folder.ts';
import { once } from '#shared/remember.ts';

/** Words for how long, for whom and where to in languages whose common words are not listed otherwise. */
const FOREIGN = new Set(
  // Dutch
  (
    'een twee drie vier vijf zes zeven acht negen tien dag dagen week weken weekend nacht nachten naar met kinderen kind ' +
    'voor zonder het wij onze graag willen niet geen ook leuk lekker eten strand stad reis vakantie gezin samen mijn vrouw man ' +
    'lente zomer herfst winter januari februari maart juni juli augustus oktober ' +
    // Swedish, Danish, Norwegian
    'tva tre fyra fem sex sju atta nio tio en et dag dagar dage dager natt natter naetter netter vecka veckor uge uger uke uker ' +
    'till til med barn och og utan uten uden vill vil gerne familj familie familien resa rejse reise semester ferie helg var host ' +
    // Polish
    'jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec dzien dni tydzien tygodnie tygodni noc noce nocy dla dzieci ' +
    'poniedzialek wtorek sroda srode czwartek piatek sobota sobote niedziela niedziele maandag dinsdag woensdag ' +
    'donderdag vrijdag zaterdag zondag pazartesi carsamba persembe cumartesi ' +
    'dziecmi rodzina rodziny chcemy chce prosze bez wakacje wyjazd podroz zona mezem ' +
    // Czech, Turkish, Finnish, Hungarian
    'den dny noci tyden tydny deti detmi chceme prosim dovolena gun gece hafta cocuk cocuklarla icin tatil paivaa yota lasten kanssa ' +
    'istemiyoruz istemeyiz haric gitmeyelim ' +
    'viikko nap het ejszaka gyerekekkel utazas ' +
    // French, what stands on a table or under the feet, and is a town or a region elsewhere
    'sucre marche glissade glissades'
  ).split(' '),
);

/** The words that sixteen more languages use most, folded, without those that are names of places. */
const commonWords = once(
  () =>
    new Set(
      Object.values(readDataFile<Record<string, string>>('foreign-words.json')).flatMap((list) =>
        list.split(' '),
      ),
    ),
);

/** Whether a folded word is a common one of a language that travellers write now and then. */
export function isForeignWord(key: string): boolean {
  return FOREIGN.has(key) || commonWords().has(key) || isKoreanOfTravel(key);
}

/** Who travels, and coming and going: "아이 둘", "부다페스트에서 귀국". */
const KOREAN = /^(?:아이들?|둘|셋|가족|부모님|부부|귀국|출국|도착|출발|여행|.+에서)$/;

/** Whether a folded word, whose signs are taken apart, is such a one in Korean. */
export function isKoreanOfTravel(key: string): boolean {
  return KOREAN.test(key.normalize('NFC'));
}

const FOREIGN_WORDS = 2;
/** Letters of languages that inflect their words more than those whose words are listed. */
const OTHER_LETTERS = /[łśżźćńęąřěůőűşğıķļņģ]|\p{Script=Cyrillic}|\p{Script=Greek}/iu;

/** Whether a text is in a language whose words have more forms than are listed. */
export function isInflecting({
  text,
  words,
}: {
  text: string;
  words: readonly { key: string }[];
}): boolean {
  return (
    OTHER_LETTERS.test(text) ||
    words.filter(({ key }) => isForeignWord(key)).length >= FOREIGN_WORDS
  );
}
