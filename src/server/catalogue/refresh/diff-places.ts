import type { DiffRow } from './diff.schema.ts';
import { type KnownPlace, type Match, matchPlaces } from './match-places.ts';
import type { OpenPlace } from './open-place.ts';
import { readOsmHours } from './osm-hours.ts';
import { addDays } from '#shared/dates.ts';
import { daylight, type Spot } from '../daylight.ts';
import { publicHoliday } from '../holidays.ts';
import { closureReason, type DayFacts, holidayKnowledge, openingSpans } from '../opening-hours.ts';

export type RefreshedPlace = KnownPlace & { hours?: string | undefined; url?: string | undefined };

export type DiffSetting = HoursSetting & {
  /** The first day on which hours are compared. */
  from: string;
};

const MOVED_KM = 0.3;
/** A park's middle and its gate may be this far apart. */
const MOVED_AREA_KM = 1;
/** Names alone, below this, prove neither an id nor a closure. */
const SURE = 0.9;
const MAX_HOURS_LENGTH = 300;

/** What a source says differently of the catalogue's places, and the places of note that only it has. */
export function diffPlaces(
  known: readonly RefreshedPlace[],
  open: readonly OpenPlace[],
  setting: DiffSetting,
): { rows: DiffRow[]; matches: Match<RefreshedPlace>[] } {
  const matches = matchPlaces(known, open);
  const taken = new Set(matches.map((match) => match.open));
  const isOfCatalogue = new Set(known.map(({ group }) => group));

  const rows = [
    ...matches.flatMap((match) => rowsOf(match, setting)),
    ...open
      .filter((place) => !taken.has(place) && isOfNote(place))
      .filter(({ group }) => group !== undefined && isOfCatalogue.has(group))
      .map(newRow),
  ];

  return { rows, matches };
}

function rowsOf(match: Match<RefreshedPlace>, setting: DiffSetting): DiffRow[] {
  const { known, open, confidence } = match;
  const row = {
    place: known.id,
    name: known.name,
    source: open.source,
    confidence,
    accept: false,
  } as const;

  if (open.closed) return [{ ...row, kind: 'closed', note: open.closed }];
  return [...movedRow(match, row), ...hoursRow(match, row, setting), ...linksRow(match, row)];
}

type RowStart = Omit<DiffRow, 'kind' | 'note' | 'set'>;

function movedRow({ km, open }: Match, row: RowStart): DiffRow[] {
  if (km <= (open.isArea ? MOVED_AREA_KM : MOVED_KM)) return [];
  const [lat, lon] = [open.lat, open.lon].map((degrees) => Number(degrees.toFixed(5)));

  return [{ ...row, kind: 'moved', note: `${Math.round(km * 1000)} m away`, set: { lat, lon } }];
}

function hoursRow(
  { known, open }: Match<RefreshedPlace>,
  row: RowStart,
  setting: DiffSetting,
): DiffRow[] {
  if (!open.hours || !known.hours) return [];
  const read = readOsmHours(open.hours);

  if ('unreadable' in read) {
    const note = `"${open.hours}": ${read.unreadable}`;

    return [{ ...row, kind: 'unreadable-hours', note }];
  }
  const { days, compared, examples } = compareHours(known.hours, read.hours, {
    from: setting.from,
    setting,
  });

  if (days === 0) return [];
  const note =
    `"${known.hours}" became "${read.hours}": ${days} of ${compared} days differ, ` +
    `such as ${examples.join(', ')}`;

  return [{ ...row, kind: 'changed', note, set: { hours: keepHolidays(known.hours, read.hours) } }];
}

/** What the catalogue knows of holidays and works stays where the source is silent on them. */
function keepHolidays(ours: string, theirs: string): string {
  const rules = ours
    .split(';')
    .map((rule) => rule.trim())
    .filter((rule) => SPECIAL.test(rule) && !theirs.includes(rule));
  const kept = /\b(?:PH|easter|[A-Z][a-z]{2} \d\d off)\b/.test(theirs) ? [] : rules;
  const hours = [theirs, ...kept].join('; ');

  return hours.length > MAX_HOURS_LENGTH ? theirs : hours;
}

