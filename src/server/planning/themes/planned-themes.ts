import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { readThemes } from './read-themes.ts';
import type { Theme } from './theme.ts';
import { THEMES } from './themes.ts';

/** What a chosen interest is about, beyond the places that meet it. */
const OF_INTEREST: Readonly<Record<string, readonly string[]>> = {
  Nightlife: ['nightlife', 'a club night'],
  'Lads Trip': ['nightlife', 'a club night'],
  'Girls Trip': ['nightlife', 'a club night'],
  Hiking: ['hiking'],
  'Wellness Retreat': ['baths or a spa'],
  'Northern Lights': ['northern lights'],
};
const NIGHTS_OUT: ReadonlySet<string> = new Set(['nightlife', 'a club night']);
const PARTY = 'hen or stag party';

/** The themes that a trip is planned for: those of the notes, and those of its interests and its occasion. */
export function plannedThemes(
  request: PlanRequest,
  wishes: Wishes,
  catalogue: Pick<Catalogue, 'countries'>,
): Theme[] {
  const asked = readThemes(request, catalogue);
  const implied = new Set([
    ...request.interests.flatMap((interest) => OF_INTEREST[interest] ?? []),
    ...(wishes.occasion === PARTY ? NIGHTS_OUT : []),
  ]);

  return [
    ...asked,
    ...THEMES.filter((theme) => implied.has(theme.name) && !asked.includes(theme)),
  ].filter(({ name }) => !NIGHTS_OUT.has(name) || isForNights(wishes));
}

/** Whether a party stays out late: nobody with children, or who takes it slowly. */
export function isForNights({ needs, pace, kinds }: Wishes): boolean {
  const isEarly = needs.some((need) => ['toddler', 'kids', 'seniors', 'relaxation'].includes(need));

  return !isEarly && pace !== 'slow' && !kinds.avoided.includes('bar');
}
