import type { Response } from 'express';

/** Whether whoever asked is signed in, on a server that has a password. */
export type AccessState = 'signed-in' | 'signed-out';

export function noteAccess(response: Response, state: AccessState): void {
  response.locals['access'] = state;
}

/** A page that tells its header whether to offer Sign In or Sign Out; an open server's page stays as it is. */
export function withAccess(html: string, response: Response): string {
  const state = response.locals['access'] as AccessState | undefined;

  if (!state) return html;
  return html.replace('</head>', `<meta name="northstar-access" content="${state}" /></head>`);
}
