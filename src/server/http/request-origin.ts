import type { Request } from 'express';

const PLAIN_ORIGIN = /^https?:\/\/[\w.-]+(:\d{1,5})?$|^https?:\/\/\[[\da-f:]+\](:\d{1,5})?$/i;

/** Where the caller says that we are ("https://northstar.example"); '' when that is no plain address. */
export function originOf(request: Request): string {
  const origin = `${request.protocol}://${request.host ?? ''}`;

  return PLAIN_ORIGIN.test(origin) ? origin : '';
}
