import { creditOf } from '#server/catalogue/credit.ts';
import type { OpeningPlace } from '#server/catalogue/opening.ts';
import type { Leg, PlannedStop, Span } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type {
  PlannedActivity,
  PlannedPlace,
  TravelLeg,
} from '#shared/generation/generated-trip.schema.ts';
import type { Candidate, Restaurant } from '../candidates/candidates.ts';
import type { OwnChoiceMeal } from '../candidates/own-choice-meals.ts';
import { type OwnChoiceHint, ownChoiceWords } from '../candidates/own-choice-words.ts';
import { categoryOf, describeSight, sentences } from '../candidates/place-words.ts';
import { toldOf } from '../told/told-of.ts';
import { toldPlace } from '../told/told-place.ts';
import { highChair } from '../cares/baby.ts';
import { isWithPram } from '../asked/party-outcomes.ts';
import { describeMeal } from '../diet/describe-meal.ts';
import { dinersAt } from '../diet/diners.ts';
import { type DayFacts, openingAt } from '../days/day-facts.ts';
import type { PlanBasis } from './plan-draft.ts';
import type { WorkPlace } from '../days/work-blocks.ts';

/** Clock times are written up to six in the morning after; who stays open longer is open all night. */
const LAST_CLOCK = 30 * 60;

/** "26:00" for two in the morning after: opening spans keep counting past midnight. */
export function spanTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');

  return `${pad(Math.floor(minutes / 60))}:${pad(Math.round(minutes) % 60)}`;
}

export function toTravelLeg({ mode, minutes, km }: Leg): TravelLeg {
  return { mode, minutes, km: Math.round(km * 100) / 100 };
}

/** A visit as the plan shows it, with the facts that let anyone check it. */
export function sightActivity(
  stop: PlannedStop,
  candidate: Candidate,
  context: Context,
): PlannedActivity {
  const { draft, day } = context;
  const { file } = candidate;

  return {
    activity: file.name,
    ...timing(stop),
    description: describeSight(toldAt(file, stop, { context, open: candidate.open }), {
      isEco: draft.request.isEcoFriendly,
      needsAccess: draft.wishes.needs.includes('wheelchair'),
      hasPram: isWithBaby(context) || isWithPram(draft.request.additionalPreferences),
      isOnDiet: dinersAt(draft.match.destination, draft).needs.length > 0,
    }),
    category: categoryOf(file),
    kind: 'stop',
    place: sightPlace(candidate, day, draft),
    travel: toTravelLeg(stop.leg),
    ...(candidate.visit.lockedAt ? { locked: true } : {}),
    ...(candidate.visit.meets.length > 0 ? { interests: [...candidate.visit.meets] } : {}),
  };
}

type Context = { draft: PlanBasis; day: number };

/** The place with the words that hold for this stop and this party. */
function toldAt<File extends Candidate['file'] | Restaurant['file']>(
  file: File,
  { start, end }: PlannedStop,
  { context: { draft, day }, open }: { context: Context; open: Candidate['open'] },
): File {
  const facts = draft.planInput.facts[day];

  return facts
    ? toldPlace(file, toldOf(draft, facts, { start, end, open: open[day] ?? [] }))
    : file;
}

function sightPlace(
  { id, file, open, ticket, unverified }: Candidate,
  day: number,
  { match, planInput }: PlanBasis,
): PlannedPlace {
  const facts = planInput.facts[day];

  return {
    id,
    name: file.name,
    ...localNameOf(file),
    lat: file.lat,
    lon: file.lon,
    ...('endsAt' in file && file.endsAt ? { endsAt: file.endsAt } : {}),
    kind: 'kind' in file ? file.kind : 'day-trip',
    indoor: 'indoor' in file && file.indoor,
    open: openTexts(open[day] ?? []),
    ...openingField(file, unverified ? undefined : facts),
    ...priceFields(ticket, match.destination.asOf),
    ...('url' in file && file.url ? { url: file.url } : {}),
    ...(unverified ? { source: 'model', unverified } : provenanceOf(file)),
  };
}

function priceFields(
  ticket: Candidate['ticket'],
  asOf: string,
): Pick<PlannedPlace, 'price' | 'free'> {
  if (ticket?.amount === 0) return { price: null, free: true };
  return { price: ticket && { ...ticket, asOf } };
}

/** Where a place's facts come from: whom to name for them, and when they were checked. */
function provenanceOf(
  file: Parameters<typeof creditOf>[0] & { checked?: string | undefined },
): Pick<PlannedPlace, 'source' | 'credit' | 'checked'> {
  const credit = creditOf(file);

  return {
    source: 'catalogue',
    ...(credit ? { credit } : {}),
    ...(file.checked ? { checked: file.checked } : {}),
  };
}

/** A place's name as it is written on the spot, to show a driver or to find the door. */
function localNameOf({ name, localName }: { name: string; localName?: string | undefined }) {
  return localName === undefined || localName === name ? {} : { localName };
}

