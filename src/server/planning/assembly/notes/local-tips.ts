import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { TripTipFile } from '#server/catalogue/trip-tip.schema.ts';
import { monthOf, weekdayOf } from '#shared/dates.ts';
import { isOfOtherWeeks } from '../../candidates/nth-weekday.ts';
import { tipForHome } from '../../candidates/tip-for-home.ts';
import { tipForParty } from '../../candidates/tip-for-party.ts';
import type { PlanBasis } from '../plan-draft.ts';
import type { NotedStop } from './noted-stop.ts';

export const LOCAL_TIP = 'Local tip: ';

/** What stands first is what a tip is about. */
const SENTENCES = /(?<=[.;:])\s/;
const MOST_TIPS = 3;
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

/** What a friend would tell before this very trip; tips about what is planned come before those for everybody. */
export function localTips(
  stops: readonly NotedStop[],
  {
    match: { destination },
    planInput,
    request,
    wishes,
  }: Pick<PlanBasis, 'match' | 'planInput' | 'request' | 'wishes'>,
): string[] {
  const days = planInput.facts.map(({ date }) => date);
  const datesOf = ({ of }: TripTipFile): string[] => {
    const ids = of?.map((id) => globalPlaceId(destination.id, id));

    return ids ? stops.flatMap(({ place, date }) => (ids.includes(place.id) ? [date] : [])) : days;
  };
  const holding = (destination.tips ?? []).filter((tip) => {
    const dates = datesOf(tip).filter((date) => isOn(tip, date));
    const [first = ''] = tip.text.split(SENTENCES);

    return dates.length > 0 && !isOfOtherWeeks(first, dates);
  });
  const isOfAll = ({ of, months, weekdays }: TripTipFile) =>
    of === undefined && months === undefined && weekdays === undefined;

  const told = [...holding.filter((tip) => !isOfAll(tip)), ...holding.filter(isOfAll)];

  return told
    .flatMap(({ text }) => tipForHome(text, request.homeAirport) ?? [])
    .flatMap((text) => tipForParty(text, wishes) ?? [])
    .slice(0, MOST_TIPS)
    .map((text) => `${LOCAL_TIP}${text}`);
}

function isOn({ months, weekdays }: TripTipFile, date: string): boolean {
  const weekday = WEEKDAYS[weekdayOf(date)];

  return (
    months?.includes(monthOf(date)) !== false &&
    (weekdays === undefined || (weekday !== undefined && weekdays.includes(weekday)))
  );
}
