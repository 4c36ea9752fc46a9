/** A rule with the classes that it speaks of, one list for each of its selectors. */
type Rule = { text: string; classes: readonly (readonly string[])[] };
/** Rules under one condition: a medium, a layer. */
type Block = { prelude: string; parts: readonly Part[] };
type Part = Rule | Block;

/** A style sheet, taken apart once, so that the rules that a page needs can be picked from it. */
export type StyleParts = readonly Part[];

const NESTING = /^@(media|supports|container|layer)\b/;
const ALWAYS = [[]];

/** Takes a sheet apart as the build writes it: minified, without rules inside rules. */
export function parseStyles(css: string): StyleParts {
  const parts: Part[] = [];

  for (let from = 0; from < css.length;) {
    const stop = find(css, from, '{;');
    const prelude = css.slice(from, stop).trim();
    const end = css[stop] === '{' ? find(css, stop + 1, '}') : stop;
    const text = css.slice(from, end + 1).trim();

    if (css[stop] === '{' && NESTING.test(prelude))
      parts.push({ prelude, parts: parseStyles(css.slice(stop + 1, end)) });
    else if (text && !isDownload(prelude, text)) parts.push({ text, classes: classesOf(prelude) });
    from = end + 1;
  }
  return parts;
}

/**
 * The rules without which a page would look otherwise on its first paint: those that speak of nothing but
 * what is on it. Fonts that would have to be fetched are left to the whole sheets.
 */
export function pickStyles(sheets: readonly StyleParts[], html: string): string {
  // The script in the head adds this one to the root.
  const used = new Set(['js']);

  for (const [, names = ''] of html.matchAll(/\bclass="([^"]*)"/g))
    for (const name of names.split(' ')) used.add(name);
  return sheets.map((parts) => pick(parts, used)).join('');
}

function pick(parts: StyleParts, used: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('text' in part)
        return part.classes.some((names) => names.every((name) => used.has(name))) ? part.text : '';
      const inside = pick(part.parts, used);

      return inside && `${part.prelude}{${inside}}`;
    })
    .join('');
}

function classesOf(prelude: string): Rule['classes'] {
  if (prelude.startsWith('@')) return ALWAYS;
  const plain = withoutArguments(prelude);

  return plain
    .split(',')
    .map((selector) => [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

function isDownload(prelude: string, text: string): boolean {
  return prelude === '@font-face' && text.includes('url(');
}

/** What stands in the brackets of `:where()` or `:not()` may be absent. */
function withoutArguments(selector: string): string {
  let plain = selector;

  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return plain;
}

/** Where the next of some marks stands, outside of texts, brackets and inner blocks. */
function find(css: string, from: number, marks: string): number {
  for (let at = from, depth = 0; at < css.length; at += 1) {
    const letter = css[at] ?? '';

    if (depth === 0 && marks.includes(letter)) return at;
    if (letter === '\\') at += 1;
    else if (letter === '"' || letter === "'") at = endOfText(css, at, letter);
    else if ('({'.includes(letter)) depth += 1;
    else if (')}'.includes(letter)) depth -= 1;
  }
  return css.length;
}

function endOfText(css: string, from: number, quote: string): number {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === quote) return at;
  }
  return css.length;
}
