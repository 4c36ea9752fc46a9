import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { RequestCase } from './request-case.ts';

export const KINDS = [
  'clear place planned',
  'every place of several gone to',
  'unclear place asked back',
  'clear place not asked back',
  'open choice planned',
  'place to avoid avoided',
  'sight in the plan or explained',
  'sight in the plan',
  'name reported as not understood',
  'detail met or explained',
] as const;
export type Kind = (typeof KINDS)[number];
export type Judgement = { kind: Kind; fault?: string };
export type RequestOutcome =
  | { trip: GeneratedTrip }
  | { refusal: { status: number; message: string; isAsked: boolean } };

/** What came of a request, by each kind of thing that it asks for. */
export function judgeRequest(
  one: RequestCase,
  outcome: RequestOutcome,
  catalogue: Catalogue,
): Judgement[] {
  const { expect } = one;
  const trip = 'trip' in outcome ? outcome.trip : undefined;
  const isAsked = 'refusal' in outcome && outcome.refusal.isAsked;
  const went = trip
    ? `went to ${trip.destination.name}, ${trip.destination.country}`
    : `refused: ${'refusal' in outcome ? outcome.refusal.message : ''}`;
  const told = (kind: Kind, isRight: boolean, fault = went): Judgement =>
    isRight ? { kind } : { kind, fault };

  if (expect.outcome === 'asked-back') return [told('unclear place asked back', isAsked)];
  const main =
    expect.outcome === 'free-choice'
      ? [told('open choice planned', trip !== undefined)]
      : judgePlanned(expect, { trip, isAsked, told, catalogue });

  if (!trip) return main;
  return [...main, ...judgeAvoided(one, trip, told), ...judgeAsked(one, trip, catalogue)];
}

type Told = (kind: Kind, isRight: boolean) => Judgement;

function judgePlanned(
  expect: RequestCase['expect'],
  {
    trip,
    isAsked,
    told,
    catalogue,
  }: { trip: GeneratedTrip | undefined; isAsked: boolean; told: Told; catalogue: Catalogue },
): Judgement[] {
  const { mayAsk = false, places = [] } = expect;
  const isPlanned = trip !== undefined && isAt(trip, expect, catalogue);

  return [
    told('clear place planned', (isAsked && mayAsk) || isPlanned),
    ...(mayAsk ? [] : [told('clear place not asked back', !isAsked)]),
    ...judgePlaces(places, trip, catalogue),
  ];
}

/** Whether a trip goes to the place that was expected, to one that is as good, or into the country that was named. */
function isAt(trip: GeneratedTrip, expect: RequestCase['expect'], catalogue: Catalogue): boolean {
  const { place, places = [], acceptable = [] } = expect;
  const wanted = [place?.name ?? places[0] ?? '', ...acceptable];

  return (
    wanted.some((name) => goesTo(trip, name, catalogue)) ||
    foldText(trip.destination.country) === foldText(place?.name ?? '')
  );
}

/** Each of several places has nights of its own, or a stop: a day trip from another place. */
function judgePlaces(
  places: readonly string[],
  trip: GeneratedTrip | undefined,
  catalogue: Catalogue,
): Judgement[] {
  if (!trip || places.length < 2) return [];
  const stops = stopNames(trip, catalogue);
  const missing = places.filter(
    (name) =>
      !goesTo(trip, name, catalogue) && !stops.some((stop) => stop.includes(foldText(name))),
  );
  const kind = 'every place of several gone to';

  return [missing.length === 0 ? { kind } : { kind, fault: `without ${missing.join(', ')}` }];
}

function goesTo(trip: GeneratedTrip, wanted: string, catalogue: Catalogue): boolean {
  const towns = [trip.destination, ...(trip.places ?? [])];
  const names = towns.flatMap(({ id, name }) => {
    const known = catalogue.destination(id);

    return [
      foldText(name),
      ...name.split(/[,/]/).map(foldText),
      ...(known ? catalogue.namesOf(known) : []),
    ];
  });

  return wanted !== '' && names.some((name) => sameName(name, foldText(wanted)));
}

