import type { PlannedRoute } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';

/** A shorter gap is a pause and needs no words. */
const LEAST_MINUTES = 45;
/** With so much time one goes back to the stay, unless it is far. */
const TIME_TO_GO_BACK = 75;
const FAR_MINUTES = 25;

type Place = { stay: string; nameOf: (id: string) => string | undefined };

/** The hour before dinner that nothing is planned for: a café nearby, or back at the stay. */
export function restBeforeDinner(
  route: PlannedRoute | undefined,
  { stay, nameOf }: Place,
): PlannedActivity[] {
  const stops = route?.stops ?? [];
  const at = stops.findIndex(({ meal }) => meal === 'dinner');
  const [dinner, before] = [stops[at], stops[at - 1]];

  if (!dinner || !before) return [];
  const from = Math.ceil(before.end / 5) * 5;
  const minutes = dinner.start - dinner.leg.minutes - from;
  const near = nameOf(before.id);

  if (minutes < LEAST_MINUTES) return [];
  const isBack = minutes >= TIME_TO_GO_BACK && dinner.leg.minutes <= FAR_MINUTES;

  return [
    {
      activity: isBack || !near ? `A rest at ${stay}` : `A rest in a café near ${near}`,
      time: timeOf(from),
      duration: durationText(minutes),
      description: isBack
        ? 'Put your feet up and change for the evening.'
        : 'Sit down with a drink before dinner; nothing else is planned for this hour.',
      category: 'Free time',
      kind: 'free',
    },
  ];
}
