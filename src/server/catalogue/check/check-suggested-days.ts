import type { DestinationFile } from '../catalogue.schema.ts';
import type { SuggestedDayFile } from '../suggested-day.schema.ts';

/** A day from breakfast to the walk before dinner holds no more minutes on the spot than this, unless one sight alone takes it. */
const LONGEST_MINUTES = 510;

/** Faults of the suggested days: names that nothing has, a sight twice, more than fits in a day. */
export function checkSuggestedDays(file: DestinationFile): string[] {
  return (file.days ?? []).flatMap((day) =>
    [...unknownNames(day, file), ...impossibleDay(day, file)].map(
      (fault) => `day ${day.name}: ${fault}`,
    ),
  );
}

function unknownNames(
  day: SuggestedDayFile,
  { places, food, dayTrips }: DestinationFile,
): string[] {
  const { lunch = [], dinner = [], dayTrip } = day;
  const missing = (ids: readonly string[], known: readonly { id: string }[], what: string) =>
    ids.filter((id) => !known.some((one) => one.id === id)).map((id) => `no ${what} ${id}`);

  return [
    ...missing(sightsOf(day), places, 'sight'),
    ...missing([...lunch, ...dinner], food, 'table'),
    ...missing(dayTrip === undefined ? [] : [dayTrip], dayTrips, 'day trip'),
  ];
}

function impossibleDay(day: SuggestedDayFile, { places }: DestinationFile): string[] {
  const { morning = [], lunch = [], afternoon = [], dayTrip } = day;
  const sights = sightsOf(day);
  const daytime = new Set([...morning, ...afternoon]);
  const minutes = places.reduce((sum, { id, minutes: m }) => sum + (daytime.has(id) ? m : 0), 0);
  const faults: [string, boolean][] = [
    ['goes to a sight twice', new Set(sights).size < sights.length],
    [`${minutes} minutes on the spot are too many`, minutes > LONGEST_MINUTES && daytime.size > 1],
    ['has nothing to see', sights.length === 0 && dayTrip === undefined],
    [
      'a day trip has no morning, lunch or afternoon',
      dayTrip !== undefined && daytime.size + lunch.length > 0,
    ],
  ];

  return faults.flatMap(([fault, holds]) => (holds ? [fault] : []));
}

function sightsOf({ morning = [], afternoon = [], evening = [] }: SuggestedDayFile): string[] {
  return [...morning, ...afternoon, ...evening];
}
