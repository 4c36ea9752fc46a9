import { AppError } from '#shared/app-error.ts';
import type { UnclearPlace } from '#shared/preferences/understanding.schema.ts';

const MOST_NAMED = 5;

/** A place that has to be asked back: which one is meant, or where it shall be. */
export function unclearPlaceError(unclear: readonly UnclearPlace[]): AppError {
  const candidates = unclear.flatMap((one) => one.candidates);

  return new AppError('UNPROCESSABLE', unclear.map(askedBack).join(' '), { candidates });
}

/** The question in one sentence or two: "Which Georgetown do you mean: Georgetown, Guyana, or …?" */
function askedBack({ said, why, candidates }: UnclearPlace): string {
  const labels = candidates.slice(0, MOST_NAMED).map(({ label }) => label);

  switch (why) {
    case 'ambiguous':
      return `Which ${said} do you mean: ${listed(labels)}? Choose one, or add the country.`;
    case 'area':
      return `Where in ${said} would you like to stay: ${listed(labels)}? Choose one to begin with.`;
    case 'unknown':
      return labels.length > 0
        ? `We don't know "${said}". Did you mean ${listed(labels)}?`
        : `We don't know "${said}". Name a town, a region or a country, or take the name out of your notes.`;
  }
}

/** "A; B; or C": the labels hold commas of their own. */
function listed(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';

  return labels.length > 1 ? `${labels.slice(0, -1).join('; ')}; or ${last}` : last;
}
