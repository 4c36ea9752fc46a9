import type { AskedFacts } from '#server/planner/check-facts.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { shortDay, timeOf } from '#shared/dates.ts';
import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { hasWords } from '#server/catalogue/names-of.ts';
import { appointmentOutcomes } from './appointment-outcomes.ts';
import { drivingOutcome } from './driving-outcome.ts';
import { dietOutcome } from '../diet/diet-outcomes.ts';
import { allergyOutcome } from './allergy-outcome.ts';
import { partyOutcomes } from './party-outcomes.ts';
import { plural } from '../understanding/wishes.ts';
import { isCalledSo, isRefused, type RefusedThing } from '../themes/refused-things.ts';
import { workOutcomes } from './work-outcomes.ts';
import { joinWords } from '../candidates/place-words.ts';
import { entriesOf, keptOut, met, namesOfStops, unmet, visitOf } from './outcome.ts';

/** A plan as far as it shows what was met. */
export type PlanInView = {
  destination: Destination;
  catalogue: Catalogue;
  days: readonly PlannedDay[];
  /** US dollars for the party, without what a limit leaves out. */
  total: number;
  /** The stays of a trip to several places, and what was asked for and is no stay. */
  stays?: readonly (Pick<TripPlace, 'id' | 'name' | 'nights' | 'arrive' | 'depart'> & {
    countryCode: string;
  })[];
  leftOut?: readonly { id: string; reason: string; dayTrip?: string }[];
  /** Whether a sight is open at any hour of the trip; left out where nobody knows. */
  isOpen?: ((id: string) => boolean) | undefined;
  /** What the notes refuse in words that are read. */
  refused?: readonly RefusedThing[];
};

/** What was asked for, one by one: whether the plan holds it and how, what it lacks first. */
export function askedOutcomes(asked: AskedFacts, plan: PlanInView): AskedOutcome[] {
  const outcomes = [
    ...places(asked, plan),
    ...asked.mustSees.map((one) => mustSee(one, plan)),
    ...avoidances(asked, plan),
    ...times(asked, plan),
    ...appointmentOutcomes(asked.appointments, plan.days),
    ...(asked.work ? workOutcomes(asked.work, plan.days) : []),
    ...limit(asked, plan),
    ...asked.diets.map((diet) => dietOutcome(diet, plan)),
    ...asked.allergies.map((allergen) => allergyOutcome(allergen, plan)),
    ...partyOutcomes(asked, plan),
    ...(asked.isWithoutCar ? [drivingOutcome(plan.days)] : []),
    ...asked.notUnderstood.map(notUnderstood),
  ];

  return unmetFirst(outcomes);
}

/** What the plan lacks before what it holds. */
export function unmetFirst(outcomes: readonly AskedOutcome[]): AskedOutcome[] {
  return outcomes.toSorted((a, b) => Number(a.met) - Number(b.met));
}

/** What the plan lacks, in sentences that stand at its top. */
export function unmetSentences(outcomes: readonly AskedOutcome[]): string[] {
  return outcomes
    .filter(({ met: isMet }) => !isMet)
    .map(({ wish, detail, nearest }) =>
      [`${wish}: ${detail}`, nearest === undefined ? '' : `Nearest: ${nearest}.`]
        .filter(Boolean)
        .join(' '),
    );
}

function places({ places: wanted, mustSees }: AskedFacts, plan: PlanInView): AskedOutcome[] {
  const { destination, stays } = plan;

  if (stays) return wanted.map((one) => amongStays(one, stays, plan));
  // "A day in the Blue Mountains" is told as what is to be seen, and not once more as the town that it starts from.
  const open = wanted.filter(
    ({ name }) =>
      name === destination.name ||
      !mustSees.some((sight) => hasWords(foldText(sight.name), foldText(name))),
  );

  return open.map(({ id, name, country }) => {
    const isHere = id === destination.id || country === destination.country;
    const trip = isHere ? undefined : dayTripTo(name, plan);

    if (trip) return met(name, trip);
    return isHere
      ? met(name, visitTo(name, plan) ?? `This plan is for ${destination.name}.`)
      : unmet(
          name,
          `This plan covers ${destination.name}, which you named first.`,
          `a separate trip to ${name}`,
        );
  });
}

