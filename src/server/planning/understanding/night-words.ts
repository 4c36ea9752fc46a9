/** Nights as travellers write them, folded, in the languages that are read; an alternative of a regular expression. */
export const NIGHT_WORDS =
  'nigh?ts?|nigths?|nites?|nts?|n|nachte?|nachten|nuits?|noches?|nott[ei]|noites?|noce|nocy|gece|natter';
