/** Characters that neither a calendar nor an XML document may hold; tabs and line breaks may stay. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text without control characters and halves of characters; every letter of every script stays. */
export function plainText(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/** An address of the web as it may be linked to; undefined for anything else ("javascript:…"). */
export function webAddress(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);

  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
