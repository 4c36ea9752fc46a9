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
 * rewards less what ways take from the worth and prices of minutes and fares; -Infinity when the events cannot be held.
 */
export function seekBestRoute(shape: DayShape, prices: RoutePrices, room: RouteRoom): BestRoute {
  const { events, places, ticks, leaveFrom } = shape;
  const start = places - 1;
  const best: Ending = { worth: events === 0 ? 0 : -Infinity, at: -1 };
  const pass: Pass = {
    room,
    best,
    offers: offersOf(shape, prices),
    label: { held: 0, place: 0, tick: 0, worth: 0 },
  };

  room.worth.fill(-Infinity);
  for (let held = 0; held <= events; held++) {
    room.seen.fill(-Infinity);
    pass.label.held = held;
    for (let tick = leaveFrom; tick < ticks; tick++) {
      if (held === 0) room.worth[start * ticks + tick] = prices.minute * (tick * TICK + TICK - 1);
      pass.label.tick = tick;
      passTick(shape, prices, pass);
    }
  }
  return trace(shape, { room, best });
}

/** The visits that pay anything at these prices. */
function offersOf({ visits }: DayShape, { reward }: RoutePrices): Int32Array {
  return Int32Array.from(visits.keys()).filter((place) => (reward[place] as number) > 0);
}

/** What one pass over a day shares; the label is reused, so that nothing is allocated on the way. */
type Pass = { room: RouteRoom; best: Ending; offers: Int32Array; label: Label };
type Label = { held: number; place: number; tick: number; worth: number };
type Ending = { worth: number; at: number };

/** Goes on from every place where more is to be had at this tick than at any earlier one. */
function passTick(shape: DayShape, prices: RoutePrices, pass: Pass): void {
  const { places, ticks, events } = shape;
  const { room, label } = pass;
  const first = label.held * places * ticks + label.tick;

  for (let place = 0; place < places; place++) {
    const worth = room.worth[first + place * ticks] as number;

    if (worth <= (room.seen[place] as number)) continue;
    room.seen[place] = worth;
    label.place = place;
    label.worth = worth;
    extendToVisits(shape, prices, pass);
    if (label.held < events) extendToEvent(shape, prices, pass);
    else if (place !== places - 1) end(shape, prices, pass);
  }
}

/** Goes on to every visit that pays. */
function extendToVisits(
  { places, ticks, way, move, fare, travelCost, firstDone, lastStart }: DayShape,
  { reward, dollar }: RoutePrices,
  { room, offers, label: { held, place, tick, worth } }: Pass,
): void {
  const row = place * places;
  const stage = held * places * ticks;
  const origin = stage + place * ticks + tick;

  for (let i = 0; i < offers.length; i++) {
    const to = offers[i] as number;

    if (to === place || tick + (way[row + to] as number) > (lastStart[to] as number)) continue;
    const moved = tick + (move[row + to] as number);
    const first = firstDone[to] as number;
    const done = moved < first ? first : moved;
    const at = stage + to * ticks + done;
    const value =
      worth +
      (reward[to] as number) -
      dollar * (fare[row + to] as number) -
      (travelCost[row + to] as number);

    if (done >= ticks || value <= (room.worth[at] as number)) continue;
    room.worth[at] = value;
    room.from[at] = origin;
  }
}

/** Goes on to the next thing that the day must hold. */
function extendToEvent(
  shape: DayShape,
  { dollar }: RoutePrices,
  { room, label: { held, place, tick, worth } }: Pass,
): void {
  const { places, ticks, way, move, fare, travelCost, firstDone, lastStart } = shape;
  const event = shape.visits.length + held;
  const pair = place * places + event;

  if (tick + (way[pair] as number) > (lastStart[event] as number)) return;
  const done = Math.max(firstDone[event] as number, tick + (move[pair] as number));
  const at = ((held + 1) * places + event) * ticks + done;
  const value = worth - dollar * (fare[pair] as number) - (travelCost[pair] as number);

  if (done >= ticks || value <= (room.worth[at] as number)) return;
  room.worth[at] = value;
  room.from[at] = (held * places + place) * ticks + tick;
}

function end(
  { places, ticks, wayHome, fareHome, travelCostHome, home }: DayShape,
  { minute, dollar }: RoutePrices,
  { best, label: { held, place, tick, worth } }: Pass,
): void {
  const back = tick + (wayHome[place] as number);
  const total =
    worth -
    minute * back * TICK -
    dollar * (fareHome[place] as number) -
    (travelCostHome[place] as number);

  if (back > home || total <= best.worth) return;
  best.worth = total;
  best.at = (held * places + place) * ticks + tick;
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
