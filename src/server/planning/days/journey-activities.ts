import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { type DayFrame, type GroundRide, leavesByGround } from './day-windows.ts';
import { capital, sentences, stayWords } from '../candidates/place-words.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { tiresOnTheWay } from './party-travel.ts';
import { airportTaxi } from './airport-taxi.ts';
import type { RideEnd } from './ride-end.ts';

/** Before, a room is seldom ready. */
const ROOMS_READY = 14 * 60;
/** From so many idle minutes after coming in, they are told. */
const LONG_SETTLING = 75;

/**
 * The way from the airport or station to the stay, and the time there until the party sets out at `leaves`, in minutes
 * after midnight; nothing on a day on which nobody lands.
 */
export function arrival(
  frame: DayFrame,
  draft: PlanDraft,
  leaves: number = frame.window[0],
): PlannedActivity[] {
  const { match, planInput, journey } = draft;

  if (frame.landing === undefined) return [];
  if (journey.arrivesBy) return [arrivalByRide(frame, journey.arrivesBy, draft)];
  const isByTrain = comesByTrain(draft);
  const from = isByTrain ? 'Arrive by train' : `Land at ${airportName(draft, 'out')}`;
  const isLong = leaves - frame.window[0] >= LONG_SETTLING;
  const what = isLong || frame.window[0] >= ROOMS_READY ? 'settle in' : 'drop your bags';

  return [
    {
      activity: `${from} and ${what} at ${stayWords(match.destination, planInput.stay.stay.name)}`,
      time: timeOf(frame.landing),
      duration: durationText((isLong ? leaves : Math.min(leaves, frame.window[0])) - frame.landing),
      description: sentences([
        journey.flown?.out?.name,
        wayText(draft, 'out'),
        isLong ? 'Unpack and put your feet up before you set out' : undefined,
        assumedText(draft, isByTrain ? 'arrival' : 'landing'),
      ]),
      category: 'Travel',
      kind: 'arrival',
    },
  ];
}

/** The way back to the airport or station, by way of the bags where the last stop is elsewhere; nothing on a day on which nobody leaves. */
export function departure(
  frame: DayFrame,
  draft: PlanDraft,
  last?: PlannedActivity,
): PlannedActivity[] {
  const { journey } = draft;

  if (frame.takeOff === undefined) return [];
  if (journey.leavesBy) return [departureByRide(frame, journey.leavesBy, draft)];
  const ride = rideHome(draft);
  const isByTrain = ride !== undefined;
  // For an early flight one leaves before the day begins otherwise.
  const leave = Math.max(0, frame.window[1]);
  const at = timeOf(frame.takeOff);

  return [
    {
      activity: ride
        ? `${LEAVE_FOR[ride]} at ${at}`
        : `Leave for ${airportName(draft, 'back')}: take-off at ${at}`,
      time: timeOf(Math.min(leave, frame.takeOff)),
      duration: durationText(Math.max(0, frame.takeOff - leave)),
      description: sentences([
        journey.flown?.back?.name,
        isByTrain ? undefined : bagsText(draft, last),
        `${wayText(draft, 'back')}${isByTrain ? '' : ', with time for bags and security'}`,
        assumedText(draft, isByTrain ? 'departure' : 'take-off'),
      ]),
      category: 'Travel',
      kind: 'departure',
    },
  ];
}

/** Where the bags are, unless the last stop is there. */
function bagsText(
  { match, planInput: { stay } }: PlanDraft,
  last: PlannedActivity | undefined,
): string | undefined {
  const { lat, lon, name } = stay.stay;
  const isThere = last?.place?.lat === lat && last.place.lon === lon;

  return last === undefined || isThere
    ? undefined
    : `Collect your bags at ${stayWords(match.destination, name)} first`;
}

const LEAVE_FOR: Record<GroundRide, string> = {
  train: 'Leave for the station: the train goes',
  bus: 'Leave for the bus: it goes',
  ferry: 'Leave for the ferry: it sails',
};

/** What one goes home by, where it is not by plane: a train that we chose, or a ride of their own. */
function rideHome({ match, journey }: PlanDraft): GroundRide | undefined {
  const { leavesWith, flown } = journey;

  if (leavesWith === 'plane' || flown?.back) return undefined;
  return leavesWith ?? (match.flight.train || journey.byTrain ? 'train' : undefined);
}

/** By a train that we chose, or by one of their own. */
function comesByTrain({ match, journey }: PlanDraft): boolean {
  return !journey.flown?.out && (match.flight.train !== undefined || journey.byTrain === true);
}

function assumedText({ match, journey }: PlanDraft, moment: string): string | undefined {
  return journey.isAssumed
    ? `The ${moment} time is assumed until you choose ${match.flight.train ? 'a train' : 'flights'}`
    : undefined;
}

type Way = 'out' | 'back';

/** The airport of the way there or back: that of the chosen flight, of which more may not be known, else the nearest. */
function airportOn({ match, journey }: PlanDraft, way: Way): AirportRide | undefined {
  const { airports } = match.destination;
  const flown = journey.flown?.[way];

  return flown ? airports.find(({ iata }) => iata === flown.airport) : airports[0];
}

function airportName(draft: PlanDraft, way: Way): string {
  const { match, journey } = draft;
  const unknown = way === 'out' ? match.destination.name : 'the airport';

  return journey.flown?.[way]?.airport ?? match.destination.airports[0]?.iata ?? unknown;
}

