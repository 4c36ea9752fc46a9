import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { Span } from '#server/planner/problem.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { DayFacts } from '../days/day-facts.ts';
import { needsOf } from '../diet/diners.ts';
import { refusedWords } from '../themes/refused-words.ts';
import { unsaidTo } from '../cares/kept-out.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { onceFor } from '#shared/remember.ts';
import type { VisitTime } from '#server/catalogue/visit-time.ts';
import type { Company } from './for-whom.ts';
import type { Told } from './told-words.ts';

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
  return toldOfTrip(basis, [visitOf(facts, stay)]);
}

/** Who is told of several visits. */
export function toldOfTrip(basis: Basis, visits: readonly VisitTime[]): Told {
  return { visits, company: companyOf(basis), timed: timedWordsOf(basis.match.destination) };
}

const timedWordsOf = onceFor(
  ({ timedWords = [] }: Destination) => new Map(timedWords.map((one) => [one.words, one])),
);

/** A visit of the trip; without a stay, any hour of that day. */
export function visitOf({ date, sunrise, sunset }: DayFacts, stay?: Stay): VisitTime {
  if (!stay) return { date };
  const { start, end, open } = stay;
  const span = open?.find(([opens, closes]) => opens <= start && start < closes);

  return { date, hours: { start, end, sunrise, sunset, opens: span?.[0], closes: span?.[1] } };
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
    unsaid: unsaidTo(wishes.cares),
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
