import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/client/theme/tokens.css', 'utf8');
const defined = new Set([...css.matchAll(/--ns-([\w-]+):/g)].map(([, name = '']) => name));
const source = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => readFileSync(`src/client/${file}`, 'utf8'))
  .join('\n');
const used = new Set([...source.matchAll(/var\(--ns-([\w-]+)/g)].map(([, name = '']) => name));

/** The value of a token in a scheme. */
function color(name: string, scheme: 'light' | 'dark'): string {
  const block = css.split(`data-mantine-color-scheme='${scheme}'`)[1] ?? '';

  return new RegExp(`--ns-${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? '';
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;

    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);

  return (light + 0.05) / (dark + 0.05);
}

test('every token that a style names is defined', () => {
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

const PAPERS = ['page', 'card', 'card-quiet'];
const TEXTS = ['text', 'text-quiet', 'action-text', 'sea-text', 'success', 'warning', 'danger'];
const SOFT = [
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['sea-text', 'info-soft'],
  ['tint-surprise', 'tint-surprise-soft'],
  ['tint-complete', 'tint-complete-soft'],
  ['tint-business', 'tint-business-soft'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each([...TEXTS.flatMap((text) => PAPERS.map((paper) => [text, paper] as const)), ...SOFT])(
    '%s reads on %s',
    (text, paper) => {
      expect(contrast(color(text, scheme), color(paper, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each(['accent-mark', 'line-strong'])('%s is seen on every paper', (mark) => {
    for (const paper of PAPERS)
      expect(contrast(color(mark, scheme), color(paper, scheme)), paper).toBeGreaterThanOrEqual(3);
  });
});
