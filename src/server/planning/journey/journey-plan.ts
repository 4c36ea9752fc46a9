import type { Destination } from '#server/catalogue/catalogue.ts';
import type { PlaceRide } from './place-ride.ts';

type Listed = Destination['airports'][number];
/** The way between a place and an airport; with a hired car it is driven. */
export type AirportWay = Omit<Listed, 'mode'> & {
  mode: Listed['mode'] | 'car';
  /** How one gets there, where the mode alone does not tell: by way of the first place. */
  by?: string;
};

/** One stay of a trip to several places, before its days are planned. */
export type JourneyStay = {
  destination: Destination;
  nights: number;
  arrive: string;
  depart: string;
  /** From the place before; the first stay has none. */
  ride?: PlaceRide;
  /** Where the party flies to the first stay or home from the last, where that is not the nearest airport. */
  airport?: AirportWay;
};

/** Which places a trip goes to and in which order, and what was asked for that it leaves out. */
export type JourneyPlan = {
  stays: JourneyStay[];
  /** What is said of the choice before all else. */
  told?: string[];
  /** Places that were asked for and are no stay, with the reason. */
  leftOut: { id: string; name: string; reason: string; dayTrip?: string }[];
};
