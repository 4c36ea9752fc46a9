import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { allSights } from '#server/catalogue/sights.ts';
import { durationText } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { AskedOutcome } from '#shared/generation/generated-trip.schema.ts';
import { capital } from '../candidates/place-words.ts';
import { ticketOf } from '../candidates/candidates.ts';
import { isInDoubt } from '../places/in-doubt.ts';
import { readSights } from '../places/read-sights.ts';
import { textWords } from '../places/text-words.ts';
import { spanOf } from '../places/word-run.ts';
import { entriesOf, met, type PlanOfPlace, unmet } from './outcome.ts';

/**
 * What notes ask for only if it is worth the money, sight by sight: where the plan holds it or that it does not, what
 * it costs in US dollars for each and for the party, and the time that it takes.
 */
export function inDoubtOutcomes(
  notes: string,
  { destination, catalogue, days }: PlanOfPlace,
  travelers: number,
): AskedOutcome[] {
  const words = textWords(notes);
  const mentions = readSights({ text: notes, words, isTaken: () => false }, destination, catalogue);

  return mentions.flatMap(({ id, said, at, count }) => {
    const file = allSights(destination).find((one) => globalPlaceId(destination.id, one.id) === id);

    if (!file || !isInDoubt(notes, spanOf({ text: notes, words, at, count }))) return [];
    const visit = entriesOf(days).find(({ activity }) => activity.place?.id === id);
    const usd = ticketOf(file, { destination, catalogue })?.usd;
    const cost = `from ${destination.name} ${priceText(usd, travelers)} and ${timeText(file)}`;
    const wish = `${said}, if it is worth the money`;

    return visit
      ? [met(wish, `Day ${visit.day.dayNumber} at ${visit.activity.time}: ${cost}.`)]
      : [unmet(wish, `${capital(cost)}: left out.`)];
  });
}

function priceText(usd: number | undefined, travelers: number): string {
  if (usd === undefined) return "at a price we don't know";
  if (usd === 0) return 'it costs nothing';
  const each = `about ${formatMoney(usd)} a person`;

  return travelers > 1 ? `${each}, ${formatMoney(usd * travelers)} for ${travelers},` : each;
}

function timeText(file: { minutes: number } | DayTripFile): string {
  return 'travelMinutes' in file
    ? `${durationText(file.minutes + 2 * file.travelMinutes)} with the journey`
    : durationText(file.minutes);
}
