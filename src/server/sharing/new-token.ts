import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;
const TOKENS_WITHIN = /(?<![\w-])[\w-]{32}(?![\w-])/g;

/** 192 random bits as 32 characters that an address may hold: nobody guesses one. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text could be one of ours, so that nothing else is looked up. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** An address fit for a log: whoever reads it there must not be able to open what it opens. */
export function withoutTokens(path: string): string {
  return path.replace(TOKENS_WITHIN, ':token');
}