/** The day trip to a place that was named beside the one where one stays. */
function dayTripTo(name: string, { days, catalogue }: PlanInView): string | undefined {
  const visit = entriesOf(days).find(({ activity: { partOf } }) => {
    const trip = partOf === undefined ? undefined : catalogue.place(partOf)?.file;

    return trip && hasWords(foldText(trip.name), foldText(name));
  });

  return visit && `A day trip on day ${visit.day.dayNumber}.`;
}

/** The visit to what stands for a place of another name: "Taj Mahal" in a trip to Delhi. */
function visitTo(name: string, { destination, days }: PlanInView): string | undefined {
  const isIt = (activity: string) => hasWords(foldText(activity), foldText(name));
  const visit =
    name === destination.name
      ? undefined
      : entriesOf(days).find(({ activity }) => isIt(activity.activity));

  return (
    visit && `Day ${visit.day.dayNumber} at ${visit.activity.time}: ${visit.activity.activity}.`
  );
}

/** A place that was asked for, in a trip to several. */
function amongStays(
  { id, name, country }: AskedFacts['places'][number],
  stays: NonNullable<PlanInView['stays']>,
  { leftOut = [], days }: PlanInView,
): AskedOutcome {
  const left = leftOut.find((one) => one.id === id);
  const dayTrip = entriesOf(days).find(({ activity }) => activity.place?.id === left?.dayTrip);
  const own = stays.filter((stay) => stay.id === id);
  const within = stays.filter(({ countryCode }) => countryCode === country);

  if (own.length > 0)
    return met(
      name,
      own
        .map(
          ({ nights, arrive, depart }) =>
            `${nights} ${nights === 1 ? 'night' : 'nights'}, ${shortDay(arrive)} to ${shortDay(depart)}.`,
        )
        .join(' '),
    );
  if (within.length > 0) return met(name, `${joinWords(within.map((stay) => stay.name))}.`);
  if (left?.dayTrip && dayTrip) return met(name, `${left.reason} Day ${dayTrip.day.dayNumber}.`);
  const visit = dayIn(name, days);

  if (visit) return met(name, visit);
  return unmet(
    name,
    left?.reason ?? 'No night of this trip is spent there.',
    `a separate trip to ${name}`,
  );
}

/** The day trip that goes to a place by its name, however it is spelled: "Machupicchu". */
function dayIn(name: string, days: PlanInView['days']): string | undefined {
  const joined = (text: string) => foldText(text).replaceAll(' ', '');
  const trip = entriesOf(days).find(
    ({ activity: { place } }) =>
      place?.kind === 'day-trip' && joined(place.name).startsWith(joined(name)),
  );

  return trip && `Day ${trip.day.dayNumber} at ${trip.activity.time}: ${trip.activity.activity}.`;
}

function mustSee({ id, name }: { id: string; name: string }, plan: PlanInView): AskedOutcome {
  const known = plan.catalogue.place(id);
  const isTable = known?.type === 'food';
  const visit = visitOf(id, plan.days, plan.catalogue);
  const wish = isTable ? `A table at ${name}` : `Must see: ${name}`;

  if (visit) return met(wish, `Day ${visit.day.dayNumber} at ${visit.activity.time}.`);

  if (!known) return unmet(wish, "We don't know it.");
  const ids = plan.stays?.map((stay) => stay.id) ?? [plan.destination.id];

  if (!ids.includes(known.destination.id))
    return unmet(wish, `not in this plan. It's in ${known.destination.name}.`);
  if (known.type === 'food')
    return unmet(wish, "not in this plan. Its hours, prices or food didn't fit.");
  return unmet(
    wish,
    plan.isOpen && !plan.isOpen(id)
      ? "not in this plan. It's closed on all of these days."
      : 'not in this plan. There was no room for it on these days.',
    nearestVisit(known.file, plan.days),
  );
}

