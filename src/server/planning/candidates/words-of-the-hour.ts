/** Where a clause of a description ends: what it is, then when to come. */
const CLAUSES = /(?<=[;.])\s|(?<=,)\s(?=(?:best|loveliest|go|come|take|before|early)\b)/;
const EARLY =
  /\b(?:before (?:eight|nine|ten)|by (?:seven|eight|nine)|(?:go|come|best|start) early|early morning|in the morning|at (?:sunrise|dawn|opening)|first slot)\b/i;
const LATE =
  /\b(?:(?:at|by|after) (?:sunset|dusk|night|dark)|(?:come|go) late|golden hour|late light|late afternoon|when (?:it is )?lit)\b/i;
const MONTHS =
  /\bin (?:early |late |mid-)?(january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** From then on nobody calls it early. */
const LATE_MORNING = 10 * 60 + 30;
/** The light is low for so long before sunset. */
const LAST_LIGHT = 60;

type Visit = { start: number; end: number; sunset: number; date: string };

/** What a place is, without advice for another hour or another month than those of the visit. */
export function wordsOfTheHour(why: string, visit: Visit): string {
  const [first = '', ...more] = why.split(CLAUSES);

  return [first, ...more.filter((clause) => !isOfAnotherTime(clause, visit))]
    .join(' ')
    .replace(/[;,]$/, '');
}

/** A tip without what is meant for another hour or another month; undefined where nothing is left of it. */
export function tipOfTheHour(tip: string, visit: Visit): string | undefined {
  const kept = tip.split(CLAUSES).filter((clause) => !isOfAnotherTime(clause, visit));

  return kept.length > 0 ? kept.join(' ').replace(/[;,]$/, '') : undefined;
}

function isOfAnotherTime(clause: string, { start, end, sunset, date }: Visit): boolean {
  const early = EARLY.test(clause);
  const late = LATE.test(clause);
  const isEarly = start < LATE_MORNING;
  const isLate = end >= sunset - LAST_LIGHT;
  const month = MONTHS.exec(clause)?.[1]?.toLowerCase();

  if (month !== undefined && month !== monthName(date)) return true;
  return (early || late) && !(early && isEarly) && !(late && isLate);
}

function monthName(date: string): string {
  return new Date(`${date}T00:00:00Z`)
    .toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
    .toLowerCase();
}
