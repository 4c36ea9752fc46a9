import type { Destination } from '#server/catalogue/catalogue.ts';
import { daylight } from '#server/catalogue/daylight.ts';
import { monthOf } from '#shared/dates.ts';
import { estimateFlight } from '../days/flight-estimate.ts';
import {
  characterClues,
  languageClues,
  nameClues,
  placeClues,
  practicalClues,
  sightsClues,
} from './hint-clues-of-place.ts';
import { utcOffset } from '../days/utc-offset.ts';
import type { Clue, ClueFacts } from './clue.ts';

/** Kinds of hint, in the order in which they help: packing first, where on earth last. */
export const CLUE_KINDS = [
  'warmth',
  'packing',
  'journey',
  'practical',
  'language',
  'character',
  'sights',
  'place',
  'name',
] as const;
export type ClueKind = (typeof CLUE_KINDS)[number];

/** All clues that hold for a destination on that date, by kind. */
export function cluesFor(target: Destination, facts: ClueFacts): Record<ClueKind, Clue[]> {
  const clues: Record<ClueKind, Clue[]> = {
    warmth: warmth(target, facts),
    packing: packing(target, facts),
    journey: journey(target, facts),
    practical: practicalClues(target, facts),
    language: languageClues(target, facts),
    character: characterClues(target),
    sights: sightsClues(target),
    place: placeClues(target, facts),
    name: nameClues(target),
  };

  for (const kind of CLUE_KINDS) clues[kind] = clues[kind].filter(({ holds }) => holds(target));
  for (const kind of ['warmth', 'packing'] as const)
    clues[kind] = clues[kind].filter(({ holds }) => !facts.nextStop || holds(facts.nextStop));
  return clues;
}

/** The month's highs within a few degrees; the text gives the very numbers that the clue tests. */
function warmth(target: Destination, { date }: ClueFacts): Clue[] {
  const month = monthOf(date) - 1;
  const high = (one: Destination) => one.climate.highC[month] ?? 0;
  const at = Math.round(high(target));

  return [3, 5, 8].map((width) => ({
    text: `Pack for days of ${at - width} to ${at + width} °C: ${wear(at)}.`,
    holds: (one) => Math.abs(Math.round(high(one)) - at) <= width,
  }));
}

function wear(high: number): string {
  if (high >= 30) return 'thin, loose clothes, a hat and sun cream';
  if (high >= 23) return 'summer clothes, and something for the evening';
  if (high >= 15) return 'light layers and a jacket';
  return high >= 6 ? 'a warm coat and good socks' : 'your warmest coat, gloves and a hat';
}

function packing(target: Destination, { date }: ClueFacts): Clue[] {
  const month = monthOf(date) - 1;
  const rain = (one: Destination) => one.climate.rainMm[month] ?? 0;
  const low = (one: Destination) => one.climate.lowC[month] ?? 0;
  const sea = (one: Destination) => one.climate.seaC?.[month] ?? undefined;
  const light = onceEach((one) => daylightHours(one, date));
  const rainAt = rain(target);

  return [
    rainAt < 40
      ? {
          text: 'Leave the umbrella at home: the month brings under 40 mm of rain.',
          holds: (one) => rain(one) < 40,
        }
      : {
          text: 'Take a rain jacket: the month brings 40 mm of rain or more.',
          holds: (one) => rain(one) >= 40,
        },
    {
      text: 'Take proper rain gear: the month brings over 120 mm.',
      holds: (one) => rain(one) > 120,
    },
    {
      text: 'Bring swimwear: the sea is at 21 °C or warmer.',
      holds: (one) => (sea(one) ?? 0) >= 21,
    },
    {
      text: 'There is a sea to look at, but it is for the brave: under 18 °C.',
      holds: (one) => sea(one) !== undefined && (sea(one) ?? 99) < 18,
    },
    {
      text: 'Leave the beach towel: there is no sea to bathe in.',
      holds: (one) => one.climate.seaC === null,
    },
    {
      text: 'Nights fall below 5 °C, so bring something warm for after dark.',
      holds: (one) => low(one) < 5,
    },
    {
      text: 'Even the nights stay above 18 °C; one thin layer will do.',
      holds: (one) => low(one) > 18,
    },
    {
      text: 'Bring a torch: there are fewer than ten hours of daylight.',
      holds: (one) => light(one) < 10,
    },
    {
      text: 'Bring a sleep mask: it is light for more than fourteen hours.',
      holds: (one) => light(one) > 14,
    },
  ];
}

/** A figure of destinations that is asked for often and worked out once for each. */
function onceEach(read: (one: Destination) => number): (one: Destination) => number {
  const known = new Map<string, number>();

  return (one) => {
    const figure = known.get(one.id) ?? read(one);

    known.set(one.id, figure);
    return figure;
  };
}

function daylightHours(destination: Destination, date: string): number {
  const { sunrise, sunset } = daylight(destination, date);

  return (sunset - sunrise) / 60;
}

/** With a known home the hours in the air; else how far to turn the watch. */
function journey(target: Destination, { date, home }: ClueFacts): Clue[] {
  const offset = onceEach((one) => utcOffset(one.timeZone, date));
  const at = offset(target);
  const clock: Clue[] = [1, 2.5].map((width) => ({
    text: `Your watch will show between ${zoneText(at - width)} and ${zoneText(at + width)}.`,
    holds: (one) => Math.abs(offset(one) - at) <= width,
  }));
  const airport = target.airports[0];
  const transfer: Clue[] = airport
    ? [
        {
          text: `From the airport you go on by ${airport.mode}, and are there within ${Math.ceil(airport.minutes / 15) * 15} minutes.`,
          holds: (one) =>
            one.airports[0]?.mode === airport.mode &&
            (one.airports[0]?.minutes ?? 999) <= Math.ceil(airport.minutes / 15) * 15,
        },
      ]
    : [];

  if (!home) return [...clock, ...transfer];
  const hours = onceEach(
    (one) => estimateFlight(home, one, { month: monthOf(date), level: 'moderate' }).hours,
  );
  const air = Math.round(hours(target));
  const flight: Clue[] = [1, 2, 3].map((width) => ({
    text: `Download something to watch: the journey by air takes about ${Math.max(0, air - width)} to ${air + width} hours.`,
    holds: (one) => Math.abs(Math.round(hours(one)) - air) <= width,
  }));

  return [...flight, ...clock];
}

function zoneText(hours: number): string {
  const whole = Math.trunc(hours);
  const minutes = Math.round(Math.abs(hours - whole) * 60);

  return `UTC${hours >= 0 ? '+' : '−'}${Math.abs(whole)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}
