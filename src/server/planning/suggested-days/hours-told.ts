import { minutesOf, parseDuration } from '#shared/dates.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';

const SENTENCES = /(?<=[.!?])\s+/;
const HOUR = /\b(?:before|by|at|past|until) (five|six|seven|eight|nine|ten)\b/i;
const HOURS = ['five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FIRST_LIGHT = /\b(?:dawn|sunrise|first light|daybreak)\b/i;
const LAST_LIGHT =
  /\b(?:sunset|dusk|golden hour|last light|goes down|sun (?:sets|drops|is low))\b/i;
const DARK =
  /\b(?:after dark|at night|by night|when (?:it is |they are )?lit|lanterns? (?:are|come) on)\b/i;
/** The light is low for so long before and after the sun rises or sets. */
const LOW = 75;
/** One is there at eight when one is there by twenty past. */
const IN_TIME = 20;

/** A note without the sentences whose hour the planned day does not keep; undefined where none is left. */
export function inItsTime(
  note: string,
  { activities, weather }: Pick<PlannedDay, 'activities' | 'weather'>,
): string | undefined {
  const stops = activities
    .filter(({ kind }) => kind === 'stop')
    .map(({ time, duration }) => {
      const start = minutesOf(time);

      return { start, end: start + (parseDuration(duration) ?? 0) };
    });
  const [sunrise = 0, sunset = 0] = weather.daylight.map(minutesOf);
  const around = (hour: number) =>
    stops.some(({ start, end }) => start <= hour + LOW && end >= hour - LOW);
  const first = stops[0]?.start ?? Infinity;
  const isKept = (sentence: string): boolean =>
    first <= latestStart(sentence) &&
    (!FIRST_LIGHT.test(sentence) || around(sunrise)) &&
    (!LAST_LIGHT.test(sentence) || around(sunset)) &&
    (!DARK.test(sentence) || stops.some(({ end }) => end > sunset + IN_TIME));

  return note.split(SENTENCES).filter(isKept).join(' ') || undefined;
}

/** When the first stop begins at the latest, by an hour of the morning that a sentence names. */
function latestStart(sentence: string): number {
  const hour = HOURS.indexOf(HOUR.exec(sentence)?.[1]?.toLowerCase() ?? '');

  return hour < 0 ? Infinity : (hour + 5) * 60 + IN_TIME;
}
