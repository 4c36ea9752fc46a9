import { expect, test } from 'vitest';
import { attachmentHeader } from './file-name.ts';
import { buildSealedTrip, buildTripDetail } from './testing/build-trip-detail.ts';

const headerOf = (destination: string) => attachmentHeader(buildTripDetail({ destination }), 'ics');

test.each([
  ['Lisbon, Portugal', 'lisbon-portugal-2026-06-01.ics', 'Lisbon%2C%20Portugal%202026-06-01.ics'],
  ['São Tomé', 'sao-tome-2026-06-01.ics', 'S%C3%A3o%20Tom%C3%A9%202026-06-01.ics'],
  ['京都', 'trip-2026-06-01.ics', '%E4%BA%AC%E9%83%BD%202026-06-01.ics'],
  [
    '\u202eexe.fdp\u2066 京都',
    'exe-fdp-2026-06-01.ics',
    `''exe.fdp%20%E4%BA%AC%E9%83%BD%202026-06-01.ics`,
  ],
  ['../../etc "x"; y=1', 'etc-x-y-1-2026-06-01.ics', undefined],
])('%s', (destination, ascii, full) => {
  const header = headerOf(destination);

  expect(header).toContain(`filename="${ascii}"; filename*=UTF-8''`);
  if (full) expect(header.endsWith(full)).toBe(true);
});

test('is one safe ASCII header whatever the destination', () => {
  for (const destination of ['a\r\nSet-Cookie: x', '🏖️'.repeat(200), "it's (a) *star*", '\ud83c']) {
    expect(headerOf(destination)).toMatch(
      /^attachment; filename="[a-z0-9.-]{1,120}"; filename\*=UTF-8''[\w.~%!$&+^`|-]+$/,
    );
  }
});

test("bears the traveller's own title", () => {
  expect(attachmentHeader(buildTripDetail({ title: 'Ruby wedding' }), 'pdf')).toContain(
    'filename="ruby-wedding-2026-06-01.pdf"',
  );
});

test('a secret trip is not named, not by its title either', () => {
  const sealed = { ...buildSealedTrip(), title: 'Lisbon, at last' };

  expect(attachmentHeader(sealed, 'pdf')).toContain('filename="surprise-trip-2026-06-01.pdf"');
});
