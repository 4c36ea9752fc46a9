import type { DayFacts } from '../days/day-facts.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { appealOf } from '../candidates/appeal.ts';
import type { Candidate } from '../candidates/candidates.ts';
import { capital, joinWords } from '../candidates/place-words.ts';
import type { Wishes } from '../understanding/wishes.ts';

/** A sight of a day as its title names it. */
export type TitledSight = {
  name: string;
  area?: string | undefined;
  /** How much a first visitor wants to see it, and whether this one asked for it. */
  appeal: number;
  isAsked: boolean;
};

/** A sight or a day trip of a plan; a day trip is what its whole day is for. */
export function titledSight(
  { id, file }: Pick<Candidate, 'id' | 'file'>,
  { places }: Pick<Wishes, 'places'>,
): TitledSight {
  const isSight = 'kind' in file;

  return {
    name: file.name,
    area: isSight ? file.area : undefined,
    appeal: isSight ? appealOf(file) : DAY_TRIP,
    isAsked: places.wanted.includes(id),
  };
}

/** Greater than any sight. */
const DAY_TRIP = 101;
/** Stops in one area before the day is called after it. */
const LEAST_IN_AREA = 2;
/** A title names so many stops. */
const NAMED = 2;

/** Sights of a day, each once: what was asked for first, then what everybody comes for. */
export function chiefFirst(sights: readonly TitledSight[]): TitledSight[] {
  return sights
    .filter(({ name }, i) => sights.findIndex((one) => one.name === name) === i)
    .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.appeal - a.appeal);
}

/** A title from what the day really holds: the part of town that most of it is in, and its greatest sights. */
export function dayTitle(
  frame: Pick<DayFrame, 'kind' | 'date'>,
  sights: readonly TitledSight[],
): string {
  const highlights = chiefFirst(sights);
  const names = twoNames(highlights.slice(0, NAMED).map(({ name }) => plainName(name)));

  switch (frame.kind) {
    case 'Work Day':
      return names ? `Work, then ${names}` : 'A working day';
    case 'Arrival Day':
      return names ? `Arrival, then ${names}` : 'Arriving and settling in';
    case 'Departure Day':
      return names ? `${names}, then home` : 'Packing up and heading home';
    case 'Full Day':
    case 'Travel Day':
      return titleOfSights(highlights, names);
  }
}

/** "A and B"; with a comma where a name has an "and" of its own. */
function twoNames(names: readonly string[]): string {
  return names.some((name) => / (and|&) /.test(name)) ? names.join(', ') : joinWords(names);
}

/** "Old Market", for "Old Market (Psar Chas)". */
function plainName(name: string): string {
  return name.replace(/ \([^)]*\)/g, '');
}

/** "Sultanahmet: Hagia Sophia and Blue Mosque"; "Vatican Museums and Trastevere" where the greatest lies elsewhere. */
function titleOfSights(highlights: readonly TitledSight[], names: string): string {
  const [chief] = highlights;
  const area = mainArea(highlights);

  if (!chief) return 'A free day';
  if (area === undefined || names.toLowerCase().includes(area.toLowerCase())) return capital(names);
  if (chief.area !== area) return capital(twoNames([plainName(chief.name), area]));
  const inArea = highlights.filter((sight) => sight.area === area).slice(0, NAMED);

  return capital(`${area}: ${twoNames(inArea.map(({ name }) => plainName(name)))}`);
}

/** The area that at least half of the sights share. */
function mainArea(sights: readonly TitledSight[]): string | undefined {
  const counts = new Map<string, number>();

  for (const { area } of sights) if (area) counts.set(area, (counts.get(area) ?? 0) + 1);
  const [[area, count] = [undefined, 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);

  return count >= LEAST_IN_AREA && count * 2 >= sights.length ? area : undefined;
}

/** What the season brings, said once on the first day: little light, or heat. */
export function seasonNotes(facts: DayFacts): string[] {
  return [
    ...(facts.sunset < 16 * 60 + 30 && facts.sunset > facts.sunrise
      ? ['It gets dark early, so outdoor stops come first.']
      : []),
    ...(facts.highC >= 34 ? ['Hot at midday: drink plenty and keep to the shade.'] : []),
  ];
}
