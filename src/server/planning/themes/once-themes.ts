import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { type Asking, clausesToRead, readThemes } from './read-themes.ts';
import { COMMA } from '../understanding/clauses.ts';
import { isOfTheme, type Theme } from './theme.ts';

const OFTEN =
  /\b(?:(?:every|each|most) (?:nights?|evenings?|days?|city|town|place|stop)|lots of|plenty of|a lot of|loads of|as (?:much|many|often)|several|(?<!\b(?:not|too|so) )many|all the)\b/;
/** "Jazz, every night": words behind a comma that tell how often, of what stands before it. */
const OFTEN_ALONE =
  /^(?:(?:in |on )?(?:every|each|most) \w+|as (?:much|many|often) as (?:possible|we can|you can)|lots(?: of it)?|plenty(?: of it)?)$/;

/** Whether clauses, their commas marked, ask for a theme again and again: "live jazz each night", "lots of flamenco". */
export function isAskedOften({ words }: Theme, clauses: readonly string[]): boolean {
  return clauses.some((clause) => {
    const parts = clause.split(COMMA).map((part) => part.trim());

    return parts.some(
      (part, at) => words.test(part) && (OFTEN.test(part) || OFTEN_ALONE.test(parts[at + 1] ?? '')),
    );
  });
}

const LOVED_BEFORE =
  /\b(?:loves?|adores?|into|all about|crazy about|mad about|obsessed with|big on|here for|come for|coming for|mostly for|mainly for|passionate about|fans? of) (?:the |her |his |our |good |great |live )?$/;
const LOVED_BEHIND =
  /^ ?(?:lovers?|fans?|fanatics?|trips?|holidays?|weekend|break|nerds?|geeks?|buffs?|addicts?|enthusiasts?|pilgrimage|scene|clubs|concerts|theatres?|performances|shows)\b/;

/** Whether they speak of it as what the trip is about: "classical music lover", "a theatre trip", "we love jazz". */
export function isLoved({ words }: Theme, clauses: readonly string[]): boolean {
  return clauses.some((clause) => {
    const said = words.exec(clause);

    return (
      said !== null &&
      (LOVED_BEFORE.test(clause.slice(0, said.index)) ||
        LOVED_BEHIND.test(clause.slice(said.index + said[0].length)))
    );
  });
}

const ONE = /\b(?:one|1|a single)(?: (?!of\b)\w+)? $/;

/** "Fado one evening", "jazz once". */
const ONE_TIME =
  /^ (?:(?:on )?(?:one|1|a single|just one) (?:evening|night|afternoon|morning|day)\b|(?:just |only )?once\b)/;

/** Whether they ask for one and no more: "one concert", "fado one evening". */
export function isAskedAsOne({ words }: Theme, clauses: readonly string[]): boolean {
  return isAskedBehind(ONE, words, clauses) || isAskedOneTime(words, clauses);
}

const AN_EVENING =
  /\b(?:an?|one|1|see|watch|catch|hear|attend)(?: (?!of\b)\w+){0,2} $|\b(?:ein|eine|einen|un|une|una|uno|um|uma) (?:\w+ )?$/;

/** "One afternoon of wine tasting", "a day in the vineyards". */
const A_TIME_OF =
  /\b(?:one|an?) (?:\w+ )?(?:afternoon|evening|morning|day|night|hour|glass|taste|bit) (?:of|for|in|with) (?:\w+ ){0,2}$/;

const A = /\b(?:an?|one|ein|eine|einen|une?|una|uno|uma?) (?:\w+ )?$/;
const HOUSE = /^ (?:bar|club|pub|tavern|evening|night|session)\b/;

/** "A jazz bar", "a blues club". */
function isOneHouse(words: RegExp, clauses: readonly string[]): boolean {
  return clauses.some((clause) => {
    const said = words.exec(clause);

    return (
      said !== null &&
      A.test(clause.slice(0, said.index)) &&
      HOUSE.test(clause.slice(said.index + said[0].length))
    );
  });
}

/** "Half a day with animals": hours are set aside for it, which its best is worth. */
const HOURS_OF =
  /\b(?:one|an?|half(?: an?)?) (?:\w+ )?(?:afternoon|morning|day) (?:of|for|in|with|at) (?:\w+ ){0,2}$/;

/** Whether some part of a day is set aside for it. */
export function isGivenHours(theme: Theme, clauses: readonly string[]): boolean {
  return isAskedBehind(HOURS_OF, theme.words, clauses);
}

/** Whether they speak of one of it, or of some evening, and not of what the trip is about: "see real flamenco", "a concert". */
export function isAskedForOnce(theme: Theme, clauses: readonly string[]): boolean {
  const before = isOnceEnough(theme) ? AN_EVENING : ONE;

  return (
    [before, A_TIME_OF].some((said) => isAskedBehind(said, theme.words, clauses)) ||
    isAskedOneTime(theme.words, clauses) ||
    isOneHouse(theme.words, clauses)
  );
}

function isAskedOneTime(words: RegExp, clauses: readonly string[]): boolean {
  return clauses.some((clause) => {
    const said = words.exec(clause);

    return said !== null && ONE_TIME.test(clause.slice(said.index + said[0].length));
  });
}

function isAskedBehind(before: RegExp, words: RegExp, clauses: readonly string[]): boolean {
  return clauses.some((clause) => {
    const said = words.exec(clause);

    return said !== null && before.test(clause.slice(0, said.index));
  });
}

/** One performance, or one lesson, is what people mean who ask for it, unless they say more or bars are full of it. */
export function isOnceEnough({ kinds = [], isImplied, isOften, isOfBars }: Theme): boolean {
  return (
    !isImplied && !isOften && !isOfBars && kinds.some((kind) => kind === 'show' || kind === 'class')
  );
}

/** Of the themes that one stop is enough for, or of which one was asked for, the names of those that days hold already. */
export function themesMet(
  asking: Asking,
  days: readonly PlannedDay[],
  catalogue: Catalogue,
): string[] {
  const files = days.flatMap(({ activities }) =>
    activities.flatMap(({ place }) => {
      const known = place && catalogue.place(place.id);

      return known && known.type !== 'food' ? [known.file] : [];
    }),
  );

  const clauses = clausesToRead(asking, catalogue);

  return readThemes(asking, catalogue)
    .filter(
      (theme) =>
        isAskedAsOne(theme, clauses) || (isOnceEnough(theme) && !isAskedOften(theme, clauses)),
    )
    .filter((theme) => files.some((file) => isOfTheme(file, theme)))
    .map(({ name }) => name);
}
