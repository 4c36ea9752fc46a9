import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { askedDetails } from '../asked/asked-details.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { askedThemes } from './asked-themes.ts';
import { atLatitude, clausesToRead, LOUD_NIGHTS } from './read-themes.ts';
import { isLuxurious, toBudgetLevel } from '#shared/preferences/options.ts';
import {
  isAskedAsOne,
  isAskedForOnce,
  isGivenHours,
  isAskedOften,
  isLoved,
} from './once-themes.ts';
import type { Theme } from './theme.ts';
import { mainThemes, THEMES } from './themes.ts';
import { hasChildren } from '../understanding/has-children.ts';

/** What a chosen interest is about, beyond the places that meet it. */
const OF_INTEREST: Readonly<Record<string, readonly string[]>> = {
  Nightlife: [...LOUD_NIGHTS],
  'Lads Trip': [...LOUD_NIGHTS],
  'Girls Trip': [...LOUD_NIGHTS],
  Hiking: ['hiking'],
  'Wellness Retreat': ['baths or a spa'],
  'Northern Lights': ['northern lights'],
};
const LIGHTS = 'northern lights';
/** From this score on an interest is what people go to a place for. */
const REASON_TO_GO = 4;
const PARTY = 'hen or stag party';

/** Whether it is to be had on stages alone: a night of it is much, where nothing more was said. */
function isStage({ kinds = [] }: Theme): boolean {
  return kinds.length > 0 && kinds.every((kind) => kind === 'show');
}

/** Whether it is what places are marked with, which half of a town may be. */
function isOfAnInterest({ interest, isReason }: Theme): boolean {
  return interest !== undefined && !isReason;
}

/** Whether its word is a part of what a sight is called that was asked for: the Oia Castle Sunset. */
function isInAName(theme: Theme, wanted: readonly string[], catalogue: Catalogue): boolean {
  return wanted.some((id) => {
    const name = catalogue.place(id)?.file.name;

    return name !== undefined && theme.words.test(foldText(name));
  });
}

/** Children come for one of these, whatever else the days hold. */
const FOR_CHILDREN: Theme = {
  name: 'animals or rides',
  words: /(?!)/,
  kinds: ['zoo', 'aquarium', 'theme-park'],
};

/** Who travels well for the table cooks once with somebody who can, and has a glass in a room made for it. */
const AT_TABLE = 'Culinary';
const LESSON = 'a cooking class';
const FINE_BAR: Theme = {
  name: 'a fine bar',
  words: /(?!)/,
  kinds: ['bar'],
  text: /\b(cocktails?|martinis?|hotel bar|speakeasy|world s best bars?|best bars?|champagne|whisk(e)?y|bartenders?)\b/,
  not: /\b(karaoke|students?|shots|dive|punk|rock|beer|backpackers?)\b/,
};

function isForFineTables({ budget, interests }: PlanRequest): boolean {
  return interests.includes(AT_TABLE) && isLuxurious(toBudgetLevel(budget));
}

/** Whether a theme that was asked for is what children come for already. */
function isForChildren({ kinds = [] }: Theme): boolean {
  return kinds.some((kind) => FOR_CHILDREN.kinds?.includes(kind));
}

/** The themes that a trip is planned for: those of the notes, and those of its interests and its occasion. */
export function plannedThemes(
  request: PlanRequest,
  wishes: Wishes,
  { catalogue, destination }: { catalogue: Catalogue; destination: Destination },
): Theme[] {
  const clauses = clausesToRead(request, catalogue);
  const all = askedThemes(request, { catalogue, destination });
  // One word of three, such as "history", is planned for as the interest that it is.
  const read = all
    .filter((theme) => !isOfAnInterest(theme) || mainThemes(all).includes(theme))
    .map((theme) => (isOfAnInterest(theme) ? { ...theme, isFirstOfAll: true as const } : theme));
  const main = mainThemes(read).filter(
    (theme) =>
      theme.files === undefined &&
      (!isStage(theme) || isLoved(theme, clauses)) &&
      !isAskedForOnce(theme, clauses) &&
      !isInAName(theme, wishes.places.wanted, catalogue),
  );
  const here = (theme: Theme) => atLatitude(theme, destination.lat);
  const asked = read
    .filter(({ name }) => !request.metThemes?.includes(name))
    .map((theme) => ({
      ...here(theme),
      ...(main.includes(theme) ? { isMany: true, isReason: true as const } : {}),
      ...(isAskedOften(theme, clauses) || (main.includes(theme) && isLoved(theme, clauses))
        ? { isOften: true }
        : {}),
      ...(isAskedAsOne(theme, clauses) ? { isOne: true } : {}),
      ...(isGivenHours(theme, clauses) ? { isForHours: true } : {}),
    }));
  const implied = new Set([
    ...request.interests.flatMap((interest) => OF_INTEREST[interest] ?? []),
    ...(wishes.occasion === PARTY ? LOUD_NIGHTS : []),
    ...(isForFineTables(request) ? [LESSON] : []),
    ...(hasLights(destination) && !wishes.needs.includes('toddler') ? [LIGHTS] : []),
  ]);

  return [
    ...asked,
    ...THEMES.filter((theme) => implied.has(theme.name) && !read.includes(theme)).map((theme) => ({
      ...theme,
      // Who chose it as an interest has asked for it.
      ...(theme.name === LIGHTS && request.interests.includes('Northern Lights')
        ? {}
        : { isImplied: true as const }),
    })),
    ...(isForFineTables(request) ? [{ ...FINE_BAR, isImplied: true as const }] : []),
    ...(hasYoungChildren(request, wishes) && !asked.some(isForChildren) ? [FOR_CHILDREN] : []),
  ].filter(({ name }) => !LOUD_NIGHTS.has(name) || isForNights(wishes));
}

/** Up to this age they come for animals and rides. */
const YOUNG = 12;

/** Whether a child travels along that is no teenager yet, as far as their ages are told. */
function hasYoungChildren(request: PlanRequest, wishes: Wishes): boolean {
  const { children } = askedDetails(request);

  return hasChildren(wishes) && (children.length === 0 || children.some((age) => age <= YOUNG));
}

/** Whether people fly there for the northern lights: in their months nobody leaves them out. */
function hasLights({ interests }: Destination): boolean {
  return (interests['Northern Lights']?.[0] ?? 0) >= REASON_TO_GO;
}

/** Whether a party stays out late: nobody with children, or who takes it slowly. */
function isForNights({ needs, pace, kinds }: Wishes): boolean {
  const isEarly = needs.some((need) => ['toddler', 'kids', 'seniors', 'relaxation'].includes(need));

  return !isEarly && pace !== 'slow' && !kinds.avoided.includes('bar');
}
