import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Namesake } from './namesakes.ts';
import { isPlaceKind } from './sight-forms.ts';
import type { SightName } from './sight-names.ts';

/** From a place that is further away than this one rather stays there than comes for a day. */
const STAYED_AT_MINUTES = 45;

/** "Hvar, beaches", "Skye": a day out that is the town or the island itself, and that far that one rather stays there. */
export function isTripToTown(
  { id }: SightName,
  namesakes: readonly Namesake[],
  catalogue: Catalogue,
): boolean {
  const trip = catalogue.place(id);

  if (trip?.type !== 'day-trip') return false;
  const { name, travelMinutes, mode } = trip.file;
  const isFar = travelMinutes >= STAYED_AT_MINUTES || mode === 'boat';

  return isFar && namesakes.some(({ suggestion }) => isCalledAfter(name, suggestion.name));
}

/** "Hvar Town" is Hvar, and "Bran Castle" no more than a castle at Bran. */
function isCalledAfter(trip: string, town: string): boolean {
  const [own, key] = [foldText(trip), foldText(town)];
  const [next = ''] = own.slice(key.length + 1).split(' ');

  return own === key || (own.startsWith(`${key} `) && !isPlaceKind(next));
}
