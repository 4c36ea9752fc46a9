import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createSessions, createToken } from '../access/sessions.ts';
import { fixedClock } from '../clock.ts';
import { createMayPass } from './may-pass.ts';

const clock = fixedClock('2026-05-01T12:00:00Z');
const HASH = 'the hash of a password';
const { token, hash } = createToken();
const session = (now: string) => createSessions(HASH).create(new Date(now));
const OPEN = {
  hosts: { listensOn: '127.0.0.1', others: ['trips.example'] },
  proxies: 0,
  password: undefined,
  clock,
};
const LOCKED = { ...OPEN, password: { passwordHash: HASH, tokenHash: hash } };
const PROXIED = { ...OPEN, proxies: 1 };
const HERE = { host: 'localhost:3000' };

test.each([
  ['our own page', OPEN, { ...HERE, 'sec-fetch-site': 'same-origin' }, true],
  ['a program', OPEN, { host: 'trips.example' }, true],
  ['a foreign host', OPEN, { host: 'rebound.example' }, false],
  ['no host', OPEN, {}, false],
  ['another site', OPEN, { ...HERE, 'sec-fetch-site': 'cross-site' }, false],
  ['a foreign origin', OPEN, { ...HERE, origin: 'https://evil.example' }, false],
  ['a stranger', LOCKED, HERE, false],
  [
    'whoever gave the password',
    LOCKED,
    { ...HERE, cookie: `a=b; northstar-session=${session('2026-04-30T12:00:00Z')}` },
    true,
  ],
  [
    'whoever gave it long ago',
    LOCKED,
    { ...HERE, cookie: `northstar-session=${session('2026-03-30T12:00:00Z')}` },
    false,
  ],
  ['a program with the token', LOCKED, { ...HERE, authorization: `Bearer ${token}` }, true],
  [
    'a program with another token',
    LOCKED,
    { ...HERE, authorization: `Bearer ${createToken().token}` },
    false,
  ],
  ['a proxy', PROXIED, HERE, true],
  ['a proxy that names a host', PROXIED, { ...HERE, 'x-forwarded-host': 'localhost' }, false],
])('%s', (_, gates, headers, passes) => {
  expect(createMayPass(gates)({ headers } as IncomingMessage)).toBe(passes);
});
