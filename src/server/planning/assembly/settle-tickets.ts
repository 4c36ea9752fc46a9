import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { minutesOf, timeOf } from '#shared/dates.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { passOf, passPayments, type PassOption, type PassVisit } from '../candidates/passes.ts';

/** Minutes between arriving and the slot that is booked, so that a late bus does not cost the visit. */
export const SLOT_SLACK = 10;
const SLOT_STEP = 5;

/**
 * The days with each ticket that opens several places paid once, at the first of them, and with a slot at what asks
 * for one. Days on which nothing changes are the same objects.
 */
export function settleTickets<Day extends PlannedDay>(
  days: readonly Day[],
  catalogue: Catalogue,
): Day[] {
  const payments = passPayments(days.flatMap((day) => passVisits(day, catalogue)));

  return days.map((day) => {
    const activities = day.activities.map((one) => settled(one, catalogue, payments));

    return activities.every((one, i) => one === day.activities[i]) ? day : { ...day, activities };
  });
}

function passVisits({ date, activities }: PlannedDay, catalogue: Catalogue): PassVisit[] {
  return activities.flatMap(({ kind, place }) => {
    const known = kind === 'stop' && place ? catalogue.place(place.id) : undefined;
    const pass =
      known?.type === 'sight'
        ? passOf(known.file, { destination: known.destination, catalogue })
        : undefined;

    return pass && place ? [{ id: place.id, day: date, pass }] : [];
  });
}

function settled(
  activity: PlannedActivity,
  catalogue: Catalogue,
  payments: ReadonlyMap<string, PassOption>,
): PlannedActivity {
  const { place, kind } = activity;
  const known = kind === 'stop' && place ? catalogue.place(place.id) : undefined;

  if (!place || known?.type !== 'sight') return activity;
  const { file, destination } = known;
  const pass = passOf(file, { destination, catalogue });
  const slot = file.timedEntry ? slotAfter(activity.time) : undefined;
  const bought = payments.get(place.id);
  const price = pass
    ? bought
      ? {
          amount: bought.amount,
          currency: bought.currency,
          usd: bought.usd,
          asOf: destination.asOf,
        }
      : null
    : place.price;
  const isSame =
    slot === place.slot &&
    price?.usd === place.price?.usd &&
    Boolean(pass) === Boolean(place.ticket) &&
    (!pass || place.ticket?.isPaid === (bought === undefined));

  if (isSame) return activity;
  const { slot: _slot, ticket: _ticket, ...rest } = place;

  return {
    ...activity,
    place: {
      ...rest,
      price,
      ...(pass
        ? {
            ticket: {
              id: pass.id,
              name: pass.name,
              isPaid: bought === undefined,
              days: bought?.days ?? 1,
            },
          }
        : {}),
      ...(slot === undefined ? {} : { slot }),
    },
  };
}

function slotAfter(time: string): string {
  return timeOf(Math.ceil((minutesOf(time) + SLOT_SLACK) / SLOT_STEP) * SLOT_STEP);
}
