/** What a public page may show of a trip, tick by tick. */
export const SHARED_PARTS = [
  'days',
  'stops',
  'bookings',
  'bookingDetails',
  'costs',
  'packing',
  'notes',
] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** Names and prices of bookings, costs, packing and notes are for the traveller to add. */
export const DEFAULT_PARTS: readonly SharedPart[] = ['days', 'stops'];
