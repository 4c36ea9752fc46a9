import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

/** 192 random bits as 32 characters that an address may hold: nobody guesses one. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text could be one of ours, so that nothing else is looked up. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
