const LOWEST = 100_000;
const HIGHEST = 999_999;

/** A booking reference: "NS-" and six digits; `chance` lies in [0, 1). */
export function newBookingReference(chance: number): string {
  return `NS-${LOWEST + Math.floor(chance * (HIGHEST - LOWEST + 1))}`;
}

/** The reference of a trip in this tab: made once, the same after a reload. */
export function bookingReference(tripId: number): string {
  const key = `northstar-booking-${tripId}`;
  const kept = readKept(key);

  if (kept) return kept;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const reference = newBookingReference(random / 2 ** 32);

  try {
    sessionStorage.setItem(key, reference);
  } catch {
    // Storage may be switched off; the reference then lasts as long as the page.
  }

  return reference;
}

function readKept(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
