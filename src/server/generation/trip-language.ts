import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { WishChip } from '#shared/preferences/understanding.schema.ts';
import type { Guidance } from '#server/planning/understanding/guidance.ts';
import type { Match } from '#server/planning/destination/match-destination.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import type { Wishes } from '#server/planning/understanding/wishes.ts';

/** What can be planned for a request: its wishes, and the destinations that fit, the best first. */
export type Offer = { request: PlanRequest; wishes: Wishes; matches: readonly Match[] };

export type Proposal = Omit<Guidance, 'understood'>;

/** A language model at work on one trip. Every question rejects when the model cannot answer it; what
 * else it rejects with is in the log. */
export type TripTalk = {
  /** The model's name, as plans tell it. */
  name: () => string;
  /** Wishes in the notes. */
  read: (request: PlanRequest) => Promise<WishChip[]>;
  /** A destination and places; `faults` are the reasons why earlier ones could not be planned. */
  propose: (offer: Offer, faults: readonly string[]) => Promise<Proposal>;
  /** The trip in the model's words where they hold, and how many of its texts were taken. */
  write: (
    trip: GeneratedTrip,
    onWords: (text: string) => void,
  ) => Promise<{ trip: GeneratedTrip; taken: number }>;
  /** Why the model answers no more, for people ("did not answer in time"); undefined while it does. */
  trouble: () => string | undefined;
  /** Ends what is still asked, and counts what it all took. */
  close: () => void;
};

/** The language model as trips need it; undefined where there is none. */
export type TripLanguage = { open: (signal: AbortSignal | undefined) => TripTalk | undefined };
