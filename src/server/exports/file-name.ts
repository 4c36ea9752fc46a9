import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { plainLine } from './plain-text.ts';

const MAX_NAME = 80;

/**
 * The content-disposition of a trip's file: a plain ASCII name for every program, and the full name with
 * its accents for those that read `filename*`. The traveller's own title comes before the place; a secret
 * trip's file names neither.
 */
export function attachmentHeader(trip: TripDetail, extension: string): string {
  const called = isSecret(trip) ? 'Surprise trip' : (trip.title ?? trip.destination);
  const name = `${cleanName(called) || 'Trip'} ${trip.startDate}`;
  const full = `${name}.${extension}`;

  return `attachment; filename="${asciiName(name)}.${extension}"; filename*=UTF-8''${encodeRfc5987(full)}`;
}

/** Marks that turn the direction of writing: they can make "fdp.exe" of "exe.pdf". */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Without what file systems refuse. */
function cleanName(name: string): string {
  const cleaned = plainLine(name)
    .replace(DIRECTIONS, '')
    .replace(/[/\\:*?"<>|%]/g, ' ');

  return Array.from(plainLine(cleaned)).slice(0, MAX_NAME).join('').trim();
}

function asciiName(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

  return /[a-z]/.test(ascii) ? ascii : `trip-${ascii}`;
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
