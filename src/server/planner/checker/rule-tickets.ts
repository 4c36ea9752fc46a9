import { clockMinutes, clockText } from './clock.ts';
import type { DayView, StopView, TripView } from './trip-view.ts';
import { groupBy } from '#shared/groups.ts';

/** Arrive so long before a booked slot. */
const SLACK = 10;
const DOLLAR = 1;
const RATE_SLACK = 0.02;

/** Rule 12: what several places share is paid once for the days that it covers, and slots are met with slack. */
export function checkTickets(view: TripView): string[] {
  return [...sharedTickets(view), ...view.days.flatMap(missedSlots)];
}

type Use = { day: DayView; stop: StopView };

function sharedTickets({ days }: TripView): string[] {
  const uses = days.flatMap((day) => day.stops.map((stop): Use => ({ day, stop })));
  const byTicket = groupBy(uses, ({ stop }) =>
    stop.activity.kind === 'stop' ? stop.facts?.ticket?.id : undefined,
  );

  return [...byTicket.values()].flatMap((own) => [...faultOf(own), ...spreadOver(own)]);
}

/** The later uses of a ticket that stand on more days than any of its kind is good for; none where each place is paid alone. */
function spreadOver(uses: readonly Use[]): string[] {
  const ticket = uses[0]?.stop.facts?.ticket;

  if (!ticket) return [];
  const days = [...new Set(uses.map(({ day }) => day.day.date))].toSorted();
  const most = Math.max(1, ...ticket.options.map((one) => one.days));
  const isAlone = singleTicketsUsd(uses) <= leastUsd(ticket.options, days.length);

  if (days.length <= most || isAlone) return [];
  return uses
    .filter(({ day, stop }) => days.indexOf(day.day.date) >= most && !stop.activity.locked)
    .map(
      ({ day, stop }) =>
        `${day.label}, ${stop.name}: the ticket ${ticket.name} is good for ${most} ${most === 1 ? 'day' : 'days'} and was used before`,
    );
}

/** What is paid for one ticket, against the least that its days of use cost. */
function faultOf(uses: readonly Use[]): string[] {
  const ticket = uses[0]?.stop.facts?.ticket;

  if (!ticket) return [];
  const days = new Set(uses.map(({ day }) => day.day.date)).size;
  const due = Math.min(leastUsd(ticket.options, days), singleTicketsUsd(uses));
  const paying = uses.filter(({ stop }) => (stop.place.price?.usd ?? 0) > 0);
  const paid = paying.reduce((sum, { stop }) => sum + (stop.place.price?.usd ?? 0), 0);
  const slack = Math.max(DOLLAR, due * RATE_SLACK);

  if (Math.abs(paid - due) <= slack) return [];
  const { day, stop } = paying.at(-1) ?? uses[0] ?? { day: undefined, stop: undefined };
  const where = day && stop ? `${day.label}, ${stop.name}: ` : '';

  return [
    paid > due
      ? `${where}the ticket ${ticket.name} is paid twice ($${round(paid)} in all, where $${round(due)} is due)`
      : `${where}the ticket ${ticket.name} costs $${round(due)}, and the plan counts $${round(paid)}`,
  ];
}

/** What the places cost one by one; no way to pay where one of them sells no ticket of its own. */
function singleTicketsUsd(uses: readonly Use[]): number {
  return uses.reduce((sum, { stop }) => sum + (stop.facts?.ticket?.single?.usd ?? Infinity), 0);
}

/** The least that so many days of use cost, by trying every ticket for the last of them. */
function leastUsd(options: readonly { usd: number; days: number }[], days: number): number {
  if (days <= 0) return 0;
  return Math.min(...options.map((one) => one.usd + leastUsd(options, days - one.days)));
}

function round(usd: number): number {
  return Math.round(usd * 100) / 100;
}

/** Slots that the way before leaves no slack for; the first stop of a day is left for in time. */
function missedSlots({ label, stops }: DayView): string[] {
  return stops.flatMap((stop, i) => {
    const before = stops[i - 1];

    if (!stop.facts?.timedEntry || !before || stop.activity.locked) return [];
    const arrival = before.end + (stop.activity.travel?.minutes ?? 0);
    const slot = stop.place.slot === undefined ? stop.start : clockMinutes(stop.place.slot);

    return slot - arrival >= SLACK
      ? []
      : [
          `${label}, ${stop.name}: its slot at ${clockText(slot)} leaves no ${SLACK} minutes after arriving at ${clockText(arrival)}`,
        ];
  });
}
