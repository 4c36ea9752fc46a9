import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import { joinWords } from '../candidates/place-words.ts';
import { knownEntries, met } from './outcome.ts';

const CLEAR_DAY =
  /\b(clear(est)? (day|sky|skies|weather)|sunniest day|best (day|weather)|(klarsten|schonsten) tag|jour le plus clair|dia mas (claro|despejado)|giorno piu (sereno|limpido)|dia mais (claro|limpo))\b/;

/** "On the clearest day": which stops hang on a clear sky, as no forecast reaches so far ahead. */
export function clearDayOutcomes(
  notes: string,
  { days, catalogue }: { days: readonly PlannedDay[]; catalogue: Catalogue },
): AskedOutcome[] {
  if (!CLEAR_DAY.test(foldText(notes))) return [];
  const stops = knownEntries(days, catalogue).flatMap(({ day, known }) =>
    known.type === 'sight' && known.file.weather === 'clear-sky'
      ? [`${known.file.name} (day ${day.dayNumber})`]
      : [],
  );

  return [
    met(
      'On the clearest day',
      stops.length === 0
        ? 'Nothing in the plan depends on a clear sky.'
        : `It's too early for a forecast: check two days ahead, and swap the day of ${joinWords(stops)} for a clearer one.`,
    ),
  ];
}
