import type { RoutePlan } from '#server/planner/route/route-plan.ts';

/** One day in the answer format. */
export type AnswerDay = {
  days: number;
  current_city: string;
  transportation: string;
  breakfast: string;
  lunch: string;
  dinner: string;
  attraction: string;
  accommodation: string;
};

const MEALS = ['breakfast', 'lunch', 'dinner'];

/** Writes a plan day by day in the answer format. */
export function toAnswer({ stays, legs, picks }: RoutePlan, days: number): AnswerDay[] {
  return Array.from({ length: days }, (_, day) => {
    const leg = legs.find((one) => one.day === day);
    const stay = stays.find(({ arriveDay, departDay }) => arriveDay <= day && day < departDay);
    const today = picks.filter((pick) => pick.day === day);
    const meal = (slot: string) => {
      const found = today.find((one) => one.slot === slot);

      return found ? `${found.pick.id}, ${found.place}` : '-';
    };
    const attractions = today
      .filter(({ slot }) => !MEALS.includes(slot))
      .map(({ pick, place }) => `${pick.id}, ${place};`);

    return {
      days: day + 1,
      current_city: leg ? `from ${leg.from} to ${leg.to}` : (stay?.place ?? '-'),
      transportation: leg?.ride.id ?? '-',
      breakfast: meal('breakfast'),
      lunch: meal('lunch'),
      dinner: meal('dinner'),
      attraction: attractions.join('') || '-',
      accommodation: stay?.lodging ? `${stay.lodging.id}, ${stay.place}` : '-',
    };
  });
}
