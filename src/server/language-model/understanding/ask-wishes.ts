import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { resolveWish } from '#server/planning/understanding/resolve-wish.ts';
import { chip } from '#server/planning/understanding/wish-chips.ts';
import type { WishChip, WishKind } from '#shared/preferences/understanding.schema.ts';
import type { ModelSession } from '../client/model-session.ts';
import { withDataRule } from '../data-rule.ts';
import { CHIP_OF_LIST, modelWishes, type ModelWishes } from './wishes.schema.ts';

export type NotesToRead = {
  notes: string;
  destinations?: string | undefined;
  departureDate?: string | undefined;
  returnDate?: string | undefined;
};

const MAX_TOKENS = 900;
const MOST_PER_LIST = 8;

const RULES = withDataRule(
  [
    'Read the notes and say which wishes they state. Do not guess and do not add ideas of your own: what the notes do not say stays empty, false or null.',
    'Names of places are given in English, as in a guidebook. A place that they have been to already, or are tired of, is an avoided one.',
    'needs: "toddler" for children under 4, "kids" for older ones, "seniors" for elderly people, "relaxation" for a wish for rest.',
    'dates: days of the trip (YYYY-MM-DD) on which something matters to them, with two or three words of what it is.',
  ].join('\n'),
);

/** The wishes that a model reads in the notes, as chips that the planner knows. Throws ModelFailure. */
export async function askWishes(
  notes: NotesToRead,
  { session, catalogue }: { session: ModelSession; catalogue: Catalogue },
): Promise<WishChip[]> {
  const { value } = await session.ask({
    purpose: 'understand',
    name: 'wishes',
    system: RULES,
    data: { ...notes },
    schema: modelWishes,
    maxTokens: MAX_TOKENS,
  });

  return toChips(value, notes, catalogue);
}

/** Chips of the answer whose values the catalogue and the closed lists know; anything else is dropped. */
function toChips(
  wishes: ModelWishes,
  trip: Pick<NotesToRead, 'departureDate' | 'returnDate'>,
  catalogue: Catalogue,
): WishChip[] {
  const read = [...listed(wishes), ...single(wishes, trip)];
  const chips = read.flatMap(([kind, text]) => {
    const value = resolveWish(kind, text, catalogue);

    return value === undefined ? [] : [chip(kind, value, catalogue)];
  });

  return [...new Map(chips.map((one) => [`${one.kind} ${one.value}`, one])).values()];
}

type Wanted = [WishKind, string];

function listed(wishes: ModelWishes): Wanted[] {
  return (Object.entries(CHIP_OF_LIST) as [keyof typeof CHIP_OF_LIST, WishKind][]).flatMap(
    ([list, kind]) =>
      (wishes[list] as (string | null)[])
        .filter((value) => value !== null)
        .slice(0, MOST_PER_LIST)
        .map((value) => wanted(kind, value)),
  );
}

function single(
  wishes: ModelWishes,
  { departureDate = '', returnDate = '' }: Pick<NotesToRead, 'departureDate' | 'returnDate'>,
): Wanted[] {
  const { longestFlightHours, pace, occasion, home, noEarlyMornings, awayFromCrowds } = wishes;
  const days = wishes.dates
    .filter(({ date }) => date >= departureDate && date <= returnDate)
    .slice(0, MOST_PER_LIST);

  return [
    ...(longestFlightHours === null ? [] : [wanted('flight', String(longestFlightHours))]),
    ...(pace === null ? [] : [wanted('pace', pace)]),
    ...(occasion === null ? [] : [wanted('occasion', occasion)]),
    ...(home === null ? [] : [wanted('home', home)]),
    ...(noEarlyMornings ? [wanted('late-start', 'yes')] : []),
    ...(awayFromCrowds ? [wanted('quiet', 'yes')] : []),
    ...days.map(({ date, what }) => wanted('date', `${date} ${what}`)),
  ];
}

function wanted(kind: WishKind, value: string): Wanted {
  return [kind, value];
}
