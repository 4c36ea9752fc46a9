import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { GazetteerPlace } from '#server/gazetteer/gazetteer.ts';
import { overnightSightAt } from '#server/catalogue/overnight-sights.ts';
import { durationText } from '#shared/dates.ts';
import { offCatalogueName, isOffCatalogue, understoodOf } from './off-catalogue-destination.ts';
import { joinWords } from '../candidates/place-words.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';

const NEAREST = 3;

/** What a plan for a town without sights has to say plainly; nothing for a destination of the catalogue. */
export function offCatalogueWarnings({ match, catalogue, planInput }: PlanDraft): string[] {
  const { destination } = match;

  if (!isOffCatalogue(destination.id)) return [];
  const trips = planInput.distantDayTrips;
  const isNextDoor = trips.some(({ day }, i) => trips[i + 1]?.day === day + 1);
  const ways = trips.map(
    ({ destination: { name }, leg }) =>
      `Getting to ${name} is taken as ${durationText(leg.minutes)} ${leg.mode === 'drive' ? 'by car' : 'by train or bus'}, an estimate: look up the way before you go.`,
  );

  return [
    understoodOf(destination) ?? '',
    `Northstar knows no ${destination.places.length > 0 ? '' : 'sights, '}restaurants or hotels in ${destination.name}${destination.places.length > 0 ? ', and of sights those that people drive to' : ''}: ${isNextDoor ? `your full days are spent in ${trips[0]?.destination.name ?? ''} next door, and the stay is your choice` : 'your days there hold free time, and meals and stay are your choice'}.`,
    `${nearestWords(destination, catalogue)} Name one of them for a plan with opening hours.`,
    ...new Set(ways),
    overnightSightAt(destination)?.tip ?? '',
    `Weather and costs in ${destination.name} are estimates from the places around it.`,
  ].filter(Boolean);
}

/** "Northstar knows Dallas (150 km away) and Austin (400 km away)." */
function nearestWords(
  point: { lat: number; lon: number; id: string },
  catalogue: Catalogue,
): string {
  const near = catalogue
    .nearest(point, NEAREST)
    .map(({ destination, km }) => `${destination.name} (${Math.max(1, Math.round(km))} km away)`);

  return `Northstar knows ${joinWords(near)}.`;
}

/** Which of several namesakes was understood, and how to ask for another; nothing where there is but one. */
export function understoodAs(place: GazetteerPlace, namesakes: readonly GazetteerPlace[]): string {
  const full = (one: GazetteerPlace) =>
    `${one.name} in ${[one.region, one.countryName].filter(Boolean).join(', ')}`;
  const others = namesakes.filter(({ id }) => id !== place.id).slice(0, 2);

  return others.length === 0
    ? ''
    : `${offCatalogueName(place)} was understood as ${full(place)}. There is also ${joinWords(others.map(full))}: write the country or state with the name to go there.`;
}