/** How far the hours of that date can be relied on. */
function openingField(
  file: OpeningPlace,
  facts: DayFacts | undefined,
): Pick<PlannedPlace, 'opening'> {
  return { opening: facts ? openingAt(file, facts).status : 'unknown' };
}

/** Lunch or dinner at a table; the price is a head's usual spending, in US dollars. */
export function mealActivity(
  stop: PlannedStop,
  restaurant: Restaurant,
  context: Context,
): PlannedActivity {
  const { file } = restaurant;
  const meal = stop.meal ?? 'dinner';
  const { festive } = context.draft.planInput;

  return {
    activity: `${meal === 'lunch' ? 'Lunch' : 'Dinner'} at ${file.name}`,
    ...timing(stop),
    description: sentences([
      festive && isFestive(restaurant.id, meal, context)
        ? `The ${festive.what} dinner of this trip: book ahead${festive.dear?.has(restaurant.id) ? ', and expect to pay more than on other evenings' : ''}`
        : undefined,
      describeMeal(
        toldAt(file, stop, { context, open: restaurant.open }),
        dinersAt(context.draft.match.destination, context.draft),
      ),
      isWithBaby(context) && meal === 'dinner' ? highChair(file, context.day === 0) : undefined,
    ]),
    category: 'Food & Drink',
    kind: 'meal',
    meal,
    place: mealPlace(restaurant, context),
    ...(restaurant.meal.lockedAt ? { locked: true } : {}),
    travel: toTravelLeg(stop.leg),
  };
}

function isWithBaby({ draft }: Context): boolean {
  return draft.wishes.cares?.includes('baby') === true;
}

function isFestive(id: string, meal: string, { draft, day }: Context): boolean {
  const { festive } = draft.planInput;

  return meal === 'dinner' && festive?.day === day && festive.ids.has(id);
}

function mealPlace(
  { id, file, open, usdPerPerson }: Restaurant,
  { draft, day }: Context,
): PlannedPlace {
  const { destination } = draft.match;
  const facts = draft.planInput.facts[day];

  return {
    id,
    name: file.name,
    ...localNameOf(file),
    lat: file.lat,
    lon: file.lon,
    kind: file.kind,
    indoor: file.kind !== 'food-market',
    open: openTexts(open[day] ?? []),
    ...openingField(file, facts),
    price: { amount: usdPerPerson, currency: 'USD', usd: usdPerPerson, asOf: destination.asOf },
    ...(file.url ? { url: file.url } : {}),
    ...provenanceOf(file),
  };
}

/** A meal of the traveller's own choice, near the stop before: it names no place, so nothing has to be checked. */
export function ownChoiceActivity(
  stop: PlannedStop,
  choice: OwnChoiceMeal,
  hint: OwnChoiceHint,
): PlannedActivity {
  return {
    ...ownChoiceWords(choice, hint),
    ...timing(stop),
    category: 'Food & Drink',
    kind: 'meal',
    meal: choice.kind,
    travel: toTravelLeg(stop.leg),
  };
}

const NOON = 12 * 60;

/** Half a working day at a venue, a desk or the hotel. */
export function workActivity(stop: PlannedStop, place: WorkPlace): PlannedActivity {
  const isMorning = stop.start < NOON;

  return {
    activity: place.isStay ? `Work from ${place.name}` : `Work at ${place.name}`,
    ...timing(stop),
    description: sentences([
      place.note,
      isMorning
        ? 'Meetings and focused work before lunch'
        : 'The afternoon session; the evening is yours',
    ]),
    category: 'Work',
    kind: 'work',
    place: {
      id: place.id,
      name: place.name,
      lat: place.lat,
      lon: place.lon,
      kind: 'workplace',
      indoor: true,
      ...(place.isStay
        ? { open: ROUND_THE_CLOCK, opening: 'checked' as const }
        : { open: openWhile(stop), opening: 'assumed' as const }),
      price: null,
      ...(place.isTold
        ? { source: 'traveller' as const, unverified: true as const }
        : { source: 'catalogue' as const }),
    },
    travel: toTravelLeg(stop.leg),
  };
}

function timing({ start, end }: PlannedStop): { time: string; duration: string } {
  return { time: timeOf(start), duration: durationText(end - start) };
}

/** A stay lets its guests in at any hour. */
export const ROUND_THE_CLOCK: [string, string][] = [['00:00', '24:00']];

/** The hours of a place that is open to the party because it is expected there. */
export function openWhile({ start, end }: PlannedStop): [string, string][] {
  return openTexts([[start, end]]);
}

/** Spans as the plan states them. */
export function openTexts(spans: readonly Span[]): [string, string][] {
  return spans.map(([open, close]) => [spanTime(open), spanTime(Math.min(close, LAST_CLOCK))]);
}
