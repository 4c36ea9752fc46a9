import { loadTransport } from '#server/catalogue/transport.ts';
import { wordSet } from '#shared/word-set.ts';

/** Countries without a passport check between them: ISO 3166 alpha-2 codes. */
const SCHENGEN = wordSet(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
);
/** From the doors of the plane to the exit, with passports to show or without. */
const TO_THE_EXIT = { border: 60, none: 40 } as const;
/** Finding the way into town, tickets and the wait. */
const TO_THE_RIDE = 15;
/** From here on a ride leaves seldom, and ends at a station a good way from the stay. */
const LONG_RIDE = 60;
const BEYOND_THE_STATION = 15;

type Flown = { home: string | undefined; country: string; ride: number };

/** Minutes between landing and the stay's door by a ride of so many minutes; `home` is an airport's code or a city's. */
export function minutesFromPlane({ home, country, ride }: Flown): number {
  const from = home === undefined ? undefined : loadTransport().airportsOf(home)[0]?.country;
  const isWithin = from === country || (SCHENGEN.has(from ?? '') && SCHENGEN.has(country));

  return (
    TO_THE_EXIT[isWithin ? 'none' : 'border'] +
    TO_THE_RIDE +
    ride +
    (ride >= LONG_RIDE ? BEYOND_THE_STATION : 0)
  );
}
