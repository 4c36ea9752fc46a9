import { foldText } from '#server/catalogue/fold-text.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { FixedTime } from '../days/appointments.ts';
import { met, namesOfDays, unmet } from '../asked/outcome.ts';
import { askedAmenities, hasAmenity } from './stay-amenities.ts';

type Stay = Pick<Destination['stays'][number], 'name' | 'amenities'>;
type Weather = { highC: number };

/** Time in the water, and not only a house that has some. */
const POOL_TIME =
  /\b(?:pool (?:breaks?|times?|stops?|hours?|afternoons?|mornings?|sessions?|rests?|dips?|swims?|and (?:beach|rest|nap)|every|each|daily|in the|after|when|between|at (?:noon|midday|lunch))|(?:breaks?|time|times|hours?|afternoons?|rests?|lazing|lounging|relax\w*|chill\w*|swim\w*|splash\w*|cool\w*(?: off| down)?|play\w*|dips?|jump\w*|unwind\w*) (?:\w+ ){0,3}(?:the |a |our )?(?:hotel )?pool|(?:every|each|some|daily) (?:\w+ )?pool|pool ?pausen?|pausen? (?:am|im) pool|(?:pausas?|tiempo|rato) (?:en|de) (?:la )?piscina|pauses? piscine|pause in piscina)\b/;
/** Too cool for a bath in the open, degrees Celsius. */
const BATHING = 22;
const INDOORS = /\b(?:indoor|heated|thermal|hot|in a vault)\b/;
/** Shares of the full days from which on the wish is kept. */
const MOST = 0.5;

/** What such an hour is called in the plan. */
const TITLE = 'Pool break';
export const POOL_BREAK = 'A pool break';
const POOL_NOTE = 'A swim and a deckchair until you set out again.';
export const POOL_IN_EVENING = 'A swim, then time to change for the evening.';

/** Whether notes ask for a pool, and the stay has one to bathe in on a day with such weather. */
export function hasPoolTime(notes: string, stay: Stay, weather: Weather | undefined): boolean {
  const [pool] = askedAmenities(notes).filter(({ known }) => known.test('pool'));

  if (!pool || !hasAmenity(stay, pool)) return false;
  return (
    (weather?.highC ?? 0) >= BATHING || INDOORS.test(foldText((stay.amenities ?? []).join(' ')))
  );
}

/** Whether notes ask for time at the pool rather than for a house with one. */
export function asksForPoolTime(notes: string): boolean {
  return POOL_TIME.test(foldText(notes));
}

/** The rests at a stay as time at its pool, where one was wished for. */
export function atThePool(
  rests: readonly FixedTime[],
  {
    notes,
    stay,
    weather,
  }: { notes: string; stay: Stay; weather: (day: number) => Weather | undefined },
): FixedTime[] {
  return rests.map((one) =>
    hasPoolTime(notes, stay, weather(one.day)) ? { ...one, title: TITLE, note: POOL_NOTE } : one,
  );
}

/** Whether most full days have their time at the pool. */
export function poolTimeOutcomes(
  notes: string,
  { stay, days }: { stay: Stay; days: readonly PlannedDay[] },
): AskedOutcome[] {
  if (!asksForPoolTime(notes) || !hasPoolTime(notes, stay, { highC: BATHING })) return [];
  const full = days.filter(({ dayType }) => dayType === 'Full Day');
  const kept = days.filter(({ activities }) =>
    activities.some(({ activity }) => activity.startsWith(POOL_BREAK)),
  );
  const told = `At ${stay.name} on ${namesOfDays(kept)}.`;

  if (kept.length === 0)
    return [unmet('Time at the pool', 'The days leave none: take a swim in the morning.')];
  return [
    kept.length >= full.length * MOST
      ? met('Time at the pool', told)
      : unmet('Time at the pool', `${told} The other days leave none.`),
  ];
}
