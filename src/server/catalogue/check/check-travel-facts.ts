import type { DestinationFile, PlaceFile } from '../catalogue.schema.ts';
import { holidayKnowledge } from '../opening-hours.ts';
import { sharedTicketOf } from '../shared-tickets.ts';

/** What travellers get burnt by, where the data does not say it yet; each as a line that names the place. */
export type TravelFacts = {
  withoutHolidayRule: string[];
  openEveryNight: string[];
  pricedApart: string[];
};

const HOLIDAY_KINDS = new Set<PlaceFile['kind']>(['museum', 'gallery', 'palace', 'castle']);
const STAGES = /\b(opera|theatre|theater|concert|philharmon\w*|symphony|stadium|arena)\b/i;
const ORDINARY_DAY = { isHoliday: () => false, sunrise: 360, sunset: 1200 };
/** A Tuesday that is no holiday. */
const A_DATE = '2027-06-08';
/** Nights of a week on which a stage plays nearly every night. */
const EVERY_NIGHT = /\b(Mo-Su|Mo-Sa|Tu-Su)\b/;

/** Museums without a holiday rule, stages that play every night, and sights of one ticket priced apart. */
export function travelFacts(files: readonly DestinationFile[]): TravelFacts {
  const places = files.flatMap((file) => file.places.map((place) => ({ file, place })));
  const named = (found: typeof places) => found.map(({ file, place }) => `${file.id}/${place.id}`);

  return {
    withoutHolidayRule: named(places.filter(({ place }) => lacksHolidayRule(place))),
    openEveryNight: named(places.filter(({ place }) => playsEveryNight(place))),
    pricedApart: named(places.filter(({ file, place }) => isPricedApart(file, place))),
  };
}

function lacksHolidayRule({ kind, hours, everyDay }: PlaceFile): boolean {
  if (!HOLIDAY_KINDS.has(kind) || everyDay || hours === '24/7') return false;
  return holidayKnowledge(hours, A_DATE, ORDINARY_DAY).calendars.size === 0;
}

function playsEveryNight({ kind, name, hours, programme }: PlaceFile): boolean {
  const isStage = kind === 'sport' || kind === 'show';

  return isStage && STAGES.test(name) && programme === undefined && EVERY_NIGHT.test(hours);
}

function isPricedApart(file: DestinationFile, place: PlaceFile): boolean {
  if (place.ticket === undefined) return false;
  const shared = sharedTicketOf(file, place);

  return !shared || !shared.options.some(({ price }) => price === place.price || place.price === 0);
}
