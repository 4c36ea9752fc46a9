import { NOTICES } from './refresh/open-place.ts';

const LICENCES = new Map(
  Object.values(NOTICES).map(({ attribution, licence }) => [attribution, licence]),
);

/** Whom to name where a place of open data is shown, with the licence; undefined for what is our own. */
export function creditOf({ source }: { source?: string | undefined }): string | undefined {
  const licence = source === undefined ? undefined : LICENCES.get(source);

  return licence === undefined ? undefined : `${source} (${licence.replace('-', ' ')})`;
}