/** The closest of the same kind as what is missing; nothing else stands in for it. */
function nearestVisit(
  missing: { lat: number; lon: number; kind?: string },
  days: readonly PlannedDay[],
): string | undefined {
  const planned = entriesOf(days).flatMap(({ activity: { place } }) => (place ? [place] : []));
  const [nearest] = planned
    .filter(({ kind }) => kind === (missing.kind ?? 'day-trip'))
    .toSorted((a, b) => distanceKm(a, missing) - distanceKm(b, missing));

  return nearest && `${nearest.name}, which is in the plan`;
}

/** What is refused is neither walked to nor eaten at. */
const KEPT_AS = ['stop', 'meal'] as const;

function avoidances(
  { avoidKinds, avoidPlaces, mustSees }: AskedFacts,
  { days, catalogue, refused = [] }: PlanInView,
): AskedOutcome[] {
  const isNamed = (id: string) => mustSees.some((one) => one.id === id);
  const isOf = (place: { id: string; name: string }, thing: RefusedThing) => {
    const file = catalogue.place(place.id)?.file;

    return file ? isRefused(file, thing) : isCalledSo(place, thing.said);
  };
  return [
    ...refused.map((thing) =>
      keptOut(
        `No ${thing.said}`,
        // "No museums except the Orsay"
        KEPT_AS.flatMap((kind) =>
          namesOfStops(days, (place) => !isNamed(place.id) && isOf(place, thing), kind),
        ),
      ),
    ),
    ...avoidKinds.map((kind) =>
      keptOut(
        `No ${plural(kind)}`,
        namesOfStops(days, (place) => place.kind === kind && !isNamed(place.id)),
      ),
    ),
    ...avoidPlaces.map(({ id, name }) =>
      keptOut(
        `Not ${name}`,
        namesOfStops(days, (place) => place.id === id),
      ),
    ),
  ];
}

function times({ landing, takeOff }: AskedFacts, { days }: PlanInView): AskedOutcome[] {
  const [first, last] = [days[0], days.at(-1)];
  const told = (wish: string, isKept: boolean) =>
    isKept
      ? met(wish, 'The day is planned around it.')
      : unmet(wish, 'The day is not planned around it.');

  return [
    ...(landing === undefined
      ? []
      : [told(`Arrival at ${timeOf(landing)}`, (first?.start ?? '00:00') >= timeOf(landing))]),
    ...(takeOff === undefined
      ? []
      : [told(`Departure at ${timeOf(takeOff)}`, (last?.end ?? '24:00') <= timeOf(takeOff))]),
  ];
}

function limit(
  { limitUsd, limitText = '', chosenBudget }: AskedFacts,
  { total }: PlanInView,
): AskedOutcome[] {
  if (limitUsd === undefined) return [];
  const wish = `At most ${limitText}`;
  const costs = `The estimate is ${formatMoney(total)} of ${formatMoney(limitUsd)}.`;

  return [
    total <= limitUsd
      ? met(
          wish,
          chosenBudget
            ? `${costs} To stay within it, hotels and restaurants are simpler than ${chosenBudget}.`
            : costs,
        )
      : unmet(
          wish,
          `${costs} With everything you asked for, nothing we know there fits.`,
          'fewer nights, or a lower budget level',
        ),
  ];
}

function notUnderstood({ said, nearest }: AskedFacts['notUnderstood'][number]): AskedOutcome {
  return unmet(
    `Not understood: ${said}`,
    'We could not use this, so the plan leaves it out.',
    nearest.length > 0 ? joinWords([...nearest]) : undefined,
  );
}
