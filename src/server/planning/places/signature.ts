/** How letters end, in the languages that travellers mostly write. */
const CLOSING =
  /(?:^|[\n.!?,])[ \t]*(?:(?:with |many |my )?(?:(?:kind|best|warm|kindest|warmest) )?(?:regards|wishes)|yours (?:sincerely|faithfully|truly)|sincerely|mit (?:freundlichen|besten|lieben) grüßen|(?:viele|liebe|beste|herzliche) grüße|(?:bien )?cordialement|cordiales? salutations?|(?:un )?(?:cordial )?saludos?|(?:cordiali|distinti) saluti|atenciosamente|(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|z poważaniem|pozdrawiam)[ \t]*[,!.]?\s*[^\n]{0,40}\s*$/iu;

/** Where the signature of a letter begins, as an index of the text; its end where it has none. */
export function signatureStart(text: string): number {
  return CLOSING.exec(text)?.index ?? text.length;
}
