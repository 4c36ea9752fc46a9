/**
 * What a stranger may read of a server with a password: that it is up, how to sign in, and what was shared with
 * them under a secret token. Anything that is not listed needs the password; the client's own files are told apart
 * by being files.
 */
const PUBLIC_PATHS: readonly RegExp[] = [
  /^\/api\/health$/,
  /^\/api\/feeds\/[\w-]+\.ics$/,
  /^\/api\/shared\/[\w-]+$/,
  /^\/api\/trpc\/trips\.shared$/,
  /^\/shared\/[\w-]+$/,
];

/** Whether a stranger may ask for this path. */
export function isPublic(method: string, path: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && PUBLIC_PATHS.some((pattern) => pattern.test(path))
  );
}
