import { shortDay } from '#shared/dates.ts';
import type { CheckFacts } from '../check-facts.ts';
import type { Span } from '../problem.ts';
import { clockMinutes, clockText, daysOn, weekdayName } from './clock.ts';
import type { DayView, StopView, TripView } from './trip-view.ts';

/** Rule 2: each visit lies inside the place's opening spans of that very date. */
export function checkOpening({ days, facts }: TripView): string[] {
  return days.flatMap((day) =>
    day.stops
      .filter(({ activity, isOwnChoice }) => activity.kind !== 'work' && !isOwnChoice)
      .flatMap((stop) => {
        const fault = faultOf(stop, day, facts);

        return fault ? [`${day.label}, ${stop.name}: ${fault}`] : [];
      }),
  );
}

function faultOf(stop: StopView, { day }: DayView, facts: CheckFacts): string | undefined {
  const stated = stop.place.open.map(([open, close]): Span => [
    clockMinutes(open),
    clockMinutes(close),
  ]);
  const known = stop.facts?.openOn(day.date);

  if (known && !isWithin(stop, known))
    return known.length === 0 ? closedText(stop, day.date, facts) : missText(stop, known);
  if (isWithin(stop, stated)) return undefined;
  return stated.length === 0 ? 'the plan itself says it is closed' : missText(stop, stated);
}

function isWithin({ start, end }: StopView, spans: readonly Span[]): boolean {
  return spans.some(([open, close]) => open <= start && end <= close);
}

/** Says why a place is shut all day: works, a feast, a holiday, a weekly closing day, or a season. */
function closedText({ facts: place }: StopView, date: string, facts: CheckFacts): string {
  const reason = place?.closedBecause?.(date);
  const isShut = (days: number) => place?.openOn(daysOn(date, days)).length === 0;

  if (reason !== undefined) return `closed ${reason}`;
  if (facts.isPublicHoliday(date) && !(isShut(7) && isShut(-7)))
    return 'closed on the public holiday';
  if (isShut(7) && isShut(-7) && !(isShut(1) && isShut(-1) && isShut(2)))
    return `closed on ${weekdayName(date)}`;
  return `closed on ${shortDay(date)}`;
}

function missText({ start, end }: StopView, spans: readonly Span[]): string {
  const hours = spans
    .map(([open, close]) => `${clockText(open)} to ${clockText(close)}`)
    .join(' and ');

  return `open ${hours}, but planned from ${clockText(start)} to ${clockText(end)}`;
}
