/** Two share a room. */
const PER_ROOM = 2;

/** The rooms that a party needs. */
export function roomsFor(travelers: number): number {
  return Math.ceil(travelers / PER_ROOM);
}
