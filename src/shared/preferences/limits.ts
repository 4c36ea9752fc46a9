/** Bounds of a preference that the form needs too; apart from the schema, so that the form loads no zod. */
export const MAX_TRIP_DAYS = 30;
export const MAX_TRAVELERS = 20;
export const MAX_NOTES = 4000;
export const MAX_DESTINATIONS = 300;
export const MAX_PLACES = 8;
export const MAX_MUST_SEES = 20;
export const MAX_CHILDREN = 12;
export const MAX_ALLERGIES = 12;
export const MAX_APPOINTMENTS = 20;
export const MAX_SPENDING_LIMIT = 1_000_000_000;