const SPECIAL =
  /^(?:PH|easter|orthodox|lunar|seollal|chuseok|ramadan|eid|jewish|yom|diwali|holi|nyepi|\d{4} |[A-Z][a-z]{2} \d\d(?:[-,][^:]*)? (?:off|\d))/;

/** Ids and the site, where the match is sure and the catalogue has none. */
function linksRow({ known, open, confidence }: Match<RefreshedPlace>, row: RowStart): DiffRow[] {
  if (confidence < SURE) return [];
  const set = {
    ...(open.osm && !known.osm ? { osm: open.osm } : {}),
    ...(open.wikidata && !known.wikidata ? { wikidata: open.wikidata } : {}),
    ...(open.url && !known.url ? { url: open.url } : {}),
  };
  const names = Object.entries(set).map(([key, value]) => `${key} ${value}`);

  return names.length === 0 ? [] : [{ ...row, kind: 'changed', note: names.join(', '), set }];
}

/** A place that someone wrote about: it has a name and an entry in Wikidata. */
function isOfNote({ names, wikidata, closed }: OpenPlace): boolean {
  return names.length > 0 && wikidata !== undefined && closed === undefined;
}

function newRow({ names, source, group, lat, lon, osm, wikidata }: OpenPlace): DiffRow {
  return {
    kind: 'new',
    name: names[0] ?? '',
    source,
    confidence: 0.5,
    note: `${group ?? 'place'} that the catalogue does not have`,
    set: {
      lat: Number(lat.toFixed(5)),
      lon: Number(lon.toFixed(5)),
      ...(osm ? { osm } : {}),
      ...(wikidata ? { wikidata } : {}),
    },
    accept: false,
  };
}

/** Over how many days hours are compared: a year, and the weeks in which feasts move. */
const COMPARED_DAYS = 400;
const EXAMPLES = 3;
/** Spans by the sun are worked out to the minute, and written to the quarter of an hour. */
const SLACK_MINUTES = 15;

type HoursDifference = {
  /** Of the days compared, how many differ. */
  days: number;
  compared: number;
  /** The first dates that differ. */
  examples: string[];
};

/** Where a place is, and by whose holidays. */
type HoursSetting = Spot & { country: string; region?: string | undefined };

/**
 * On which of the next days two texts of opening hours differ. Days on which only one of them has a rule for a
 * holiday or for works say nothing of the other and are left out.
 */
export function compareHours(
  ours: string,
  theirs: string,
  { from, setting }: { from: string; setting: HoursSetting },
): HoursDifference {
  const isHoliday = (date: string) => publicHoliday(setting, date) !== undefined;
  const differing: string[] = [];
  let compared = 0;

  for (let day = 0; day < COMPARED_DAYS; day += 1) {
    const date = addDays(from, day);
    const facts: DayFacts = { isHoliday, ...daylight(setting, date) };

    if (isSpecial(ours, date, facts) || isSpecial(theirs, date, facts)) continue;
    compared += 1;
    if (!isSame(openingSpans(ours, date, facts), openingSpans(theirs, date, facts)))
      differing.push(date);
  }

  return { days: differing.length, compared, examples: differing.slice(0, EXAMPLES) };
}

function isSpecial(hours: string, date: string, facts: DayFacts): boolean {
  return (
    holidayKnowledge(hours, date, facts).isNamed || closureReason(hours, date, facts) !== undefined
  );
}

function isSame(
  a: readonly (readonly [number, number])[],
  b: readonly (readonly [number, number])[],
): boolean {
  return (
    a.length === b.length &&
    a.every(([open, close], i) => {
      const [from = 0, to = 0] = b[i] ?? [];

      return Math.abs(open - from) <= SLACK_MINUTES && Math.abs(close - to) <= SLACK_MINUTES;
    })
  );
}