function wayText(draft: PlanDraft, way: Way): string {
  const { match, wishes, journey } = draft;
  const train = journey.flown?.[way] ? undefined : match.flight.train;
  const airport = airportOn(draft, way);

  if (train) return `${train.operator}, ${durationText(train.minutes)} on the rails`;
  if (way === 'out' && journey.byTrain) return FROM_STATION;
  if (way === 'back' && leavesByGround(journey)) return TO_STATION;
  if (wishes.hasCar && airport) {
    return way === 'out'
      ? `Pick up the car, then about ${airport.minutes} minutes on the road`
      : `About ${airport.minutes} minutes on the road, then hand the car back`;
  }
  return transferText(airport, draft);
}

const FROM_STATION = 'Your own train, then local transport or a taxi to the stay';
const TO_STATION = 'Collect your bags; your own ticket';

const RAILS_AND_ROADS = /train|metro|bus|tram|subway|rail/;

/** Where nothing is known of the way. */
export const ANY_WAY = 'Allow time for the way between airport and town';

type AirportRide = { minutes: number; mode: string; usd: number };

function transferText(
  airport: AirportRide | undefined,
  { match: { destination }, request, wishes }: PlanDraft,
): string {
  const isNearest = airport === destination.airports[0];
  const taxi = isNearest ? airportTaxi(destination, request) : undefined;

  if (!airport) return ANY_WAY;
  // Stairs and changes with bags are for those who like them.
  if (tiresOnTheWay(wishes) && !taxi && RAILS_AND_ROADS.test(airport.mode))
    return `By taxi, no slower than the ${airport.mode}: about ${airport.minutes} minutes`;
  const price = airport.usd > 0 ? `, about $${airport.usd} a person` : '';
  const ride = `by ${airport.mode} in about ${airport.minutes} minutes${price}`;

  return taxi
    ? `By taxi in about ${taxi.minutes} minutes, about $${taxi.usd} together, or ${ride}`
    : capital(ride);
}

type Stayed = Pick<PlanDraft, 'match' | 'planInput' | 'journey'>;

const ASSUMED = {
  landing: 'The landing time is assumed until you choose flights',
  takeOff: 'The take-off time is assumed until you choose flights',
};

/** From the station, pier or airport to the stay. */
function arrivalByRide(
  frame: Pick<DayFrame, 'landing' | 'window'>,
  { point, transfer, mode, home, isDriven }: RideEnd,
  { match: { destination }, planInput, journey }: Stayed,
): PlannedActivity {
  const landing = frame.landing ?? 0;
  const stay = stayWords(destination, planInput.stay.stay.name);

  return {
    activity:
      home === undefined
        ? `Arrive in ${destination.name} and drop your bags at ${stay}`
        : `Land at ${point} and settle in at ${stay}`,
    time: timeOf(landing),
    duration: durationText(frame.window[0] - landing),
    description: sentences([
      home === undefined ? undefined : journey.flown?.out?.name,
      home === undefined
        ? mode === 'drive'
          ? `${isDriven ? 'Check in' : 'Park the car and check in'}, or leave your bags until the room is ready`
          : `About ${transfer} minutes from ${point ?? 'the station'}; leave your bags if the room isn’t ready yet`
        : `To ${destination.name} it is ${home}`,
      home !== undefined && journey.isAssumed ? ASSUMED.landing : undefined,
    ]),
    category: 'Travel',
    kind: 'arrival',
  };
}

/** From the stay to the station, pier or airport, with the bags. */
function departureByRide(
  frame: Pick<DayFrame, 'takeOff' | 'window'>,
  { point, transfer, wait, mode, home, isDriven }: RideEnd,
  { match: { destination }, planInput, journey }: Stayed,
): PlannedActivity {
  const takeOff = frame.takeOff ?? 0;
  const leave = Math.max(0, frame.window[1]);
  const stay = stayWords(destination, planInput.stay.stay.name);

  if (home !== undefined)
    return {
      activity: `Leave ${destination.name} for ${point}: take-off at ${timeOf(takeOff)}`,
      time: timeOf(leave),
      duration: durationText(Math.max(0, takeOff - leave)),
      description: sentences([
        journey.flown?.back?.name,
        `Collect your bags; ${home}, and ${durationText(wait)} for bags and security`,
        journey.isAssumed ? ASSUMED.takeOff : undefined,
      ]),
      category: 'Travel',
      kind: 'departure',
    };
  return {
    activity: `Check out of ${stay} and ${pointWords(point, isDriven)}`,
    time: timeOf(leave),
    duration: durationText(Math.max(0, takeOff - leave)),
    description: sentences([
      mode === 'drive'
        ? loadWords(isDriven)
        : `About ${transfer} minutes with the bags, and ${wait} minutes in hand before the ${mode === 'coach' ? 'coach' : mode} leaves`,
    ]),
    category: 'Travel',
    kind: 'departure',
  };
}

/** Where one goes with the bags, or what waits at the door. */
function pointWords(point: string | undefined, isDriven: boolean | undefined): string {
  if (point !== undefined) return `go to ${point}`;
  return isDriven ? 'meet your driver' : 'load the car';
}

function loadWords(isDriven: boolean | undefined): string {
  return isDriven ? 'Your driver loads the bags' : 'Fetch the car and load the bags';
}
