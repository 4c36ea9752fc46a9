import { durationText } from '#shared/dates.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import type { RideMode, TripPlace, TripRide } from '#shared/generation/trip-places.schema.ts';
import { formatMoney } from '#shared/money.ts';
import { met, unmet } from '../asked/outcome.ts';
import { capital, joinWords } from '../candidates/place-words.ts';
import type { LegMode } from './leg-modes.ts';
import type { RideWishes } from './ride-wishes.ts';

const BY: Readonly<Record<RideMode, string>> = {
  train: 'by train',
  drive: 'by car',
  coach: 'by bus',
  ferry: 'by ferry',
  flight: 'by plane',
};

const NAME: Readonly<Record<RideMode, string>> = {
  train: 'train',
  drive: 'road',
  coach: 'bus',
  ferry: 'ferry',
  flight: 'flight',
};

type Move = { from: TripPlace; to: TripPlace; ride: TripRide };

/** What was said of the ways between places: whether the rides of the trip go so. */
export function rideOutcomes(
  places: readonly TripPlace[],
  { only, legs = [], hasDriver, byNight, isOneWay }: RideWishes,
): AskedOutcome[] {
  const moves = movesOf(places);
  const open = moves.filter(({ from, to }) => !legs.some((leg) => isOf(leg, from, to)));

  if (moves.length === 0) return [];
  return [
    ...(only && !hasDriver ? onlyBy(only, open) : []),
    ...legs.flatMap((leg) => legOutcome(leg, { places, moves })),
    ...(byNight ? [nightOutcome(moves)] : []),
    ...(isOneWay ? oneWayOutcome(moves) : []),
  ];
}

function movesOf(places: readonly TripPlace[]): Move[] {
  return places.flatMap((to, at) => {
    const from = places[at - 1];

    return from && to.ride ? [{ from, to, ride: to.ride }] : [];
  });
}

function isOf({ from, to, isEitherWay }: LegMode, start: TripPlace, end: TripPlace): boolean {
  return (
    (from === start.id && to === end.id) || (isEitherWay && from === end.id && to === start.id)
  );
}

function wayText({ from, to }: Pick<Move, 'from' | 'to'>): string {
  return `${from.name} to ${to.name}`;
}

function onlyBy(mode: RideMode, moves: readonly Move[]): AskedOutcome[] {
  const wish = capital(BY[mode]);
  const others = moves.filter(({ ride }) => ride.mode !== mode);

  if (moves.length === 0) return [];
  if (others.length === 0)
    return [
      met(
        wish,
        `${joinWords(moves.map((move) => `${wayText(move)} in ${durationText(move.ride.minutes)}`))}.`,
      ),
    ];
  const told = others.map((move) => `from ${wayText(move)} the plan goes ${BY[move.ride.mode]}`);

  return [
    unmet(wish, `${capital(joinWords(told))}: we know of no ${NAME[mode]} there within a day.`),
  ];
}

function legOutcome(
  leg: LegMode,
  { places, moves }: { places: readonly TripPlace[]; moves: readonly Move[] },
): AskedOutcome[] {
  const [from, to] = [leg.from, leg.to].map((id) => places.find((place) => place.id === id));

  if (!from || !to) return [];
  const wish = `${wayText({ from, to })} ${BY[leg.mode]}`;
  const move = moves.find((one) => isOf(leg, one.from, one.to));

  if (!move) return [unmet(wish, 'The route does not go from the one to the other.')];
  return [
    move.ride.mode === leg.mode
      ? met(wish, `It takes ${durationText(move.ride.minutes)}.`)
      : unmet(
          wish,
          `We know of no ${NAME[leg.mode]} there within a day: the plan goes ${BY[move.ride.mode]}.`,
        ),
  ];
}

function nightOutcome(moves: readonly Move[]): AskedOutcome {
  const nights = moves.filter(({ ride }) => ride.arrivesOn !== undefined);
  const wish = 'A night under way';

  return nights.length > 0
    ? met(
        wish,
        `${joinWords(nights.map((move) => `${wayText(move)}, leaving at ${move.ride.departs}`))}.`,
      )
    : unmet(wish, 'We know of no sleeper or night ferry between these places.');
}

function oneWayOutcome(moves: readonly Move[]): AskedOutcome[] {
  const drives = moves.filter(({ ride }) => ride.mode === 'drive');
  const last = drives.at(-1);

  if (!last) return [];
  const wish = `Car left in ${last.to.name}`;
  const fee = drives.reduce((sum, { ride }) => sum + (ride.oneWayUsd ?? 0), 0);

  return [
    met(
      wish,
      fee > 0
        ? `About ${formatMoney(fee)} for that is in the price of the drive, an estimate.`
        : 'It is fetched there as well, so nothing more is due.',
    ),
  ];
}
