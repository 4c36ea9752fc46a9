import type { ItineraryTrip, SurpriseTrip } from '#shared/generation/generated-trip.schema.ts';
import { homePoint } from '../days/flight-estimate.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { revealSchedule } from './reveal-schedule.ts';
import { surpriseHints } from './surprise-hints.ts';

/** The plan as a surprise: the same days, with hints and the days on which each is revealed. */
export function toSurprise(trip: ItineraryTrip, draft: PlanDraft): SurpriseTrip {
  const { request, match, catalogue } = draft;
  const home = homePoint(request.homeAirport, catalogue);
  const hints = surpriseHints(match.destination, {
    catalogue,
    date: request.departureDate,
    home,
  }).map(({ text }) => text);

  return {
    ...trip,
    previewImage: 'sealed envelope',
    hints,
    revealSchedule: revealSchedule(hints, {
      today: request.today,
      departureDate: request.departureDate,
    }),
  };
}
