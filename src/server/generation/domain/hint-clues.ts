import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { daylight } from '#server/catalogue/daylight.ts';
import type { Point } from '#server/planner/problem.ts';
import { monthOf } from '#shared/dates.ts';
import type { Interest } from '#shared/preferences/options.ts';
import { estimateFlight } from './flight-estimate.ts';
import {
  FAMILIES,
  FAMILY_HINTS,
  INTEREST_HINTS,
  SCENE_HINTS,
  SCRIPT_HINTS,
  SCRIPTS,
} from './hint-words.ts';

/** A statement about a destination that is true or not for each of the catalogue. */
export type Clue = { text: string; holds: (destination: Destination) => boolean };

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

export type ClueFacts = { catalogue: Catalogue; date: string; home: Point | undefined };

/** All clues that hold for a destination on that date, by kind. */
export function cluesFor(target: Destination, facts: ClueFacts): Record<ClueKind, Clue[]> {
  const clues: Record<ClueKind, Clue[]> = {
    warmth: warmth(target, facts),
    packing: packing(target, facts),
    journey: journey(target, facts),
    practical: practical(target, facts),
    language: language(target, facts),
    character: character(target),
    sights: sights(target),
    place: place(target, facts),
    name: name(target),
  };

  for (const kind of CLUE_KINDS) clues[kind] = clues[kind].filter(({ holds }) => holds(target));
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
  const hours = new Map<string, number>();
  const light = (one: Destination) => {
    const known = hours.get(one.id) ?? daylightHours(one, date);

    hours.set(one.id, known);
    return known;
  };
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

function daylightHours(destination: Destination, date: string): number {
  const { sunrise, sunset } = daylight(destination, date);

  return (sunset - sunrise) / 60;
}

/** With a known home the hours in the air; else how far to turn the watch. */
function journey(target: Destination, { date, home }: ClueFacts): Clue[] {
  const offset = (one: Destination) => utcOffset(one.timeZone, date);
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
  const hours = (one: Destination) =>
    estimateFlight(home, one, { month: monthOf(date), level: 'moderate' }).hours;
  const air = Math.round(hours(target));
  const flight: Clue[] = [1, 2, 3].map((width) => ({
    text: `Download something to watch: the journey by air takes about ${Math.max(0, air - width)} to ${air + width} hours.`,
    holds: (one) => Math.abs(Math.round(hours(one)) - air) <= width,
  }));

  return [...flight, ...clock];
}

function practical(target: Destination, { catalogue }: ClueFacts): Clue[] {
  const country = (one: Destination) => catalogue.country(one.country);
  const plugs = country(target)?.plugs ?? [];
  const rate = country(target)?.perUsd ?? 1;
  const magnitude = (one: Destination) => Math.floor(Math.log10(country(one)?.perUsd ?? 1));
  const rateText =
    rate < 1
      ? 'One US dollar buys less than one unit of the local money.'
      : `One US dollar buys between ${10 ** magnitude(target)} and ${10 ** (magnitude(target) + 1)} units of the local money.`;

  return [
    {
      text: `Pack an adapter for sockets of type ${plugs.join(' or ')}.`,
      holds: (one) => country(one)?.plugs.join() === plugs.join(),
    },
    {
      text: 'Look right first when you cross the road: they drive on the left.',
      holds: (one) => country(one)?.drivesOn === 'left',
    },
    {
      text: 'They drive on the right, in case you rent a car.',
      holds: (one) => country(one)?.drivesOn === 'right',
    },
    {
      text: 'Pack a bottle to refill: the tap water is safe to drink.',
      holds: (one) => country(one)?.tapWater === 'safe',
    },
    {
      text: 'Plan to buy or filter your drinking water.',
      holds: (one) => country(one)?.tapWater === 'not safe',
    },
    { text: 'Have a few euros ready.', holds: (one) => country(one)?.currency === 'EUR' },
    {
      text: rateText,
      holds: (one) =>
        rate < 1
          ? (country(one)?.perUsd ?? 1) < 1
          : (country(one)?.perUsd ?? 0) >= 1 && magnitude(one) === magnitude(target),
    },
  ];
}

function language(target: Destination, { catalogue }: ClueFacts): Clue[] {
  const code = (one: Destination) => catalogue.country(one.country)?.languages[0] ?? 'en';
  const script = (one: Destination) => SCRIPTS[code(one)] ?? 'latin';
  const family = (one: Destination) => FAMILIES[code(one)];
  const ofScript = SCRIPT_HINTS[script(target)];
  const ofFamily = FAMILY_HINTS[family(target) ?? ''];

  return [
    ...(ofScript
      ? [{ text: ofScript, holds: (one: Destination) => script(one) === script(target) }]
      : []),
    ...(ofFamily
      ? [{ text: ofFamily, holds: (one: Destination) => family(one) === family(target) }]
      : []),
  ];
}

const OUTSTANDING = 5;

function character(target: Destination): Clue[] {
  const scenes = target.scene.map((scene): Clue => ({
    text: SCENE_HINTS[scene],
    holds: (one) => one.scene.includes(scene),
  }));
  const score = (one: Destination, interest: string) =>
    one.interests[interest as Interest]?.[0] ?? 0;
  const interests = Object.entries(INTEREST_HINTS).map(([interest, text]): Clue => ({
    text,
    holds: (one) => score(one, interest) >= OUTSTANDING,
  }));

  return [...scenes, ...interests];
}

/** What the catalogue lists there: caves, wineries, hot springs and boat rides say much about a place. */
function sights(target: Destination): Clue[] {
  const kinds = new Set(target.places.map((one) => one.kind));
  const has = (one: Destination, kind: string) => one.places.some((sight) => sight.kind === kind);
  const texts: [string, string][] = [
    ['castle', 'A castle is on the list of things to see.'],
    ['palace', 'Somebody royal lived there, and left a palace behind.'],
    ['cave', 'One stop lies underground.'],
    ['winery', 'There will be wine, straight from the maker.'],
    ['waterfall', 'You may get splashed: a waterfall is within reach.'],
    ['theme-park', 'There are rides, should you feel ten years old again.'],
    ['zoo', 'A zoo is one of the sights.'],
    ['aquarium', 'Fish, behind glass, are among the locals.'],
    ['spa', 'Warm water is a local pleasure.'],
    ['mosque', 'You will hear the call to prayer.'],
    ['synagogue', 'A synagogue tells part of its story.'],
    ['temple', 'Incense is in the air at its temples.'],
    ['tower', 'A tower gives you the view from above.'],
    ['bridge', 'One of its bridges is famous in its own right.'],
    ['island', 'A boat will take you over to an island.'],
    ['wildlife', 'Wild animals can be seen in the open.'],
    ['ruins', 'You will stand among ruins.'],
    ['cemetery', 'Even its dead have beautiful neighbours.'],
    ['library', 'A library is worth seeing for itself.'],
    ['beach', 'A beach is on the list.'],
  ];
  const trains = (one: Destination) => one.dayTrips.some((trip) => trip.mode === 'train');

  return [
    ...texts
      .filter(([kind]) => kinds.has(kind as Destination['places'][number]['kind']))
      .map(([kind, text]): Clue => ({ text, holds: (one) => has(one, kind) })),
    { text: 'The best outings from there are by train.', holds: trains },
    {
      text: 'For outings you leave the rails alone: no train takes you on the classic ones.',
      holds: (one) => !trains(one),
    },
  ];
}

/** Where on earth, in bands of the globe. */
function place(target: Destination, { date }: ClueFacts): Clue[] {
  const band = Math.floor(Math.abs(target.lat) / 10) * 10;
  const half = target.lat >= 0 ? 'north' : 'south';
  const inBand = (one: Destination) =>
    one.lat >= 0 === target.lat >= 0 && Math.floor(Math.abs(one.lat) / 10) * 10 === band;
  const east = Math.floor(target.lon / 15) * 15;
  const month = monthOf(date);

  return [
    {
      text: 'It lies south of the equator, where the seasons are the other way round.',
      holds: (one) => one.lat < 0,
    },
    { text: `It lies between ${band} and ${band + 10} degrees ${half}.`, holds: inBand },
    {
      text: `Its longitude is between ${lonText(east)} and ${lonText(east + 15)}.`,
      holds: (one) => Math.floor(one.lon / 15) * 15 === east,
    },
    {
      text: `Locals would tell you to come in this very month.`,
      holds: (one) => one.bestMonths.includes(month),
    },
    {
      text: `You are going to ${target.continent}.`,
      holds: (one) => one.continent === target.continent,
    },
  ];
}

/** When all else leaves too many: the shape of the name. */
function name(target: Destination): Clue[] {
  const letters = (one: Destination) => one.name.replace(/[^\p{L}]/gu, '').length;
  const initial = (one: Destination) => one.name.normalize('NFD').charAt(0).toUpperCase();

  return [
    {
      text: `Its name has ${letters(target)} letters.`,
      holds: (one) => letters(one) === letters(target),
    },
    {
      text: `Its name begins with ${initial(target)}.`,
      holds: (one) => initial(one) === initial(target),
    },
    {
      text: `Its name ends with ${target.name.at(-1)?.toUpperCase()}.`,
      holds: (one) => one.name.at(-1) === target.name.at(-1),
    },
  ];
}

function lonText(lon: number): string {
  return lon === 0 ? 'the Greenwich meridian' : `${Math.abs(lon)}° ${lon > 0 ? 'east' : 'west'}`;
}

function zoneText(hours: number): string {
  const whole = Math.trunc(hours);
  const minutes = Math.round(Math.abs(hours - whole) * 60);

  return `UTC${hours >= 0 ? '+' : '−'}${Math.abs(whole)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

const offsets = new Map<string, number>();
/** A catalogue's time zones on the dates of many trips; beyond that, start over rather than grow. */
const MAX_OFFSETS = 20_000;

/** Hours ahead of UTC at noon of a date; asked for often, so remembered. */
function utcOffset(timeZone: string, date: string): number {
  const key = `${timeZone} ${date}`;
  const known = offsets.get(key) ?? readOffset(timeZone, date);

  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, known);
  return known;
}

function readOffset(timeZone: string, date: string): number {
  let formatter = formatters.get(timeZone);

  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
  }

  const zone =
    formatter
      .formatToParts(new Date(`${date}T12:00:00Z`))
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(zone);

  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) + Number(match[3]) / 60);
}
