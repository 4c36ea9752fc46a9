import { minutesOf, monthName, parseDuration, timeOf } from '#shared/dates.ts';
import type {
  OpenSpan,
  PlanCheck,
  PlanCosts,
  PlannedActivity,
  PlannedDay,
  PlannedPlace,
  TravelLeg,
} from '#shared/generation/generated-trip.schema.ts';
import { formatMoney } from '#shared/money.ts';

/** How many stops of a day show before it is unfolded. */
export const COLLAPSED_STOPS = 3;
const TRAVEL_WORDS = {
  walk: 'walk',
  transit: 'by transit',
  taxi: 'by taxi',
  drive: 'drive',
} as const;

/** The stops of a day that show, and how many more there are. */
export function visibleStops(
  day: PlannedDay,
  unfolded: boolean,
): { stops: PlannedActivity[]; hidden: number } {
  const stops = unfolded ? day.activities : day.activities.slice(0, COLLAPSED_STOPS);

  return { stops, hidden: day.activities.length - stops.length };
}

/** The way back to the stay in the evening; none on a day that ends at the airport or the station. */
export function wayBack({
  activities,
  back,
}: Pick<PlannedDay, 'activities' | 'back'>): TravelLeg | undefined {
  return activities.at(-1)?.kind === 'departure' ? undefined : back;
}

/** When a stop ends; undefined where its duration is not told. */
export function endTime({ time, duration }: PlannedActivity): string | undefined {
  const minutes = parseDuration(duration);

  return minutes === undefined ? undefined : timeOf(minutesOf(time) + minutes);
}

/** "12 min walk", "9 min by transit". */
export function travelText(leg: TravelLeg): string {
  return `${Math.max(1, Math.round(leg.minutes))} min ${TRAVEL_WORDS[leg.mode]}`;
}

/** "Open 09:00–12:00, 14:00–18:00"; "Open all day" for a place that does not close. */
export function openText(spans: readonly OpenSpan[]): string | undefined {
  if (spans.length === 0) return undefined;
  if (spans.some(([open, close]) => minutesOf(close) - minutesOf(open) >= 1439))
    return 'Open all day';
  return `Open ${spans.map(([open, close]) => `${clock(open)}–${clock(close)}`).join(', ')}`;
}

/** A word of caution where nobody has checked the hours of that very date. */
export function hoursCaution({
  opening,
  unverified,
}: Pick<PlannedPlace, 'opening' | 'unverified'>): string | undefined {
  if (unverified || opening === undefined || opening === 'checked') return undefined;
  return opening === 'assumed' ? 'Hours assumed: check before you go' : 'Hours unknown';
}

/** "Checked March 2027": when somebody last looked a place up. */
export function checkedText({ checked }: Pick<PlannedPlace, 'checked'>): string | undefined {
  return checked === undefined
    ? undefined
    : `Checked ${monthName(Number(checked.slice(5)))} ${checked.slice(0, 4)}`;
}

/** The slot to book where entry is by the clock. */
export function slotText({ slot }: Pick<PlannedPlace, 'slot'>): string | undefined {
  return slot === undefined ? undefined : `Book the ${slot} slot`;
}

/** The price of one ticket: "Free", or dollars with the local price beside them; undefined when unknown. */
export function priceText(
  place: Pick<PlannedPlace, 'price' | 'free' | 'ticket'>,
): string | undefined {
  if (place.free) return 'Free';
  if (place.ticket?.isPaid) return `Included in ${place.ticket.name}`;
  if (!place.price) return undefined;
  const { amount, currency, usd } = place.price;

  if (currency === 'USD') return `${formatMoney(amount)} each`;
  const dollars = usd < 1 ? 'under $1' : `about ${formatMoney(usd)}`;

  return `${dollars} each (${formatMoney(amount, currency)})`;
}

/** The month's weather and the day's light in one line of facts. */
export function weatherText({ weather }: Pick<PlannedDay, 'weather'>): string {
  const [sunrise, sunset] = weather.daylight;

  return `${Math.round(weather.lowC)}–${Math.round(weather.highC)} °C, daylight ${clock(sunrise)}–${clock(sunset)}`;
}

/** "10 of 10 rules" as the verdict badge counts it. */
export function verdict(checks: readonly PlanCheck[]): {
  kept: number;
  total: number;
  allKept: boolean;
} {
  const kept = checks.filter(({ ok }) => ok).length;

  return { kept, total: checks.length, allKept: kept === checks.length };
}

const COST_LABELS = [
  ['flights', 'Flights'],
  ['stay', 'Stay'],
  ['food', 'Food'],
  ['activities', 'Activities'],
  ['transport', 'Getting around'],
  ['own', 'Your own entries'],
] as const;

export type CostRow = { key: string; label: string; amount: number; share: number };

/** The costs by category with each one's share of the total, 0 to 1. */
export function costRows(costs: PlanCosts): CostRow[] {
  const amounts = COST_LABELS.flatMap(([key, label]) => {
    const amount = costs[key];

    return amount === undefined ? [] : [{ key, label, amount }];
  });
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);

  return amounts.map((row) => ({ ...row, share: total > 0 ? row.amount / total : 0 }));
}

function clock(time: string): string {
  return timeOf(minutesOf(time));
}
