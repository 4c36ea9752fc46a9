import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { capital, joinWords } from '../candidates/place-words.ts';
import { pickBy } from '#shared/seeded.ts';

/** Openings for a day by what most of it is about; the stops' names make each title its own. */
const THEMES: Record<string, readonly string[]> = {
  'Museums & Art': ['Art and quiet rooms', 'A museum day', 'Collections worth the hours'],
  History: ['Old stones', 'Back through the centuries', 'A day of history'],
  'Sacred Places': ['Quiet courts and bells', 'Sacred places', 'Incense and stone'],
  Landmarks: ['The great sights', 'Landmarks on foot', 'The sights everyone knows'],
  Views: ['High places', 'Views from above', 'A day of wide views'],
  'City Life': ['Streets and corners', 'City life', 'Strolling the neighbourhoods'],
  'Markets & Shopping': ['Markets and shop windows', 'A day of browsing', 'Stalls and streets'],
  'Parks & Gardens': ['Green hours', 'Gardens and shade', 'A slow green day'],
  Nature: ['Out into nature', 'Paths and fresh air', 'A day outdoors'],
  'Beach & Water': ['By the water', 'A day on the water', 'Salt and sun'],
  Animals: ['Among animals', 'Wild company'],
  Wellness: ['A day to unwind', 'Warm water and rest'],
  Adventure: ['Something bold', 'A day with a pulse'],
  Evenings: ['Into the evening', 'A late one'],
};

/** A title from what the day really holds: its main theme and its two weightiest stops. */
export function dayTitle(
  frame: Pick<DayFrame, 'kind' | 'date'>,
  activities: readonly PlannedActivity[],
  highlights: readonly string[],
): string {
  const names = joinWords(highlights.slice(0, 2));

  if (frame.kind === 'Work Day') return names ? `Work, then ${names}` : 'A working day';
  if (!names)
    return frame.kind === 'Arrival Day'
      ? 'Arriving and settling in'
      : frame.kind === 'Departure Day'
        ? 'Packing up and heading home'
        : 'A free day';
  if (frame.kind === 'Arrival Day') return `First look: ${names}`;
  if (frame.kind === 'Departure Day') return `One last stop: ${names}`;
  const theme = THEMES[mainCategory(activities)];

  return theme ? `${pickBy(`${frame.date}${names}`, theme)}: ${names}` : capital(names);
}

function mainCategory(activities: readonly PlannedActivity[]): string {
  const counts = new Map<string, number>();

  for (const { kind, category } of activities) {
    if (kind === 'stop') counts.set(category, (counts.get(category) ?? 0) + 1);
  }

  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** What the date itself brings: a holiday by name; on the first day also little light or heat, said once. */
export function dayNotes(facts: DayFacts, isFirst: boolean): string[] {
  const notes: string[] = [];

  if (facts.holiday)
    notes.push(
      `${facts.holiday} is a public holiday: some doors stay shut, and every stop here is open.`,
    );
  if (!isFirst) return notes;
  if (facts.sunset < 16 * 60 + 30 && facts.sunset > facts.sunrise)
    notes.push('It gets dark early, so outdoor stops come first.');
  if (facts.highC >= 34) notes.push('Hot at midday: drink plenty and keep to the shade.');
  return notes;
}
