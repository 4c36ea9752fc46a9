/** What the price of a night is for: "per night", "per night for 2 rooms". */
export function perNight(rooms: number): string {
  return rooms > 1 ? `per night for ${rooms} rooms` : 'per night';
}
