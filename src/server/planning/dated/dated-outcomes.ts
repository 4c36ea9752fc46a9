import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type {
  AskedOutcome,
  PlannedActivity,
  PlannedDay,
} from '#shared/generation/generated-trip.schema.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import { capital } from '../candidates/place-words.ts';
import { dayTripPart } from '../day-trips/day-trip-part.ts';
import type { DatedWish, DayPart } from './dated-wish.ts';
import { isWished } from './dated-sights.ts';
import { entriesOf, met, namesOfDays, unmet, type Entry } from '../asked/outcome.ts';

type Plan = { days: readonly PlannedDay[]; catalogue: Catalogue };

const NOON = 12 * 60;
const EVENING = 17 * 60;
/** The light holds so long. */
const TWILIGHT = 75;

/** What was wished for at a time, one by one: whether the plan has it then. */
export function datedOutcomes(wishes: readonly DatedWish[], plan: Plan): AskedOutcome[] {
  return wishes.map((wish) => (wish.isDaily ? daily(wish, plan) : once(wish, plan)));
}

function once(wish: DatedWish, plan: Plan): AskedOutcome {
  const stops = stopsFor(wish, plan);
  const then = stops.find(
    ({ day, activity }) =>
      (wish.dates === undefined || wish.dates.includes(day.date)) &&
      isThen(activity, day, wish.part),
  );
  const [other] = stops;
  const text = capital(wish.said);

  if (then) return met(text, `${capital(words(then))}.`);
  return unmet(text, 'It is not open then, or those hours do not hold it.', other && words(other));
}

function daily(wish: DatedWish, plan: Plan): AskedOutcome {
  const stops = stopsFor(wish, plan);
  const without = plan.days.filter(
    (day) => day.dayType === 'Full Day' && !stops.some((stop) => stop.day === day),
  );
  const text = capital(wish.said);
  const [first] = stops;

  if (without.length === 0 && first) return met(text, 'Every full day holds one.');
  return unmet(
    text,
    `We know of no other that fits on ${namesOfDays(without)}.`,
    first && `${first.activity.place?.name ?? ''}, once more`,
  );
}

function stopsFor(wish: DatedWish, { days, catalogue }: Plan): Entry[] {
  return entriesOf(days).filter(({ activity: { place } }) => {
    const id = place?.id ?? '';
    const known = catalogue.place(dayTripPart(id, catalogue)?.trip ?? id);

    return known && known.type !== 'food' && isWished({ id: known.id, file: known.file }, wish);
  });
}

function isThen(
  { time, duration }: PlannedActivity,
  { weather }: PlannedDay,
  part: DayPart | undefined,
): boolean {
  const start = minutesOf(time);
  const end = start + (parseDuration(duration) ?? 0);
  const [sunrise = 0, sunset = 0] = (weather?.daylight ?? []).map(minutesOf);
  const hours: Record<DayPart, boolean> = {
    sunrise: start <= sunrise + TWILIGHT,
    morning: start < NOON,
    afternoon: start < EVENING + 60 && end > NOON,
    sunset: end >= sunset - TWILIGHT / 3 && start <= sunset + TWILIGHT,
    evening: end > EVENING,
  };

  return part === undefined || hours[part];
}

function words({ day, activity }: Entry): string {
  return `day ${day.dayNumber} at ${activity.time}: ${activity.place?.name ?? activity.activity}`;
}
