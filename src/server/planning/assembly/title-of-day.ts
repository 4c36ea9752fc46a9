import type { PlannedRoute } from '#server/planner/problem.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import { joinWords } from '../candidates/place-words.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { toldTitle } from '../suggested-days/told-day.ts';
import { chiefFirst, dayTitle, type TitledSight, titledSight } from './day-words.ts';
import type { PlanDraft } from './plan-draft.ts';
import { hasChildren } from '../understanding/has-children.ts';

type TitledDay = {
  day: number;
  frame: DayFrame;
  route: PlannedRoute | undefined;
  activities: readonly PlannedActivity[];
};

/** The suggested day that it follows, the place that it is spent in, or its part of town and chief sights. */
export function titleOf(draft: PlanDraft, { day, frame, route, activities }: TitledDay): string {
  const sights = chiefFirst(sightsOf(draft, route));
  const title = toldTitle(
    { date: frame.date, dayType: frame.kind, activities },
    draft.match.destination,
    { hasChildren: hasChildren(draft.wishes), chief: sights[0]?.name },
  );

  if (title !== undefined && frame.kind === 'Full Day') return title;
  const dayTrip = draft.planInput.distantDayTrips.find((one) => one.day === day);

  return dayTrip && sights.length > 0
    ? `A day in ${dayTrip.destination.name}: ${joinWords(sights.slice(0, 2).map(({ name }) => name))}`
    : dayTitle(frame, sights);
}

function sightsOf(
  { planInput, wishes }: PlanDraft,
  route: PlannedRoute | undefined,
): TitledSight[] {
  const known = new Map(planInput.candidates.map((one) => [one.id, one]));

  return (route?.stops ?? []).flatMap(({ id }) => {
    const one = known.get(id);

    return one ? [titledSight(one, wishes)] : [];
  });
}