function sameName(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted} `) || wanted.startsWith(`${name} `);
}

function judgeAvoided({ expect }: RequestCase, trip: GeneratedTrip, told: Told): Judgement[] {
  const at = [trip.destination.name, trip.destination.country].map(foldText);

  return (expect.avoidPlaces ?? [])
    .filter((name) => !name.includes(','))
    .map((name) => told('place to avoid avoided', !at.includes(foldText(name))));
}

function judgeAsked(
  { expect }: RequestCase,
  trip: GeneratedTrip,
  catalogue: Catalogue,
): Judgement[] {
  const text = foldText((trip.asked ?? []).map(({ wish }) => wish).join(' | '));
  const saidOf = (kind: Kind, words: string[]): Judgement =>
    words.some((word) => text.includes(foldText(word)))
      ? { kind }
      : { kind, fault: `nothing is said of ${words[0] ?? ''}` };

  return [
    ...judgeSights(expect.mustSees ?? [], text, stopNames(trip, catalogue)),
    ...(expect.notUnderstood ?? []).map((name) =>
      saidOf('name reported as not understood', [name]),
    ),
    ...detailWords(expect).map((words) => saidOf('detail met or explained', words)),
  ];
}

/** Everything that the stops of a plan are called. */
function stopNames({ itinerary }: GeneratedTrip, catalogue: Catalogue): string[] {
  return itinerary.flatMap(({ activities }) =>
    activities.flatMap(({ place, activity }) => {
      const known = place && catalogue.place(place.id);
      const names = known && 'aliases' in known.file ? (known.file.aliases ?? []) : [];

      return [activity, place?.name ?? '', ...names].map(foldText);
    }),
  );
}

/** Whether each sight is among the stops, or else in the text of what came of the wishes. */
function judgeSights(
  mustSees: readonly string[],
  text: string,
  stops: readonly string[],
): Judgement[] {
  return mustSees.flatMap((name): Judgement[] => {
    const isIn = stops.some((stop) => isSight(stop, name));
    const isTold = isIn || tokensOf(name).some((token) => text.includes(token));

    return [
      isTold
        ? { kind: 'sight in the plan or explained' }
        : { kind: 'sight in the plan or explained', fault: `nothing is said of ${name}` },
      isIn
        ? { kind: 'sight in the plan' }
        : { kind: 'sight in the plan', fault: `${name} is missing` },
    ];
  });
}

/** For each detail that is expected, the words of which one has to be said. */
function detailWords(expect: RequestCase['expect']): string[][] {
  const { diet = [], allergies = [], children, limit, times, needs, appointments = [] } = expect;

  return [
    ...[...diet, ...allergies].map((one) => [one]),
    ...(children ? [[`aged ${children[0]}`, 'aged']] : []),
    ...(limit ? [[limit.amount.toLocaleString('en-US')]] : []),
    ...(times?.arrival ? [[`arrival at ${times.arrival}`]] : []),
    ...(times?.departure ? [[`departure at ${times.departure}`]] : []),
    ...(needs?.includes('wheelchair') ? [['step-free']] : []),
    ...appointments.map(({ day, start }) => [`${weekdayIn(day)} ${start}`]),
  ];
}

/** The plan tells the weekday of an appointment, also of one that is expected by its date. */
function weekdayIn(day: string): string {
  return /^\d{4}-/.test(day)
    ? new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
    : day;
}

const KIND_WORDS =
  /^(museum|palace|castle|cathedral|tower|bridge|market|park|house|the|of|and|day|trip|show|cruise|national|basilica|river|hall|garden|gardens|bay|first|central|state)$/;

function tokensOf(name: string): string[] {
  return foldText(name)
    .split(' ')
    .filter((token) => token.length > 2 && !KIND_WORDS.test(token));
}

function isSight(stop: string, name: string): boolean {
  const tokens = tokensOf(name);

  return tokens.length > 0
    ? tokens.every((token) => stop.includes(token))
    : stop.includes(foldText(name));
}
