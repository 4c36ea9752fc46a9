import { TICK, type DayShape } from './day-shape.ts';

/** What a visit pays, a minute of programme costs, and a dollar of fares costs. */
export type RoutePrices = { reward: Float64Array; minute: number; dollar: number };

/** The best route of a day at some prices: its worth, the local visits it takes, minutes and fares. */
export type BestRoute = { worth: number; taken: number[]; minutes: number; usd: number };

/** Room for the tables of one shape, kept between calls. */
export type RouteRoom = { worth: Float64Array; from: Int32Array; seen: Float64Array };

export function createRouteRoom({ events, places, ticks }: DayShape): RouteRoom {
  const size = (events + 1) * places * ticks;

  return {
    worth: new Float64Array(size),
    from: new Int32Array(size),
    seen: new Float64Array(places),
  };
}

/**
 * Finds the best route by dynamic programming over (events held so far, place, tick): its windows, ways and
 * events are those of the day, but a visit may come again, as long as not twice in a row. The worth is
 * rewards less prices of minutes and fares; -Infinity when the events cannot be held.
 */
export function seekBestRoute(shape: DayShape, prices: RoutePrices, room: RouteRoom): BestRoute {
  const { events, places, ticks, leaveFrom } = shape;
  const start = places - 1;
  const best: Ending = { worth: events === 0 ? 0 : -Infinity, at: -1 };

  room.worth.fill(-Infinity);
  for (let held = 0; held <= events; held++) {
    room.seen.fill(-Infinity);
    for (let tick = leaveFrom; tick < ticks; tick++) {
      if (held === 0) room.worth[start * ticks + tick] = prices.minute * (tick * TICK + TICK - 1);
      passTick(shape, prices, { room, best, held, tick });
    }
  }
  return trace(shape, { room, best });
}

/** Goes on from every place where more is to be had at this tick than at any earlier one. */
function passTick(
  shape: DayShape,
  prices: RoutePrices,
  { room, best, held, tick }: { room: RouteRoom; best: Ending; held: number; tick: number },
): void {
  const { places, ticks, events } = shape;
  const first = held * places * ticks + tick;

  for (let place = 0; place < places; place++) {
    const at = first + place * ticks;
    const worth = room.worth[at] as number;

    if (worth <= (room.seen[place] as number)) continue;
    room.seen[place] = worth;
    extend(shape, prices, { room, held, place, tick, worth });
    if (held === events && place !== places - 1)
      end(shape, prices, { best, place, tick, worth, at });
  }
}

type Label = { room: RouteRoom; held: number; place: number; tick: number; worth: number };
type Ending = { worth: number; at: number };

/** Goes on to every visit, and to the next event. */
function extend(
  shape: DayShape,
  { reward, dollar }: RoutePrices,
  { room, held, place, tick, worth }: Label,
): void {
  const { places, ticks, way, move, fare, firstDone, lastStart, events } = shape;
  const visits = shape.visits.length;
  const row = place * places;
  const stage = places * ticks;
  const origin = held * stage + place * ticks + tick;

  for (let to = 0; to < visits; to++) {
    const gain = reward[to] as number;

    if (gain <= 0 || to === place || tick + (way[row + to] as number) > (lastStart[to] as number))
      continue;
    reach(to, held * stage, worth + gain - dollar * (fare[row + to] as number));
  }
  const event = visits + held;

  if (held < events && tick + (way[row + event] as number) <= (lastStart[event] as number)) {
    reach(event, (held + 1) * stage, worth - dollar * (fare[row + event] as number));
  }

  function reach(to: number, base: number, value: number): void {
    const moved = tick + (move[row + to] as number);
    const first = firstDone[to] as number;
    const done = moved < first ? first : moved;
    const at = base + to * ticks + done;

    if (done >= ticks || value <= (room.worth[at] as number)) return;
    room.worth[at] = value;
    room.from[at] = origin;
  }
}

function end(
  { wayHome, fareHome, home }: DayShape,
  { minute, dollar }: RoutePrices,
  {
    best,
    place,
    tick,
    worth,
    at,
  }: { best: Ending; place: number; tick: number; worth: number; at: number },
): void {
  const back = tick + (wayHome[place] as number);
  const total = worth - minute * back * TICK - dollar * (fareHome[place] as number);

  if (back > home || total <= best.worth) return;
  best.worth = total;
  best.at = at;
}

/** Reads the route backwards. */
function trace(shape: DayShape, { room, best }: { room: RouteRoom; best: Ending }): BestRoute {
  const { places, ticks, visits, fare, fareHome, wayHome } = shape;
  const placeOf = (at: number) => Math.floor(at / ticks) % places;
  const taken: number[] = [];

  if (best.at < 0) return { worth: best.worth, taken, minutes: 0, usd: 0 };
  const last = placeOf(best.at);
  const back = (best.at % ticks) + (wayHome[last] as number);
  let usd = fareHome[last] as number;
  let at = best.at;

  while (placeOf(at) !== places - 1) {
    const place = placeOf(at);
    const before = room.from[at] as number;

    if (place < visits.length) taken.push(place);
    usd += fare[placeOf(before) * places + place] as number;
    at = before;
  }
  const left = (at % ticks) * TICK + TICK - 1;

  return { worth: best.worth, taken, minutes: back * TICK - left, usd };
}
