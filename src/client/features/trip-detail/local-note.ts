/** A piece of a note: words, or a number to call. */
type NotePart = { text: string; call?: string };
export type LocalNote = { label: string | undefined; parts: NotePart[] };

const LABELS = [
  'Tipping',
  'Getting around',
  'Emergency numbers',
  'Tap water',
  'Sockets',
  'Entry',
  'Good to know',
];
/** At most this many digits: an emergency number, not a date or a price. */
const EMERGENCY_NUMBER = /\b\d{3,5}\b/g;

/** A note as it is shown: what it is about first, and emergency numbers to be called at a touch. */
export function readNote(note: string): LocalNote {
  const label = LABELS.find((one) => note.startsWith(`${one}: `));
  const text = label ? note.slice(label.length + 2) : note;

  return { label, parts: label === 'Emergency numbers' ? withCalls(text) : [{ text }] };
}

function withCalls(text: string): NotePart[] {
  const parts: NotePart[] = [];
  let from = 0;

  for (const match of text.matchAll(EMERGENCY_NUMBER)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: match[0], call: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** "はい (high)" as the phrase and how to say it, which may hold brackets of its own. */
export function readPhrase(phrase: string): { local: string; say: string | undefined } {
  const open = lastBracket(phrase);
  const local = phrase.slice(0, open).trim();

  return open > 0 && local
    ? { local, say: phrase.slice(open + 1, -1) }
    : { local: phrase, say: undefined };
}

/** Where the bracket begins that ends a text; 0 without one. */
function lastBracket(text: string): number {
  let depth = 0;

  if (!text.endsWith(')')) return 0;
  for (let at = text.length - 1; at > 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}
