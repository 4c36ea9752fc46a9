import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { minutesOf, timeOf } from '#shared/dates.ts';
import type {
  PlannedActivity,
  PlannedDay,
  PlannedPlace,
} from '#shared/generation/generated-trip.schema.ts';
import {
  type Pass,
  passOf,
  passPayments,
  type PassPayment,
  type PassVisit,
} from '../candidates/passes.ts';

/** Minutes between arriving and the slot that is booked, so that a late bus does not cost the visit. */
const SLOT_SLACK = 10;
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
  payments: ReadonlyMap<string, PassPayment>,
): PlannedActivity {
  const { place, kind, time } = activity;
  const known = kind === 'stop' && place ? catalogue.place(place.id) : undefined;

  if (!place || known?.type !== 'sight') return activity;
  const { file, destination } = known;
  const pass = passOf(file, { destination, catalogue });
  const after = {
    ...place,
    ...(pass ? passFields(pass, payments.get(place.id), destination.asOf) : {}),
    ...(file.timedEntry ? { slot: slotAfter(time) } : {}),
  };

  return isSamePlace(after, place) ? activity : { ...activity, place: after };
}

/** What a stop says of a ticket that opens others too: its price where it is bought, none where it is there already. */
function passFields(
  { id, name }: Pass,
  bought: PassPayment | undefined,
  asOf: string,
): Pick<PlannedPlace, 'price' | 'ticket'> {
  if (!bought) return { price: null, ticket: { id, name, isPaid: true, days: 1 } };
  const { amount, currency, usd, days, isSingle } = bought;
  const price = { amount, currency, usd, asOf };

  if (isSingle) return { price, ticket: undefined };
  return {
    price,
    ticket: { id, name: bought.name, isPaid: false, days },
  };
}

function isSamePlace(a: PlannedPlace, b: PlannedPlace): boolean {
  return (
    a.slot === b.slot && a.price?.usd === b.price?.usd && a.ticket?.isPaid === b.ticket?.isPaid
  );
}

function slotAfter(time: string): string {
  return timeOf(Math.ceil((minutesOf(time) + SLOT_SLACK) / SLOT_STEP) * SLOT_STEP);
}
