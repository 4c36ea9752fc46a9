import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 64 MB and about a fifth of a second for each guess. */
const COST = { N: 65_536, r: 8, p: 1 };
const MAX_MEMORY = 256 * COST.N * COST.r;
const KEY_BYTES = 32;

/** "scrypt:N:r:p:salt:key", the last two in base64url. */
export const PASSWORD_HASH = /^scrypt:\d{4,7}:\d{1,2}:\d{1,2}:[\w-]{22}:[\w-]{43}$/;

/** A password as it may be written into a configuration: salted and slow to guess from. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);

  return ['scrypt', cost.N, cost.r, cost.p, text(salt), text(key)].join(':');
}

/** Whether it is the password that the hash was made from. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split(':');
  const known = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost);

  return given.length === known.length && timingSafeEqual(given, known);
}

/** The same letters count, however a keyboard composes them. */
function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFC'),
      salt,
      KEY_BYTES,
      { ...cost, maxmem: MAX_MEMORY },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url');
}
