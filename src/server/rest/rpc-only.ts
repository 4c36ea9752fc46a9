import type { ProcedurePath } from './rest-routes.ts';

/** Procedures without a REST path, with the reason and what to call instead. */
export const RPC_ONLY: Partial<Record<ProcedurePath, string>> = {
  'generation.progress':
    'A stream of events; GET /api/generations/{generationId} waits for the result instead.',
  'booking.watchFlights':
    'A stream of results; POST /api/booking/flights/search answers with all of them.',
  'booking.watchHotels':
    'A stream of results; POST /api/booking/hotels/search answers with all of them.',
  'booking.watchExperiences':
    'A stream of results; POST /api/booking/experiences/search answers with all of them.',
  'moodBoard.pictures':
    'A stream of pictures as they become ready; each is at its own address under /api/images.',
};
