import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const SESSION_SECONDS = 30 * 86_400;

export type Sessions = {
  /** A signed proof that somebody gave the password now. */
  create: (now: Date) => string;
  /** Whether it is such a proof, and not older than thirty days. */
  isValid: (session: string, now: Date) => boolean;
};

/**
 * Sessions that need no storage: when they end, signed with a key that follows from the password's hash. So every
 * process takes them, and a new password ends them all.
 */
export function createSessions(passwordHash: string): Sessions {
  const key = createHmac('sha256', passwordHash).update('northstar session').digest();
  const sign = (content: string) => createHmac('sha256', key).update(content).digest('base64url');

  return {
    create(now) {
      const end = Math.floor(now.getTime() / 1000) + SESSION_SECONDS;
      const content = `${end}.${randomBytes(12).toString('base64url')}`;

      return `${content}.${sign(content)}`;
    },
    isValid(session, now) {
      const [, content, signature] = /^(\d{1,12}\.[\w-]{16})\.([\w-]{43})$/.exec(session) ?? [];

      if (!content || !signature || !isSame(signature, sign(content))) return false;
      return Number.parseInt(content, 10) * 1000 > now.getTime();
    },
  };
}

/** A token for programs, of 256 random bits, and what the configuration knows of it. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');

  return { token, hash: hashToken(token) };
}

/** Whether it is the token that the hash was made from. */
export function isToken(token: string, hash: string): boolean {
  return isSame(hashToken(token), hash);
}

/** A token is random throughout, so a fast hash is as safe as a slow one. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
