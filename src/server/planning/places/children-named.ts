/** Behind one of these, a list of names with ages is one of children. */
const CHILDREN = String.raw`(?:kids?|children|(?:grand)?(?:daughters?|sons?|children|kids)|boys|girls|twins|[Mm]y (?:two|three|four|five)|[Oo]ur (?:two|three|four|five)|Kinder\w*|Töchtern?|Söhnen?|Enkel\w*|enfants|filles|fils|hij[oa]s|niñ[oa]s|niet[oa]s|figli[ae]?|bambin[ie]|nipoti|filh[oa]s|crianças)`;
const WITH_AGE = String.raw`\p{Lu}[\p{L}'’-]+ ?\(\d{1,2}(?: ?\p{L}[^()]{0,12})?\)`;
const LISTED = new RegExp(
  String.raw`(?<!\p{L})${CHILDREN}[:,]? (${WITH_AGE}(?:(?:,| and| und| et| y| e| &|, and) ${WITH_AGE})*)`,
  'gu',
);
const ONE = /(\p{Lu}[\p{L}'’-]+) ?\((\d{1,2})/gu;
const OLDEST = 17;

/** "My three: Charlotte (11), Austin (8) and Paris (5)": the children whom a text lists with their ages. */
export function childrenNamed(text: string): { name: string; age: number }[] {
  return [...text.matchAll(LISTED)].flatMap(([, list = '']) =>
    [...list.matchAll(ONE)]
      .map(([, name = '', age]) => ({ name, age: Number(age) }))
      .filter(({ age }) => age <= OLDEST),
  );
}

/** The word of a text that names one of them, also where it is named once more. */
export function childAt(
  { text, words }: { text: string; words: readonly { text: string }[] },
  at: number,
): { count: number } | undefined {
  return childrenNamed(text).some(({ name }) => name === words[at]?.text)
    ? { count: 1 }
    : undefined;
}
