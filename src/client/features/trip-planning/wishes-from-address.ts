import { INTERESTS } from '#shared/preferences/options.ts';
import type { FormValues } from './form-values.ts';

const MAX_PLACE = 120;

/** What an address asks the wizard to begin with: a mood board's interests and its place. */
export function wishesFromAddress(
  query: URLSearchParams,
): Partial<Pick<FormValues, 'interests' | 'destinations' | 'additionalPreferences'>> {
  const named = (query.get('interests') ?? '').split(',');
  const interests = INTERESTS.filter((interest) => named.includes(interest));
  const place = (query.get('destination') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_PLACE);

  return {
    ...(interests.length > 0 && { interests }),
    ...(place !== '' && {
      destinations: place,
      additionalPreferences: `We would like to go to ${place}.`,
    }),
  };
}
