/** Bounds of a preference that the form needs too; apart from the schema, so that the form loads no zod. */
export const MAX_TRIP_DAYS = 30;
export const MAX_TRAVELERS = 20;
export const MAX_NOTES = 4000;
export const MAX_DESTINATIONS = 300;
