import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type {
  AskedOutcome,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { minutesOf, parseDuration, timeOf } from '#shared/dates.ts';
import { appealOf } from '../candidates/appeal.ts';
import { joinWords, capital } from '../candidates/place-words.ts';
import type { RestPlace, Rhythm } from './rhythm.ts';
import { freeTimeOutcome, longBreakfastOutcome } from './unhurried-outcomes.ts';
import { breaksOutcome, kmOutcome, longestWalk } from './on-foot-outcomes.ts';
import { isHardOnTheBody } from '../candidates/hard-on-the-body.ts';
import type { RefusedOnDay } from '../understanding/refused-on-days.ts';
import { plural } from '../understanding/wishes.ts';
import { isOfKind, isUnderRoof } from './sights-in-rhythm.ts';
import { knownEntries, met, namesOfDays, unmet } from '../asked/outcome.ts';

type Plan = { days: readonly PlannedDay[]; catalogue: Catalogue; destinationId: string };
type Judge = (rhythm: Rhythm, plan: Plan) => AskedOutcome | undefined;

const MOST_NAMES = 3;
const FEW = 3;
const NOON = 12 * 60;
const EVENING = 17 * 60;
const NAP = 90;
const EARLY_ENOUGH = 8 * 60 + 45;

/** How the days were asked to go, one wish after the other: where the plan keeps it, or where not. */
export function rhythmOutcomes(rhythm: Rhythm, plan: Plan): AskedOutcome[] {
  return JUDGES.flatMap((judge) => judge(rhythm, plan) ?? []);
}

const JUDGES: readonly Judge[] = [
  ({ earliest }, { days }) =>
    earliest === undefined
      ? undefined
      : kept(`Nothing before ${timeOf(earliest)}`, {
          broken: days.filter((day) => stopsOf(day).some(({ time }) => minutesOf(time) < earliest)),
          always: 'No day begins sooner.',
          otherwise: 'A sight or a ride stands earlier on',
        }),
  ({ isEarly, earliest }, { days }) =>
    isEarly && earliest === undefined
      ? kept('Out early', {
          broken: days.filter((day) => day.dayType === 'Full Day' && !isOutEarly(day)),
          always: 'Full days begin before the crowds do.',
          otherwise: 'Nothing worth the early hour is open on',
        })
      : undefined,
  ({ isEasyStart }, { days }) => (isEasyStart ? easyDay('first', days, 0) : undefined),
  ({ isEasyEnd }, { days }) => (isEasyEnd ? easyDay('last', days, -1) : undefined),
  ({ restDates, restPlace }, plan) =>
    restDates &&
    kept(restPlace ? `A free day by a ${restPlace}` : 'A day of rest', {
      broken: on(plan.days, restDates).filter((day) => stopsOf(day).length > 0),
      always: `Nothing but meals stands on ${namesOfDays(on(plan.days, restDates))}.${restIdea(restPlace, plan)}`,
      otherwise: 'Something is planned on',
    }),
  ({ freeAfternoons, isWithFreeTime }, { days }) =>
    freeAfternoons && !isWithFreeTime
      ? kept('A free afternoon', {
          broken: on(days, freeAfternoons).filter((day) => stopsOf(day).some(isOfTheAfternoon)),
          always: `Nothing stands between lunch and the evening on ${namesOfDays(on(days, freeAfternoons))}.`,
          otherwise: 'Something stands in the afternoon of',
        })
      : undefined,
  (rhythm, { days }) => freeTimeOutcome(rhythm, days),
  ({ longBreakfasts }, { days }) => longBreakfastOutcome(longBreakfasts, days),
  ({ freeMornings }, { days }) =>
    freeMornings &&
    kept('A free morning', {
      broken: on(days, freeMornings).filter((day) =>
        stopsOf(day).some(({ time }) => minutesOf(time) < NOON),
      ),
      always: `Nothing stands before noon on ${namesOfDays(on(days, freeMornings))}.`,
      otherwise: 'Something stands in the morning of',
    }),
  ({ refusedOnDays }, plan) => refusedOnDays && withoutKinds(refusedOnDays, plan),
  ({ perDay }, { days }) =>
    perDay === undefined
      ? undefined
      : kept(`${perDay === 1 ? 'One sight' : `${perDay} sights`} a day`, {
          broken: days.filter((day) => stopsOf(day).length > perDay),
          always: 'No day holds more.',
          otherwise: 'More than that stands on',
        }),
  ({ isNapping }, { days }) =>
    isNapping
      ? kept('A rest after lunch', {
          broken: days.filter((day) => day.dayType === 'Full Day' && !hasNap(day)),
          always: 'There is time at the stay after lunch on every full day.',
          otherwise: 'There is no time at the stay after lunch on',
        })
      : undefined,
  ({ isOutOfHeat }, plan) =>
    isOutOfHeat
      ? kept('Out of the heat', {
          broken: plan.days.filter((day) => isOutAtNoon(day, plan)),
          always: 'The hottest hours are spent under a roof, at the stay or on the water.',
          otherwise: 'Something outdoors lasts into the hottest hours on',
        })
      : undefined,
  ({ isWithoutQueues }, plan) => (isWithoutQueues ? queues(plan) : undefined),
  ({ isEasyOnFoot }, plan) => (isEasyOnFoot ? onFoot(plan) : undefined),
  (rhythm, { days }) => kmOutcome(rhythm, days),
  (rhythm, { days }) => breaksOutcome(rhythm, days),
  ({ isRainPlan }, plan) => (isRainPlan ? rain(plan) : undefined),
];

/** What is left out on single days, such as museums on the last one. */
function withoutKinds(refused: readonly RefusedOnDay[], { days, catalogue }: Plan): AskedOutcome {
  const dates = refused.map(({ date }) => date);
  const kinds = [...new Set(refused.map(({ kind }) => plural(kind)))];
  const isRefused = (day: PlannedDay) =>
    refused.some(
      ({ kind, date }) =>
        day.date === date &&
        stopsOf(day).some(({ place }) => {
          const known = place && catalogue.place(place.id);

          return known?.type === 'sight' && isOfKind(known.file, kind);
        }),
    );

  return kept(`No ${joinWords(kinds)} on ${namesOfDays(on(days, dates))}`, {
    broken: on(days, dates).filter(isRefused),
    always: 'Left out there.',
    otherwise: 'One stands on',
  });
}

function easyDay(which: string, days: readonly PlannedDay[], at: number): AskedOutcome | undefined {
  const day = days.filter(({ dayType }) => dayType !== 'Travel Day').at(at);

  return (
    day &&
    kept(`An easy ${which} day`, {
      broken: stopsOf(day).length > FEW ? [day] : [],
      always: `Day ${day.dayNumber} holds ${count(stopsOf(day).length)}, and ${day.walkKm} km on foot.`,
      otherwise: 'More than three stops stand on',
    })
  );
}

const REST_KINDS: Readonly<Record<RestPlace, readonly PlaceKind[]>> = {
  lake: ['lake', 'beach', 'park', 'activity', 'boat-trip'],
  beach: ['beach'],
  pool: ['spa', 'activity', 'sport'],
  park: ['park', 'garden'],
};

/** The best place of the kind that was asked for, to go to or not. */
function restIdea(place: RestPlace | undefined, { catalogue, destinationId }: Plan): string {
  if (!place) return '';
  const isIt = (file: PlaceFile) =>
    REST_KINDS[place].includes(file.kind) &&
    (file.kind === place || place === 'park' || file.name.toLowerCase().includes(place));
  const [best] = (catalogue.destination(destinationId)?.places ?? [])
    .filter(isIt)
    .toSorted((a, b) => appealOf(b) - appealOf(a));

  return best ? ` ${best.name} is at hand.` : '';
}

function isOutEarly({ activities }: PlannedDay): boolean {
  const first = activities.find(({ kind }) => kind === 'stop' || kind === 'ride');

  return first !== undefined && minutesOf(first.time) <= EARLY_ENOUGH;
}

function kept(
  wish: string,
  {
    broken,
    always,
    otherwise,
  }: { broken: readonly PlannedDay[]; always: string; otherwise: string },
): AskedOutcome {
  return broken.length === 0
    ? met(wish, always)
    : unmet(wish, `${otherwise} ${namesOfDays(broken)}.`);
}

function queues({ days, catalogue }: Plan): AskedOutcome {
  const timed = filesOf(days, catalogue).filter(({ timedEntry }) => timedEntry);

  return met(
    'No queues',
    timed.length > 0
      ? `Book a time for ${listed(timed)}; what is crowded without one comes at its opening.`
      : 'What is crowded comes at its opening.',
  );
}

function onFoot({ days, catalogue }: Plan): AskedOutcome {
  const climbs = filesOf(days, catalogue).filter(isHardOnTheBody);
  const longest = Math.max(0, ...days.map(({ walkKm }) => walkKm));
  const wish = 'Little walking, no climbs';

  return climbs.length === 0
    ? met(
        wish,
        `At most ${longest} km on foot in a day, ${longestWalk(days)} minutes at a time; no climb is planned.`,
      )
    : unmet(wish, `There are stairs or a climb at ${listed(climbs)}.`);
}

/** For each full day the best place under a roof near what is planned there. */
function rain({ days, catalogue, destinationId }: Plan): AskedOutcome {
  const used = new Set(days.flatMap((day) => stopsOf(day).map(({ place }) => place?.id)));
  const roofs = (catalogue.destination(destinationId)?.places ?? [])
    .filter((file) => file.indoor && !used.has(`${destinationId}/${file.id}`))
    .toSorted((a, b) => appealOf(b) - appealOf(a));
  const ideas = days.flatMap((day) => {
    const outdoors = stopsOf(day).find(({ place }) => place && !place.indoor)?.place;
    const at = outdoors
      ? roofs.findIndex((file) => distanceKm(file, outdoors) <= NEAR_KM)
      : undefined;
    const [file] = at === undefined || at < 0 ? [] : roofs.splice(at, 1);

    return outdoors && file
      ? [`day ${day.dayNumber}: ${file.name} instead of ${outdoors.name}`]
      : [];
  });

  return met(
    'A plan for rain',
    ideas.length > 0 ? `${capital(ideas.join('; '))}.` : 'Every day has a roof at hand.',
  );
}

const NEAR_KM = 2;
const count = (stops: number) => (stops === 1 ? 'one stop' : `${stops} stops`);

function stopsOf({ activities }: PlannedDay): PlannedActivity[] {
  return activities.filter(({ kind }) => kind === 'stop');
}

function isOfTheAfternoon({ time }: PlannedActivity): boolean {
  return minutesOf(time) >= NOON + 90 && minutesOf(time) < EVENING;
}

/** Outdoors for longer than a way takes, while it is hottest. */
function isOutAtNoon({ activities }: PlannedDay, { catalogue }: Plan): boolean {
  const [from, until] = HOTTEST;

  return activities.some(({ kind, time, duration, place }) => {
    const start = minutesOf(time);
    const known = kind === 'stop' && place ? catalogue.place(place.id) : undefined;
    const minutes = Math.min(until, start + (parseDuration(duration) ?? 0)) - Math.max(from, start);

    return known?.type === 'sight' && !isUnderRoof(known.file) && minutes > A_WAY;
  });
}

const HOTTEST = [12 * 60, 16 * 60] as const;
const A_WAY = 30;

/** At the stay for long enough, between lunch and the evening. */
function hasNap({ activities }: PlannedDay): boolean {
  return activities.some(
    ({ kind, time, activity, duration }) =>
      kind === 'free' &&
      minutesOf(time) >= NOON &&
      minutesOf(time) < EVENING &&
      /\bat\b/.test(activity) &&
      (parseDuration(duration) ?? 0) >= NAP,
  );
}

function filesOf(days: readonly PlannedDay[], catalogue: Catalogue): PlaceFile[] {
  return knownEntries(days, catalogue).flatMap(({ known }) =>
    known.type === 'sight' ? [known.file] : [],
  );
}

function listed(files: readonly { name: string }[]): string {
  return joinWords(files.slice(0, MOST_NAMES).map(({ name }) => name));
}

function on(days: readonly PlannedDay[], dates: readonly string[]): PlannedDay[] {
  return days.filter(({ date }) => dates.includes(date));
}
