import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { TripTipFile } from '#server/catalogue/trip-tip.schema.ts';
import { monthOf, weekdayOf } from '#shared/dates.ts';
import type { PlanBasis } from '../plan-draft.ts';
import type { NotedStop } from './noted-stop.ts';

export const LOCAL_TIP = 'Local tip: ';

const MOST_TIPS = 3;
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

/** What a friend would tell before this very trip; tips about what is planned come before those for everybody. */
export function localTips(
  stops: readonly NotedStop[],
  { match: { destination }, planInput }: Pick<PlanBasis, 'match' | 'planInput'>,
): string[] {
  const days = planInput.facts.map(({ date }) => date);
  const datesOf = ({ of }: TripTipFile): string[] => {
    const ids = of?.map((id) => globalPlaceId(destination.id, id));

    return ids ? stops.flatMap(({ place, date }) => (ids.includes(place.id) ? [date] : [])) : days;
  };
  const holding = (destination.tips ?? []).filter((tip) =>
    datesOf(tip).some((date) => isOn(tip, date)),
  );
  const isOfAll = ({ of, months, weekdays }: TripTipFile) =>
    of === undefined && months === undefined && weekdays === undefined;

  return [...holding.filter((tip) => !isOfAll(tip)), ...holding.filter(isOfAll)]
    .slice(0, MOST_TIPS)
    .map(({ text }) => `${LOCAL_TIP}${text}`);
}

function isOn({ months, weekdays }: TripTipFile, date: string): boolean {
  const weekday = WEEKDAYS[weekdayOf(date)];

  return (
    months?.includes(monthOf(date)) !== false &&
    (weekdays === undefined || (weekday !== undefined && weekdays.includes(weekday)))
  );
}
