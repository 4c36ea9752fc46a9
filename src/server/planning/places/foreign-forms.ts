/** The folded endings that a word of some languages takes, several of them in a row where a language joins them. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  nl: /^(?:e|en|n|s|je|jes|tje|tjes|er|ers|st|ste|t|d|de|te|ten|den|ing|ingen|loos|vol)$/,
  pl: /^(?:a|e|i|o|u|y|om|ow|owi|owie|em|ie|iem|ami|ach|iach|ego|iego|emu|ej|iej|ych|ich|ym|im|ymi|imi|ia|iu|my|cie|c|cy|ac|ec|ic|yc|al|ala|ali|aly|il|ila|ili|ily|amy|emy|imy|ymy|nie|nia|nych|nym|nymi|nego|nej|na|ne|ny|ni|owy|owa|owe|owych|owym|sko|two)$/,
  tr: /^(?:(?:l[ae]r)?(?:(?:i|u|si|su|im|um|in|un|n)?(?:i|u)?(?:z|miz|muz)?)?(?:n?d[ae]n?|t[ae]n?|y?[ae]|n?[ae]|yi|yu|ni|nu|n?in|n?un|y?l[ae]|c[aei]|ci|cu)?|l[iu]|s[iu]z|l[iu]k|m[ae]k|[ae]l[iu]m|(?:[iu])?yor(?:uz|um|l[ae]r)?|m[iu]yor(?:uz|um|l[ae]r)?|s[iu]n|m[ae]s[iu]n|m[ae]l[iu]|[ae]c[ae]k|m[iu]s|d[iu]k?|t[iu]k?|[iu]z|y[iu]z|[iu]m|yl[ae])$/,
};
const LEAST_STEM: Readonly<Record<string, number>> = { nl: 4, pl: 4, tr: 3 };
const LEAST_PART = 4;
const MOST_ENDING = 10;

/** Whether a folded word is a word of a language with another ending, or in Dutch one made up of two. */
export function isFormOf(language: string, list: ReadonlySet<string>, key: string): boolean {
  const endings = ENDINGS[language];
  const least = LEAST_STEM[language] ?? LEAST_PART;

  if (!endings) return false;
  for (let length = Math.max(least, key.length - MOST_ENDING); length < key.length; length += 1)
    if (isStem(key.slice(0, length), list) && endings.test(key.slice(length))) return true;
  return language === 'nl' && isCompound(key, list);
}

/** Also without its last vowel: "plaża" in "plaży", "gitmek" in "gidelim" is another matter. */
function isStem(stem: string, list: ReadonlySet<string>): boolean {
  return (
    list.has(stem) ||
    (stem.length >= LEAST_PART && ['a', 'e', 'o', 'y'].some((last) => list.has(stem + last)))
  );
}

function isCompound(key: string, list: ReadonlySet<string>): boolean {
  for (let at = LEAST_PART; at <= key.length - LEAST_PART; at += 1)
    if (
      list.has(key.slice(at)) &&
      [key.slice(0, at), key.slice(0, at).replace(/s$/, '')].some((head) => list.has(head))
    )
      return true;
  return false;
}
