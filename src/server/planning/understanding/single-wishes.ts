import type { WishKind } from '#shared/preferences/understanding.schema.ts';
import type { Wishes } from './wishes.ts';

export type SingleKind = 'flight' | 'pace' | 'late-start' | 'quiet' | 'occasion' | 'home' | 'date';

type Single = {
  read: (wishes: Wishes) => string[];
  give: (wishes: Wishes, value: string) => Wishes;
  take: (wishes: Wishes, value: string) => Wishes;
};

function flag(key: 'lateStart' | 'quiet'): Single {
  return {
    read: (wishes) => (wishes[key] ? ['yes'] : []),
    give: (wishes) => ({ ...wishes, [key]: true }),
    take: (wishes) => ({ ...wishes, [key]: false }),
  };
}
const dateOf = (value: string) => value.slice(0, 10);

/** Wishes that hold one thing each (dates: one thing a day): how they are read, given and taken away. */
export const SINGLE_WISHES: Record<SingleKind, Single> = {
  flight: {
    read: ({ maxFlightHours }) => (maxFlightHours === undefined ? [] : [String(maxFlightHours)]),
    give: (wishes, value) => ({ ...wishes, maxFlightHours: Number(value) }),
    take: ({ maxFlightHours: _, ...rest }) => rest,
  },
  pace: {
    read: ({ pace }) => (pace === 'normal' ? [] : [pace]),
    give: (wishes, value) => ({ ...wishes, pace: value === 'slow' ? 'slow' : 'packed' }),
    take: (wishes) => ({ ...wishes, pace: 'normal' }),
  },
  'late-start': flag('lateStart'),
  quiet: flag('quiet'),
  occasion: {
    read: ({ occasion }) => (occasion === undefined ? [] : [occasion]),
    give: (wishes, value) => ({ ...wishes, occasion: value }),
    take: ({ occasion: _, ...rest }) => rest,
  },
  home: {
    read: ({ home }) => (home === undefined ? [] : [home]),
    // Nobody travels to where they live.
    give: (wishes, home) => ({
      ...wishes,
      home,
      destinations: {
        wanted: wishes.destinations.wanted.filter((id) => id !== home),
        avoided: [...new Set([...wishes.destinations.avoided, home])],
      },
    }),
    take: ({ home: _, ...rest }, value) => ({
      ...rest,
      destinations: {
        ...rest.destinations,
        avoided: rest.destinations.avoided.filter((id) => id !== value),
      },
    }),
  },
  date: {
    read: ({ dates = [] }) => dates.map(({ date, what }) => `${date} ${what}`),
    give: (wishes, value) => ({
      ...wishes,
      dates: [
        ...(wishes.dates ?? []).filter(({ date }) => date !== dateOf(value)),
        { date: dateOf(value), what: value.slice(11) },
      ],
    }),
    take: (wishes, value) => ({
      ...wishes,
      dates: (wishes.dates ?? []).filter(({ date }) => date !== dateOf(value)),
    }),
  },
};

export const SINGLE_KINDS = Object.keys(SINGLE_WISHES) as SingleKind[];

export function isSingleKind(kind: WishKind): kind is SingleKind {
  return kind in SINGLE_WISHES;
}
