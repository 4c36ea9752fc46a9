import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { TripTipFile } from '#server/catalogue/trip-tip.schema.ts';
import { monthOf, weekdayOf } from '#shared/dates.ts';
import type { VisitTime } from '#server/catalogue/visit-time.ts';
import { companyOf, toldOfTrip, visitOf } from '../../told/told-of.ts';
import { speaksOfRefused } from '../../told/for-whom.ts';
import { SENTENCES, toldWords } from '../../told/told-words.ts';
import { isEcho, stemsOf } from '../../candidates/without-echoes.ts';
import type { PlanBasis } from '../plan-draft.ts';
import type { NotedStop } from './noted-stop.ts';

export const LOCAL_TIP = 'Local tip: ';

/** What stands first is what a tip is about. */
const CLAUSES = /(?<=[.;:])\s/;
const MOST_TIPS = 3;
/** Of a tip that is cut shorter the point is lost. */
const LEAST_TOLD = 0.5;
/** How long one sits at a table. */
const MEAL = 75;
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

/**
 * What a friend would tell before this very trip; tips about what is planned come before those for everybody, and none
 * says again what the notes say.
 */
export function localTips(
  stops: readonly NotedStop[],
  basis: Pick<PlanBasis, 'match' | 'planInput' | 'request' | 'wishes' | 'catalogue'>,
  notes: readonly string[] = [],
): string[] {
  const { destination } = basis.match;
  const said = new Set(notes.flatMap(stemsOf));
  const days = basis.planInput.facts.map((facts) => visitOf(facts));
  const visitsOf = ({ of, ...tip }: TripTipFile): VisitTime[] => {
    const ids = of?.map((id) => globalPlaceId(destination.id, id));
    const visits = ids ? stops.filter(({ place }) => ids.includes(place.id)).map(visitAt) : days;

    return visits.filter(({ date }) => isOn(tip, date));
  };
  const company = companyOf(basis);
  const isOfAll = ({ of, months, weekdays }: TripTipFile) =>
    of === undefined && months === undefined && weekdays === undefined;
  const { tips = [] } = destination;

  return [...tips.filter((tip) => !isOfAll(tip)), ...tips.filter(isOfAll)]
    .flatMap((tip): string[] => {
      const visits = visitsOf(tip);
      const told = toldOfTrip(basis, visits);
      const [first = ''] = tip.text.split(SENTENCES);
      const [subject = ''] = tip.text.split(CLAUSES);

      if (visits.length === 0 || speaksOfRefused(tip.text, company)) return [];
      if (isEcho(subject, said) || toldWords(first, told) === undefined) return [];
      const text = toldWords(tip.text, told) ?? '';

      return text.length >= tip.text.length * LEAST_TOLD ? [text] : [];
    })
    .slice(0, MOST_TIPS)
    .map((text) => `${LOCAL_TIP}${text}`);
}

function visitAt({ facts, known, start, date }: NotedStop): VisitTime {
  const end = start + ('minutes' in known.file ? known.file.minutes : MEAL);

  return facts ? visitOf(facts, { start, end }) : { date };
}

function isOn(
  { months, weekdays }: Pick<TripTipFile, 'months' | 'weekdays'>,
  date: string,
): boolean {
  const weekday = WEEKDAYS[weekdayOf(date)];

  return (
    months?.includes(monthOf(date)) !== false &&
    (weekdays === undefined || (weekday !== undefined && weekdays.includes(weekday)))
  );
}
