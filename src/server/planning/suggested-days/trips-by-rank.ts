import type { Destination } from '#server/catalogue/catalogue.ts';

/**
 * How many suggested days for everybody come before a day trip's; undefined where the destination suggests no days or
 * none with that trip. The list begins with what one does first, so a stay of more full days than this has room for it.
 */
export function daysBefore(
  trip: string,
  { days = [] }: Pick<Destination, 'days'>,
): number | undefined {
  const forAll = days.filter(
    ({ interests, months, party, fits }) => !interests && !months && !party && !fits,
  );
  const at = forAll.findIndex(({ dayTrip }) => dayTrip === trip);

  return at < 0 ? undefined : at;
}
