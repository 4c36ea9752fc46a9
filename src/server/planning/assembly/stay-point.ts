import { formatMoneyRange } from '#shared/money.ts';
import type { StayPoint } from '#shared/generation/generated-trip.schema.ts';
import type { Stay } from '../candidates/choose-stay.ts';
import { inArea } from '../candidates/in-area.ts';
import { isOwnBed } from '../candidates/own-stay.ts';
import { capital, joinWords, sentences } from '../candidates/place-words.ts';
import { isStayInArea } from '../candidates/stay-in-area.ts';
import type { PlanDraft } from './plan-draft.ts';

/** The stay of a plan as its JSON tells it. */
export function stayPoint({ planInput, match, request }: PlanDraft): StayPoint {
  const { stay, nightly } = planInput.stay;
  const [low, high] = stay.usd;

  return {
    id: `${match.destination.id}/${stay.id}`,
    name: isOwnBed(stay) ? capital(stay.name) : stay.name,
    type: stay.kind,
    lat: stay.lat,
    lon: stay.lon,
    area: stay.area,
    address: `${stay.area}, ${match.destination.name}`,
    priceRange: nightly === 0 ? '' : `${formatMoneyRange(low, high)} a night`,
    pricePerNight: nightly,
    ...(stay.stars ? { stars: stay.stars } : {}),
    amenities: stay.amenities ?? [],
    description: sentences([
      whereItIs(stay),
      stay.amenities && stay.amenities.length > 0
        ? `With ${joinWords(stay.amenities.slice(0, 4))}`
        : undefined,
      request.isEcoFriendly ? stay.eco : undefined,
    ]),
  };
}

function whereItIs(stay: Stay): string {
  if (isOwnBed(stay)) return `You have this already, so its price is not counted`;
  return isStayInArea(stay)
    ? 'We know no hotel there that fits, so distances are counted from a point in that area'
    : `${inArea(stay.area)}, close to most of your stops`;
}
