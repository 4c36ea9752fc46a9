import type { Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import { legBy } from '#server/planner/travel-model.ts';
import { isLuxurious, toBudgetLevel } from '#shared/preferences/options.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';

/** From further off the train is quicker, and a taxi costs as much as the flight. */
const FAR_KM = 40;

type Party = Pick<PlanRequest, 'budget' | 'travelers' | 'isEcoFriendly'>;

/** The taxi between airport and town of those who do not count the money, in minutes and US dollars for the party. */
export function airportTaxi(
  destination: Pick<Destination, 'airports' | 'lat' | 'lon'>,
  { budget, travelers, isEcoFriendly }: Party,
): { minutes: number; usd: number } | undefined {
  const [own] = destination.airports;
  const airport = loadTransport().airport(own?.iata ?? '');
  const level = toBudgetLevel(budget);
  const isLavish = !isEcoFriendly && isLuxurious(level);

  if (!airport || !isLavish || own?.mode === 'taxi' || own?.mode === 'boat') return undefined;
  const km = distanceKm(airport, destination);

  if (km > FAR_KM) return undefined;
  const { minutes, usd } = legBy('taxi', km, { level, partySize: travelers });

  return { minutes: Math.ceil(minutes / 5) * 5, usd: Math.round(usd / 5) * 5 };
}
