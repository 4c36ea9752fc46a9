import type { Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point } from '#server/planner/problem.ts';
import { BUDGET_LEVELS, type BudgetLevel } from '#shared/preferences/options.ts';
import { isAboutAvoided } from './about-avoided.ts';
import type { AskedStay } from './asked-stay.ts';
import { barsHeard } from '../cares/quiet-nights.ts';
import { avoidedAreas } from './avoided-areas.ts';
import { AMISS, lackingFor, type StayNeeds, unfitFor } from './stay-fit.ts';
import { ownStayAt } from './own-stay.ts';
import { stayInArea } from './stay-in-area.ts';
import { landCeiling, type Party, roomsFor, stayRate } from '../assembly/budget.ts';

export type Stay = Destination['stays'][number];
export type StayChoice = { stay: Stay; nightly: number };

type Wanted = {
  level: BudgetLevel;
  party: Party;
  /** Places with what they are worth; the stay should be near where the days will be. */
  valued: readonly (Point & { value: number })[];
  isEco: boolean;
  /** Who travels and what for, as far as it matters for where to sleep. */
  needs?: StayNeeds;
  /** Where the working days are spent, for a business trip. */
  workPoint?: Point;
  /** Where the travellers say that they stay. */
  asked?: AskedStay | undefined;
  /** Sights and tables that are named, and those to keep away from. */
  places?: { wanted: readonly string[]; avoided: readonly string[] };
};

/** With whether a stay lies in a quarter, or goes by the name of a sight, to keep away from. */
type Judged = Wanted & { isAvoided: (stay: Stay) => boolean };

/** The best places carry the weight of where to sleep. */
const TOP_PLACES = 14;
/** Share of the level's ceiling that the stay may take at most. */
const STAY_SHARE = 0.72;

/**
 * The stays to try, the best first: of the traveller's level (else the next level down, then up), near
 * the places that matter, greener or business-like where that is asked for. Empty when none fits the money.
 */
export function chooseStays(destination: Destination, asked: Wanted): StayChoice[] {
  const own = ownChoice(destination, asked);

  if (own) return [own];
  const wanted = { ...asked, isAvoided: avoidedIn(destination, asked) };
  const most = landCeiling(wanted.level, wanted.party) * STAY_SHARE;
  const rooms = roomsFor(wanted.party.travelers) * wanted.party.nights;

  const choices = destination.stays
    .map((stay) => ({ stay, nightly: stayRate(stay, wanted.level) }))
    .filter(({ nightly }) => nightly * rooms <= most)
    .map((choice) => ({
      choice,
      cost:
        stayCost(choice.stay, wanted) +
        farFromTables(choice.stay, destination.food, wanted) +
        loudAtNight(choice.stay, destination, wanted),
    }))
    .toSorted((a, b) => a.cost - b.cost || a.choice.stay.id.localeCompare(b.choice.stay.id))
    .map(({ choice }) => choice);

  return [...inArea(choices, wanted), ...choices];
}

/** The bed that they have already, else none: no other is looked for. Where nobody knows where it is, it is in the centre. */
function ownChoice(destination: Destination, { asked, level }: Wanted): StayChoice | undefined {
  const { own, point = destination, said = '', id } = asked ?? {};

  if (!own) return undefined;
  const named = destination.stays.find((stay) => stay.id === id);

  return {
    stay: named ?? ownStayAt(point, { said, bed: own, isNear: asked?.isNear === true, level }),
    nightly: 0,
  };
}

function avoidedIn(destination: Destination, { places }: Wanted): Judged['isAvoided'] {
  if (!places) return () => false;
  const areas = avoidedAreas(destination, places.avoided);

  return (stay) => areas.has(stay.area) || isAboutAvoided(stay, destination, places);
}

