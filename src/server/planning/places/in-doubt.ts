const WORTH = String.raw`(?:really |truly |actually |absolutely )*worth (?:it|a visit|the (?:\w+ )?(?:money|price|cost|expense|fare|ticket|time|trip|detour|effort|hassle|fuss))\b`;
/** Behind a name: "only if it's really worth the money", "nur wenn es sich lohnt", "if worth it". */
const IF_WORTH = new RegExp(
  String.raw`^[,:;]?(?: \(| –| -)? ?(?:but )?(?:only )?(?:(?:if|when) (?:(?:it|that|this|they) ?(?:['’]s|['’]re| is| are) )?${WORTH}|nur wenn (?:es|das) sich (?:wirklich )?lohnt|seulement si (?:ça|cela) (?:en )?vaut (?:vraiment )?(?:le coup|la peine)|s[oó]lo si (?:realmente )?(?:vale|merece) la pena|solo se (?:ne )?vale (?:davvero )?la pena|s[oó] se valer a pena)`,
  'iu',
);
/** "Is the Jungfraujoch worth it?" asks, and wishes for nothing yet. */
const IS = /(?:^|[.!?;,] ?|\b(?:whether|if) )(?:is|are) (?:the )?$/iu;
const WORTH_BEHIND = new RegExp(`^ ${WORTH}`, 'iu');

/** Whether a text leaves open if what it names from one letter to another is wanted: only if it is worth the money. */
export function isInDoubt(text: string, { from, to }: { from: number; to: number }): boolean {
  const behind = text.slice(to);

  return IF_WORTH.test(behind) || (WORTH_BEHIND.test(behind) && IS.test(text.slice(0, from)));
}
