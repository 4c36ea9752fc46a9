import { describe, expect, test } from 'vitest';
import { escapeXml, xmlElement } from './xml.ts';

describe('escapeXml', () => {
  test.each([
    ['<b>"Tom & Jerry\'s"</b>', '&lt;b&gt;&quot;Tom &amp; Jerry&apos;s&quot;&lt;/b&gt;'],
    [']]>', ']]&gt;'],
    ['a\u0000\u0008\u001fb\uffff', 'ab'],
    ['tab\tand\nline', 'tab\tand\nline'],
    ['متحف 🏛️ Καλημέρα', 'متحف 🏛️ Καλημέρα'],
    ['half \ud83c character', 'half  character'],
  ])('%j becomes %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  });
});

test('an element without text is left out', () => {
  expect(xmlElement('name', '')).toBe('');
  expect(xmlElement('name', undefined)).toBe('');
  expect(xmlElement('name', 'A & B')).toBe('<name>A &amp; B</name>\n');
});