/** Where a bed in some area is spoken of and no stay that fits is near: a point there, at the usual price of a night. */
function inArea(choices: readonly StayChoice[], wanted: Judged): StayChoice[] {
  const { asked, level } = wanted;
  const { point } = asked ?? {};
  const isNear = ({ stay }: StayChoice) =>
    point !== undefined &&
    distanceKm(stay, point) <= NEAR_ENOUGH_KM &&
    levelDistance(stay.level, level) <= ONE_BELOW &&
    amiss(stay, wanted) < AMISS;

  if (!asked || !point || asked.id !== undefined || choices.some(isNear)) return [];
  const own = choices.filter(({ stay }) => stay.level === level);
  const rates = (own.length > 0 ? own : choices)
    .map(({ nightly }) => nightly)
    .toSorted((a, b) => a - b);
  const nightly = rates[Math.floor(rates.length / 2)];

  return nightly === undefined
    ? []
    : [{ stay: stayInArea(asked.said, point, { level, nightly }), nightly }];
}

/** In kilometres. */
const IN_AVOIDED_AREA = 15;
/** Of stays of other levels, those of the next one down fit. */
const ONE_BELOW = 1;
/** A named area is no farther away than this. */
const NEAR_ENOUGH_KM = 1;

/** Lower is better: kilometres to what matters, and fixed distances for what is amiss. */
function stayCost(stay: Stay, wanted: Judged): number {
  if (wanted.asked?.id === stay.id) return -1;
  const steps = levelDistance(stay.level, wanted.level);

  if (wanted.asked?.point)
    return distanceKm(stay, wanted.asked.point) + amiss(stay, wanted) + steps * KM_PER_STEP;
  const away = steps * 30;
  const work = wanted.workPoint ? distanceKm(stay, wanted.workPoint) * 1.5 : 0;

  return (
    away +
    meanDistance(stay, wanted.valued) +
    work +
    amiss(stay, wanted) +
    lackingFor(stay, partyOf(wanted))
  );
}

/** So much farther one goes for a stay of one's own level. */
const KM_PER_STEP = 0.3;

/** What is amiss with a stay, as kilometres. */
function amiss(stay: Stay, wanted: Judged): number {
  const { isEco, workPoint, isAvoided } = wanted;
  const eco = isEco && !stay.eco ? 2 : 0;
  const business = workPoint && !stay.business ? 2 : 0;
  const area = stay.kind === 'neighbourhood' ? 1 : 0;

  return (
    eco +
    business +
    area +
    unfitFor(stay, partyOf(wanted)) +
    (isAvoided(stay) ? IN_AVOIDED_AREA : 0)
  );
}

function partyOf({ needs = {}, level, workPoint }: Judged): Parameters<typeof unfitFor>[1] {
  return { needs, level, isForWork: workPoint !== undefined };
}

/** So many tables within a walk make a place to come home to; each that is missing counts as so many kilometres. */
const TABLES = { enough: 3, walkKm: 1.3, missing: 0.8 } as const;

function farFromTables(stay: Stay, tables: readonly Point[], { asked }: Wanted): number {
  const near = tables.filter((table) => distanceKm(stay, table) <= TABLES.walkKm).length;

  return asked ? 0 : Math.max(0, TABLES.enough - near) * TABLES.missing;
}

/** Each bar that is heard from the bed of somebody who sleeps lightly counts as so many kilometres. */
const A_BAR = 1;

function loudAtNight(stay: Stay, destination: Destination, { needs }: Wanted): number {
  return needs?.asleep ? barsHeard(stay, destination).length * A_BAR : 0;
}

/** Steps between the levels; one step up in price counts a little more than one step down. */
function levelDistance(level: BudgetLevel, wanted: BudgetLevel): number {
  const steps = BUDGET_LEVELS.indexOf(level) - BUDGET_LEVELS.indexOf(wanted);

  return steps > 0 ? steps * 1.5 : -steps;
}

function meanDistance(point: Point, valued: Wanted['valued']): number {
  const top = valued.toSorted((a, b) => b.value - a.value).slice(0, TOP_PLACES);
  const weight = top.reduce((sum, place) => sum + place.value, 0);

  if (weight === 0) return 0;
  return (
    top.reduce((sum, place) => sum + place.value * Math.min(25, distanceKm(point, place)), 0) /
    weight
  );
}
