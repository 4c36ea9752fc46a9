import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { Span } from '#server/planner/problem.ts';
import { daysBetween } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { DayFacts } from '../days/day-facts.ts';
import { needsOf } from '../diet/diners.ts';
import { refusedWords } from '../themes/refused-words.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Company } from './for-whom.ts';
import type { Told, Visit } from './told-words.ts';

type Basis = {
  request: PlanRequest;
  wishes: Wishes;
  match: { destination: Destination };
  catalogue: Catalogue;
};

/** When one is there, and when the place is open on that day. */
type Stay = { start: number; end: number; open?: readonly Span[] };

/** Who is told of a visit, and when that is. */
export function toldOf(basis: Basis, facts: DayFacts, stay: Stay): Told {
  return { visits: [visitOf(basis, facts, stay)], company: companyOf(basis) };
}

/** A visit of the trip; without a stay, any hour of that day. */
export function visitOf(
  { request: { departureDate, returnDate }, match: { destination } }: Omit<Basis, 'catalogue'>,
  { date, rainMm, sunrise, sunset }: DayFacts,
  stay?: Stay,
): Visit {
  const span = stay?.open?.find(([opens, closes]) => opens <= stay.start && stay.start < closes);

  return {
    date,
    lat: destination.lat,
    rainMm,
    day: daysBetween(departureDate, date),
    days: daysBetween(departureDate, returnDate) + 1,
    ...(stay
      ? {
          hours: {
            start: stay.start,
            end: stay.end,
            sunrise,
            sunset,
            ...(span ? { opens: span[0], closes: span[1] } : {}),
          },
        }
      : {}),
  };
}

/** Who is told. */
export function companyOf({
  request,
  wishes,
  catalogue,
  match,
}: Pick<Basis, 'request' | 'wishes' | 'catalogue' | 'match'>): Company {
  return {
    needs: wishes.needs,
    rhythm: wishes.rhythm,
    diet: needsOf(request, wishes),
    refused: refusedWords(request, wishes.places.avoided, {
      catalogue,
      destination: match.destination,
    }),
    home: request.homeAirport,
    isWithoutCar: wishes.isWithoutCar === true,
  };
}
