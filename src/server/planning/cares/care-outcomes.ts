import { allSights } from '#server/catalogue/sights.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { appealOf } from '../candidates/appeal.ts';
import { joinWords, sentences } from '../candidates/place-words.ts';
import { knownEntries, met, type PlanOfPlace, unmet } from '../asked/outcome.ts';
import { isOfTheme, type Theme } from '../themes/theme.ts';
import type { CareId } from './care.ts';
import { isOnCalmWater, KEPT_OUT } from './kept-out.ts';
import {
  aloneOutcome,
  calmOutcome,
  firstAbroadOutcome,
  flightOutcome,
} from './company-outcomes.ts';
import { nightOutcome, type NightStay } from './quiet-nights.ts';
import { warmOutcome } from './warm-rooms.ts';

export type CaredFor = PlanOfPlace & { stay: NightStay };

const MOST_NAMES = 3;

/** What of its cares a plan heeds, one by one: what serves it in these days, or what could not be done. */
export function careOutcomes(cares: readonly CareId[] = [], plan: CaredFor): AskedOutcome[] {
  return cares.flatMap((id) => {
    const theme = KEPT_OUT[id];

    return (theme ? keptOut(id, theme, plan) : OUTCOMES[id]?.(plan)) ?? [];
  });
}

const OUTCOMES: Readonly<Partial<Record<CareId, (plan: CaredFor) => AskedOutcome | undefined>>> = {
  cold: warmOutcome,
  noise: nightOutcome,
  calm: calmOutcome,
  alone: aloneOutcome,
  'first-abroad': firstAbroadOutcome,
  'early-flights': flightOutcome,
};

/** What nobody with the care is sent to: the best that was left out, and what stands in the plan all the same. */
function keptOut(
  id: CareId,
  theme: Theme,
  { days, catalogue, destination }: CaredFor,
): AskedOutcome {
  const wish = `No ${theme.name}`;
  const stops = knownEntries(days, catalogue).flatMap(({ day, known }) =>
    known.type === 'food' ? [] : [{ day, file: known.file }],
  );
  const still = stops.filter(({ file }) => isOfTheme(file, theme)).map(({ file }) => file.name);
  const left = allSights(destination)
    .filter((file) => isOfTheme(file, theme))
    .toSorted((a, b) => appealOf(b) - appealOf(a))
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);

  if (still.length > 0)
    return unmet(
      wish,
      `Still in the plan: ${joinWords([...new Set(still)].slice(0, MOST_NAMES))}.`,
    );
  const calm = stops.filter(({ file }) => id === 'boats' && isOnCalmWater(file));

  return met(
    wish,
    sentences([
      left.length > 0 ? `Left out: ${left.join('; ')}` : 'Left out',
      calm.length > 0
        ? `On calm water only: ${calm.map(({ day, file }) => `${file.name} (day ${day.dayNumber})`).join('; ')}`
        : undefined,
      id === 'winding-roads' ? longestRide(days) : undefined,
    ]),
  );
}

const ON_ROADS = new Set(['drive', 'taxi']);

/** The longest time in a car at one go. */
function longestRide(days: readonly PlannedDay[]): string | undefined {
  const minutes = days.flatMap(({ activities, back }) =>
    [...activities.map(({ travel }) => travel), back].flatMap((leg) =>
      leg && ON_ROADS.has(leg.mode) ? [leg.minutes] : [],
    ),
  );

  return minutes.length > 0
    ? `The longest ride in a car takes ${Math.round(Math.max(...minutes))} minutes`
    : undefined;
}
