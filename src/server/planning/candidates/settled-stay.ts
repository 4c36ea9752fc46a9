import type { Destination } from '#server/catalogue/catalogue.ts';
import type { StayPoint } from '#shared/generation/generated-trip.schema.ts';
import type { Stay, StayChoice } from './choose-stay.ts';

const KINDS = ['hotel', 'hostel', 'guesthouse', 'apartment', 'resort', 'villa'] as const;

/** A trip's own stay as one to plan days from: the catalogue's, or else the one that the traveller has chosen. */
export function settledStay(stay: StayPoint, destination: Destination): StayChoice {
  const known = destination.stays.find(({ id }) => `${destination.id}/${id}` === stay.id);

  return { stay: known ?? chosenStay(stay, destination), nightly: stay.pricePerNight };
}

/** Whether the catalogue knows nothing of a stay: the traveller has chosen it. */
export function isOwnStay({ id }: StayPoint, destination: Destination): boolean {
  return !destination.stays.some((stay) => `${destination.id}/${stay.id}` === id);
}

function chosenStay(stay: StayPoint, destination: Destination): Stay {
  const { name, lat, lon, area, stars, amenities, pricePerNight } = stay;

  return {
    id: stay.id.slice(stay.id.indexOf('/') + 1),
    name,
    lat,
    lon,
    area: area || destination.name,
    kind: KINDS.find((kind) => kind === stay.type.toLowerCase()) ?? 'hotel',
    level: 'moderate',
    usd: [pricePerNight, pricePerNight],
    ...(stars ? { stars } : {}),
    amenities,
    confidence: 'medium',
  };
}
