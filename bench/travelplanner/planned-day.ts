import { isBlank, type AnswerDay } from './answer.ts';
import { placeKey, tidy } from './place-key.ts';

/** A place as an answer names it; the city is empty where the text names none. */
export type NamedPlace = { key: string; city: string };

/** A ride as an answer tells it. Text that does not keep to the format is a ride of no kind. */
export type Ride =
  | { kind: 'flight'; number: string; from: string; to: string; departure: string; arrival: string }
  | { kind: 'self-driving' | 'taxi'; from: string; to: string }
  | { kind: 'unreadable' };

/** One day of an answer, its fields parsed. */
export type PlannedDay = {
  /** Where the day starts and where it ends: one city, except on days of travel. */
  from: string;
  to: string;
  travels: boolean;
  ride: Ride | undefined;
  meals: NamedPlace[];
  attractions: NamedPlace[];
  /** Text after the last semicolon: an attraction that is not ended as the format asks. */
  unendedAttraction: string;
  stay: NamedPlace | undefined;
};

/** Parses the fields of a day; what cannot be parsed stays in a form that matches nothing known. */
export function plannedDay(day: AnswerDay): PlannedDay {
  const [from, to] = readCities(day.current_city ?? '');
  const attractions = isBlank(day.attraction) ? [] : (day.attraction ?? '').split(';');
  const unendedAttraction = tidy(attractions.pop() ?? '');

  return {
    from,
    to,
    travels: from !== to,
    ride: isBlank(day.transportation) ? undefined : readRide(day.transportation ?? ''),
    meals: [day.breakfast, day.lunch, day.dinner].flatMap(readPlace),
    attractions: attractions.flatMap(readPlace),
    unendedAttraction,
    stay: readPlace(day.accommodation)[0],
  };
}

function readCities(text: string): [string, string] {
  const ends = /^from (.+?) to (.+)$/i.exec(tidy(text));
  const from = readCity(ends?.[1] ?? text);
  return [from, ends ? readCity(ends[2] ?? '') : from];
}

/** "Rockford (Illinois)" is Rockford, as in the published evaluation. */
function readCity(text: string): string {
  return tidy(text.replace(/\([^)]*\)\s*$/, ''));
}

/** "Name, City", where the name may hold commas of its own; nothing for a blank field. */
function readPlace(text: string | undefined): NamedPlace[] {
  if (text === undefined || isBlank(text)) return [];

  const comma = text.lastIndexOf(',');
  const city = comma < 0 ? '' : readCity(text.slice(comma + 1));
  return [{ key: placeKey(comma < 0 ? text : text.slice(0, comma), city), city }];
}

const FLIGHT =
  /^flight number: (\w+), from (.+?) to (.+?), departure time: ([\d:]+), arrival time: ([\d:]+)$/i;
const DRIVE = /^(self-driving|taxi), from (.+?) to ([^,]+)(,.*)?$/i;

/** Text that names two rides, or none, is unreadable. */
function readRide(text: string): Ride {
  const ride = tidy(text);
  const modes = ride.match(/flight number|self-driving|taxi/gi) ?? [];
  const read = modes.length === 1 ? (readFlight(ride) ?? readDrive(ride)) : undefined;
  return read ?? { kind: 'unreadable' };
}

function readFlight(text: string): Ride | undefined {
  const match = FLIGHT.exec(text);
  if (!match) return undefined;

  const [, number = '', from = '', to = '', departure = '', arrival = ''] = match;
  return { kind: 'flight', number, from: readCity(from), to: readCity(to), departure, arrival };
}

function readDrive(text: string): Ride | undefined {
  const match = DRIVE.exec(text);
  if (!match) return undefined;

  const [, mode = '', from = '', to = ''] = match;
  const kind = mode.toLowerCase() === 'taxi' ? 'taxi' : 'self-driving';
  return { kind, from: readCity(from), to: readCity(to) };
}
