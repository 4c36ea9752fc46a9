type Priced = { name: string; sample: boolean; pricePerNight: number; currency: string };
type Stay = { name: string; pricePerNight: number };

/** Whether a hotel that was found is the one that a plan's days begin at. */
export function isPlannedStay({ name }: { name: string }, stay: Stay | undefined): boolean {
  return stay !== undefined && name.trim().toLowerCase() === stay.name.trim().toLowerCase();
}

/**
 * The plan's own stay at the plan's price, for all rooms: there are no two estimates of one price. An offer keeps
 * its own.
 */
export function atPlannedPrice<Hotel extends Priced>(
  hotel: Hotel,
  stay: Stay | undefined,
  rooms: number,
): Hotel {
  return stay && hotel.sample && isPlannedStay(hotel, stay)
    ? { ...hotel, pricePerNight: stay.pricePerNight * rooms, currency: 'USD' }
    : hotel;
}
