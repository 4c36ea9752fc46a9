import type {
  AcceptItineraryInput,
  EditItineraryInput,
  ItineraryProposal,
  ItineraryState,
  PlaceChoice,
  SearchPlacesInput,
  StopRef,
} from '#shared/trips/itinerary-edit.schema.ts';
import { AppError } from '#shared/app-error.ts';

export type ItineraryService = {
  state: (id: number) => Promise<ItineraryState>;
  edit: (input: EditItineraryInput) => Promise<ItineraryState>;
  undo: (input: { id: number; version: number }) => Promise<ItineraryState>;
  alternatives: (input: { id: number; stop: StopRef }) => Promise<PlaceChoice[]>;
  searchPlaces: (input: SearchPlacesInput) => Promise<PlaceChoice[]>;
  propose: (id: number) => Promise<ItineraryProposal>;
  accept: (input: AcceptItineraryInput) => Promise<ItineraryState>;
};

/** The days of a saved trip, changed by hand. */
export function createItineraryService(): ItineraryService {
  const closed = () =>
    Promise.reject(new AppError('SERVICE_UNAVAILABLE', 'Editing opens in a moment.'));

  return {
    state: closed,
    edit: closed,
    undo: closed,
    alternatives: closed,
    searchPlaces: closed,
    propose: closed,
    accept: closed,
  };
}
