import type { Destination } from '#server/catalogue/catalogue.ts';
import { monthOf } from '#shared/dates.ts';
import type { Interest } from '#shared/preferences/options.ts';
import type { Clue, ClueFacts } from './clue.ts';
import {
  FAMILIES,
  FAMILY_HINTS,
  INTEREST_HINTS,
  SCENE_HINTS,
  SCRIPT_HINTS,
  SCRIPTS,
} from './hint-words.ts';

export function practicalClues(target: Destination, { catalogue }: ClueFacts): Clue[] {
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

export function languageClues(target: Destination, { catalogue }: ClueFacts): Clue[] {
  const code = (one: Destination) => catalogue.country(one.country)?.languages[0] ?? 'en';
  const script = (one: Destination) => SCRIPTS.get(code(one)) ?? 'latin';
  const family = (one: Destination) => FAMILIES.get(code(one));
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

export function characterClues(target: Destination): Clue[] {
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
export function sightsClues(target: Destination): Clue[] {
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
    { text: 'The best day trips from there are by train.', holds: trains },
    {
      text: 'The classic day trips from there do not go by train.',
      holds: (one) => !trains(one),
    },
  ];
}

/** Where on earth, in bands of the globe. */
export function placeClues(target: Destination, { date }: ClueFacts): Clue[] {
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
export function nameClues(target: Destination): Clue[] {
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
