import { expect, test } from 'vitest';
import { parseStyles, pickStyles } from './first-styles.ts';

const pickFrom = (css: string, html: string) => pickStyles([parseStyles(css)], html);

test.each([
  ['of elements', 'body{margin:0}', 'body{margin:0}'],
  ['of classes that are there', '._a_1 ._b_2:hover{top:0}', '._a_1 ._b_2:hover{top:0}'],
  ['of a class that is not', '._a_1 ._c_3{top:0}', ''],
  ['of one of several', '._c_3,._b_2{top:0}', '._c_3,._b_2{top:0}'],
  ['that name another in brackets', '._a_1:not(._c_3){top:0}', '._a_1:not(._c_3){top:0}'],
  ['that wait for scripts', '.js ._a_1{top:0}', '.js ._a_1{top:0}'],
  ['in a layer', '@layer m{._a_1{top:0}._c_3{top:0}}', '@layer m{._a_1{top:0}}'],
  ['of a medium, none of them needed', '@media print{._c_3{top:0}}', ''],
  ['with marks in texts', '._a_1{content:"}"}._c_3{top:0}', '._a_1{content:"}"}'],
  ['with an address', '._a_1{background:url(data:x;{)}', '._a_1{background:url(data:x;{)}'],
  ['of a movement', '@keyframes spin{to{top:0}}', '@keyframes spin{to{top:0}}'],
  ['of a font that is fetched', '@font-face{src:url(a.woff2)}', ''],
  ['of a font that is here', '@font-face{src:local(Arial)}', '@font-face{src:local(Arial)}'],
  ['without a block', '@layer a,b;body{top:0}', '@layer a,b;body{top:0}'],
])('the first paint has the rules %s', (_, css, picked) => {
  expect(pickFrom(css, '<p class="_a_1 x"><b class="_b_2">')).toBe(picked);
});

test('sheets keep their order', () => {
  const sheets = [parseStyles('a{top:1px}'), parseStyles('a{top:2px}')];

  expect(pickStyles(sheets, '<a>')).toBe('a{top:1px}a{top:2px}');
});
