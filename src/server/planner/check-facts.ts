import type { MealHours } from '#server/catalogue/meal-hours.ts';
import type { Ride } from '#server/catalogue/ride.schema.ts';
import type { WayBetween } from '#server/catalogue/ways.ts';
import type { Span } from './problem.ts';

/** What is known about a place, independently of any plan. */
export type PlaceFacts = {
  id: string;
  name: string;
  lat: number;
  lon: number;
  /** Where a ride or a walk that leads elsewhere ends. */
  endsAt?: { lat: number; lon: number };
  kind: string;
  indoor: boolean;
  /** Needs daylight: outdoor viewpoints, hikes and the like. */
  daylight: boolean;
  interests: readonly string[];
  /** Serves vegan meals. */
  vegan: boolean;
  isMeal: boolean;
  /** US dollars for one adult; null when unknown. */
  priceUsd: number | null;
  /** Opening spans of that very date, in minutes after midnight; past 1440 for the small hours after. */
  openOn: (date: string) => readonly Span[];
  /** Why it is closed on a date, where the weekday does not tell: "for Easter", "until Jan 31, 2027". */
  closedBecause?: (date: string) => string | undefined;
  /** How far the hours of a date can be relied on; `checked` when left out. */
  openingStatus?: (date: string) => 'checked' | 'assumed' | 'unknown';
  /** The ticket that opens other places too, with the ways to buy it, in US dollars for one adult. */
  ticket?: {
    id: string;
    name: string;
    options: readonly { usd: number; days: number }[];
    /** The ticket for this place alone, where it is sold. */
    single?: { usd: number };
  };
  /** A tour that fetches its guests. */
  isPickedUp?: boolean;
  /** A slot with a time of day has to be booked. */
  timedEntry?: boolean;
  /** Minutes before closing after which nobody is let in. */
  lastEntry?: number;
  /** When what one comes for begins on that date; nothing where it has no clock of its own. */
  startsOn?: (date: string) => readonly number[];
  /** When a visit is at its best: "sunset", "morning". */
  best?: string;
  /** Whether one goes there for the sunset alone. */
  isForSunset?: boolean;
  /** Of a day trip: how many stops it has, which of them stands for it, and when the last ride back leaves. */
  stopCount?: number;
  chiefStop?: number;
  lastBack?: number;
  /** The day trip that it is a stop of, and which one, counted from 1. */
  partOf?: { trip: string; number: number };
  /** One of the sights that first visitors come for. */
  isHighlight?: boolean;
  /** Fails in the wrong weather. */
  hangsOnWeather?: boolean;
  /** Meals that come with a tour. */
  includes?: readonly string[];
  /** What kind of restaurant it is, and the meals that it says it serves. */
  style?: string;
  meals?: readonly string[];
};

export type PreferenceFacts = {
  travelers: number;
  interests: readonly string[];
  isEcoFriendly: boolean;
  isVeganFriendly: boolean;
  isBusiness: boolean;
  needs: {
    toddler: boolean;
    kids?: boolean;
    wheelchair: boolean;
    relaxation: boolean;
    /** Dinner may be sooner than others have it there. */
    earlyDinners?: boolean;
    /** The hour at which it was asked to be, in minutes after midnight. */
    dinnerFrom?: number;
  };
};

/** What the traveller asked for, in fields or notes. */
export type AskedFacts = {
  /** In their order; a country stands for any place in it. */
  places: readonly {
    id: string;
    name: string;
    otherNames?: readonly string[] | undefined;
    country?: string | undefined;
  }[];
  mustSees: readonly { id: string; name: string }[];
  /** Kinds of places. */
  wantedKinds?: readonly string[];
  avoidKinds: readonly string[];
  avoidPlaces: readonly { id: string; name: string }[];
  /** What is refused in words of the notes, and the kinds of places that it stands for. */
  refused?: readonly { said: string; kinds: readonly string[] }[];
  /** Minutes after midnight of the first day, and of the last. */
  landing?: number;
  takeOff?: number;
  /** The most that the whole trip may cost, in US dollars, and as it was said. */
  limitUsd?: number;
  limitText?: string;
  /** Costs that the limit leaves out. */
  limitWithout?: readonly ('flights' | 'stay')[];
  /** The limit is kept by simpler stays and tables than those of this level, which was chosen. */
  chosenBudget?: string;
  diets: readonly string[];
  allergies: readonly string[];
  /** Ages. */
  children: readonly number[];
  isStepFree: boolean;
  /** Nobody drives. */
  isWithoutCar?: boolean;
  /** Of a business trip: the hours of every working day, where, and what is off. */
  work?: {
    /** Minutes after midnight. */
    hours?: { start: number; end: number };
    place?: string;
    off: readonly { date: string; half: 'morning' | 'afternoon' | 'day' }[];
    /** What is worked stands among the appointments. */
    isByAppointment?: true;
  };
  appointments: readonly {
    date: string;
    start: string;
    end?: string | undefined;
    /** When it is over: as it was said, else as such things usually last. */
    until: string;
    title: string;
    place?: string | undefined;
  }[];
  notUnderstood: readonly { said: string; nearest: readonly string[] }[];
};

/** When one works, and what is fixed. */
export type TakenHours = Pick<AskedFacts, 'work' | 'appointments'>;

/** The hours that the traveller told, as part of all that was asked or by themselves. */
export function takenHoursOf({
  asked,
  takenHours,
}: Pick<CheckFacts, 'asked' | 'takenHours'>): TakenHours {
  return asked ?? takenHours ?? { appointments: [] };
}

/** The world that a finished plan is held against. */
export type CheckFacts = {
  place: (id: string) => PlaceFacts | undefined;
  preference: PreferenceFacts;
  /** Left out where nobody asked for anything. */
  asked?: AskedFacts;
  /** The hours that are taken, where a plan is not held against all that was asked: a saved one, once it is edited. */
  takenHours?: TakenHours;
  /** The most that the budget level allows for the whole trip and party, in US dollars. */
  maxUsd: number;
  isPublicHoliday: (date: string) => boolean;
  /** Minutes after midnight of the first day; null when no arrival is known. */
  landing: number | null;
  /** Minutes after midnight of the last day; null when no departure is known. */
  takeoff: number | null;
  /** How the party comes and goes: minutes of the ride into town, and what it is at the other end of. */
  transfer?: { minutes: number; by: 'plane' | 'long flight' | 'train' };
  /** The same on the way home, where one leaves by other means than one came. */
  transferBack?: { minutes: number; by: 'plane' | 'long flight' | 'train' };
  /** From when until when people eat there; the usual hours when left out. */
  mealHours?: MealHours;
  /** Whether people dine at sunset on a date, as in Ramadan. */
  sunsetDinner?: (date: string) => boolean;
  rainyMonth: (date: string) => boolean;
  /** Sunrise and sunset; without it the plan's own figures are taken. */
  daylight?: (date: string) => Span;
  /** Ways that a straight line gets wrong; none when left out. */
  wayBetween?: WayBetween;
  /** False where there is no public transport, so that a taxi is the greener choice left. */
  hasTransit?: boolean;
  /** A trip to several places: the facts of each stay, in their order. */
  stays?: readonly CheckFacts[];
  /** The services known between two destinations; left out where nothing is known of rides. */
  services?: (from: string, to: string) => readonly Ride[];
  /** Hours ahead of UTC in a time zone on a date. */
  hoursAhead?: (timeZone: string, date: string) => number;
  /** The fastest train from home, in minutes; null or left out when none is known. */
  trainMinutes?: number | null;
};
