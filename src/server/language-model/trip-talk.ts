import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import type { TripLanguage, TripTalk } from '#server/generation/trip-language.ts';
import type { Logger } from '#server/logger.ts';
import type { LanguageModel } from './client/language-model.ts';
import type { ModelFault } from './client/model-failure.ts';
import { openModelSession } from './client/model-session.ts';
import type { FindTowns } from './proposing/new-places.ts';
import { propose } from './proposing/propose.ts';
import { reportFault } from './report-fault.ts';
import type { WishReader } from './understanding/wish-reader.ts';
import { writeWords } from './writing/write-words.ts';

export type TripTalkParts = {
  model: LanguageModel | undefined;
  reader: WishReader;
  catalogue: () => Catalogue;
  townFinder: () => Promise<FindTowns>;
  logger: Pick<Logger, 'info' | 'error'>;
};

/** The sentence that a trip's warning goes on with after "The language model". */
const TROUBLES: Record<ModelFault, string> = {
  slow: 'did not answer in time',
  stalled: 'stopped in the middle of an answer',
  late: 'took too long',
  flooded: 'did not come to an end',
  'cut-off': 'was cut off',
  'too-long': 'said too much',
  refused: 'declined to answer',
  nonsense: 'gave no usable answer',
  busy: 'is busy right now',
  broken: 'could not be reached',
  rejected: 'refused our request',
  spent: 'has used up its budget for this hour',
  crowded: 'is helping many others right now',
  resting: 'could not be reached lately',
  stopped: 'was stopped',
};

/** The language model as trips use it: one talk per trip, with one time limit and one count of what it took. */
export function createTripLanguage(parts: TripTalkParts): TripLanguage {
  return {
    open: (signal) =>
      parts.model ? openTalk({ ...parts, model: parts.model }, signal) : undefined,
  };
}

function openTalk(
  { model, reader, catalogue, townFinder, logger }: TripTalkParts & { model: LanguageModel },
  signal: AbortSignal | undefined,
): TripTalk {
  const session = openModelSession(model, { asker: signal, wholeMs: model.limits.wholeMs });
  const reported = async <T>(answer: () => Promise<T>): Promise<T> => {
    try {
      return await answer();
    } catch (error) {
      reportFault(error, logger);
      throw error;
    }
  };

  return {
    name: model.name,
    read: (request: PlanRequest) => reported(() => reader.read(notesOf(request), session)),
    propose: (offer, faults) => reported(() => propose(offer, faults, { session, townFinder })),
    write: (trip, onWords) =>
      reported(async () => writeWords(trip, { session, catalogue: catalogue(), onWords })),
    trouble() {
      const fault = session.trouble();

      return fault && TROUBLES[fault];
    },
    close() {
      session.close();
      logger.info({ model: model.name(), ...session.usage() }, 'language model for a trip');
    },
  };
}

function notesOf(request: PlanRequest) {
  const { additionalPreferences: notes, destinations, departureDate, returnDate } = request;

  return { notes, destinations, departureDate, returnDate };
}
