import { addDays, shortDay } from '#shared/dates.ts';
import { joinWords } from '../../candidates/place-words.ts';

/** "Wed, Sep 15", "Fri, Oct 1 to Sun, Oct 3" and "Sat, May 1 and Mon, May 3": dates in order, as one reads them. */
export function daysInWords(dates: readonly string[]): string {
  const runs: { from: string; to: string }[] = [];

  for (const date of dates) {
    const last = runs.at(-1);

    if (last && addDays(last.to, 1) === date) last.to = date;
    else runs.push({ from: date, to: date });
  }
  return joinWords(
    runs.map(({ from, to }) =>
      from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`,
    ),
  );
}
