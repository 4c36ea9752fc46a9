import type { PlannedDay, WishOutcome } from '#shared/generation/generated-trip.schema.ts';
import type { WishChip, WishKind } from '#shared/preferences/understanding.schema.ts';
import { monthOf } from '#shared/dates.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { groupOf } from '../candidates/candidates.ts';
import { unmetClimates } from '../destination/match-weather.ts';
import { joinWords, capital } from '../candidates/place-words.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { scenery } from './scenery-outcome.ts';
import { isStarred } from '../candidates/starred.ts';
import { inTheCrowds } from '../rhythm/in-the-crowds.ts';
import { chipsOf } from './wish-chips.ts';
import { STARRED_DINNER } from './wish-words.ts';
import { entriesOf, namesOfStops, visitOf } from '../asked/outcome.ts';

type Verdict = Pick<WishOutcome, 'state' | 'detail'>;
type Planned = { draft: PlanDraft; days: readonly PlannedDay[] };
type Judge = (value: string, planned: Planned) => Verdict | undefined;

const MOST = 24;
/** A first stop before this is an early one. */
const EARLY = '09:00';

/**
 * What was understood of a traveller's notes, one by one: whether the plan keeps it, and how, or why it
 * could not be kept. Of alternatives ("Norway or Sweden") those that came to nothing are not told.
 */
export function wishOutcomes(draft: PlanDraft, days: readonly PlannedDay[]): WishOutcome[] {
  const judged = chipsOf(draft.wishes, draft.catalogue).flatMap((chip) => {
    const verdict = JUDGES[chip.kind](chip.value, { draft, days });

    return verdict ? [{ chip, verdict }] : [];
  });
  const isMet = (kind: WishKind) =>
    judged.some(({ chip, verdict }) => chip.kind === kind && verdict.state === 'kept');

  const told = judged.filter(
    ({ chip, verdict }, at) =>
      (verdict.state === 'kept' || !isSpare(chip, isMet)) && !isToldBefore(judged, at),
  );

  return withoutSpareScenery(told, ({ chip, verdict }) => ({
    isScenery: chip.kind === 'scenery',
    isKept: verdict.state === 'kept',
  }))
    .slice(0, MOST)
    .map(({ chip, verdict }) => ({ text: capital(chip.text), ...verdict }));
}

/** "Parks" and "gardens" out of one word are kept, or missed, by the same stops. */
function isToldBefore(
  judged: readonly { chip: WishChip; verdict: Verdict }[],
  at: number,
): boolean {
  const own = judged[at];

  return judged
    .slice(0, at)
    .some(
      ({ chip, verdict }) =>
        chip.kind === 'like' &&
        own?.chip.kind === 'like' &&
        groupOf(chip.value as PlaceKind) === groupOf(own.chip.value as PlaceKind) &&
        verdict.detail === own.verdict.detail,
    );
}

/** Whether a plan keeps one of the wishes; undefined for what is none to keep. */
export function judgeWish({ kind, value }: WishChip, planned: Planned): Verdict | undefined {
  return JUDGES[kind](value, planned);
}

const ALTERNATIVES: readonly WishKind[] = ['country', 'continent', 'scenery'];

function isSpare({ kind }: WishChip, isMet: (kind: WishKind) => boolean): boolean {
  return ALTERNATIVES.includes(kind) && isMet(kind);
}

/** "Mountains" may be kept by any of its readings; where none is, the first of them is told alone. */
export function withoutSpareScenery<T>(
  told: readonly T[],
  stateOf: (one: T) => { isScenery: boolean; isKept: boolean },
): T[] {
  const views = told.filter((one) => stateOf(one).isScenery);
  const keptViews = views.filter((one) => stateOf(one).isKept);
  const left = new Set(keptViews.length > 0 ? keptViews : views.slice(0, 1));

  return told.filter((one) => !stateOf(one).isScenery || left.has(one));
}

const kept = (detail: string): Verdict => ({ state: 'kept', detail });
const partly = (detail: string): Verdict => ({ state: 'partly', detail });
const missed = (detail: string): Verdict => ({ state: 'missed', detail });

const JUDGES: Record<WishKind, Judge> = {
  destination: (id, { draft: { match } }) =>
    match.destination.id === id
      ? kept("That's where this plan goes.")
      : missed('A plan covers one place: plan a separate trip for it.'),
  'avoid-destination': (id, { draft: { match } }) =>
    match.destination.id === id ? missed('You named it as your destination.') : kept('Left out.'),
  country: liesIn('country'),
  'avoid-country': liesOutside('country'),
  continent: liesIn('continent'),
  'avoid-continent': liesOutside('continent'),
  'must-see': mustSee,
  'avoid-place': (id, { days }) =>
    entriesOf(days).some(({ activity }) => activity.place?.id === id)
      ? missed('Nothing else fits in its place.')
      : kept('Left out.'),
  like: (kind, { draft: { wishes }, days }) => {
    const alike = wishes.kinds.wanted.filter((one) => groupOf(one) === groupOf(kind as PlaceKind));
    const names = namesOfStops(days, (place) => alike.some((one) => one === place.kind));

    return names.length > 0
      ? kept(`${listed(names)}.`)
      : missed('None that we know there fits into these days.');
  },
  avoid: (kind, { draft: { catalogue, wishes }, days }) => {
    const named = wishes.places.wanted.map((id) => catalogue.place(id)?.file.name);
    const names = namesOfStops(days, (place) => place.kind === kind && !named.includes(place.name));

    return names.length > 0 ? missed(`Still in the plan: ${listed(names)}.`) : kept('Left out.');
  },
  scenery: (scene, { draft: { match }, days }) => scenery(scene, match.destination, days),
  need,
  weather: (climate, { draft: { match, wishes, request } }) => {
    const month = monthOf(request.departureDate);
    const high = Math.round(match.destination.climate.highC[month - 1] ?? 20);
    const isUnmet = unmetClimates(match.destination, wishes, month).some((one) => one === climate);

    return (isUnmet ? missed : kept)(`Highs are usually around ${high} °C then.`);
  },
  flight: (hours, { draft: { match } }) => {
    if (match.flight.train) return kept('You go by train.');
    if (!match.flight.isKnown) return partly('Tell us your home airport, and we can check it.');
    const about = `The flight takes about ${Math.max(1, Math.round(match.flight.hours))} hours.`;

    return match.flight.hours <= Number(hours) ? kept(about) : missed(about);
  },
  pace: (pace, { days }) => {
    const most = Math.max(0, ...days.map((day) => entriesOf([day]).length));
    const stops = most === 1 ? 'one stop' : `${most} stops`;

    return kept(
      pace === 'slow' ? `At most ${stops} a day, with time for each.` : `Up to ${stops} a day.`,
    );
  },
  'late-start': (_, { days }) => {
    const starts = days
      .filter(({ dayType }) => dayType === 'Full Day')
      .flatMap(({ dayNumber, activities }) =>
        activities.slice(0, 1).map(({ time }) => ({ dayNumber, time })),
      );
    const early = starts.filter(({ time }) => time < EARLY);
    const first = starts.map(({ time }) => time).toSorted()[0];

    if (early.length > 0)
      return missed(
        `${listed(early.map(({ dayNumber, time }) => `Day ${dayNumber} starts at ${time}`))}.`,
      );
    return kept(
      first === undefined ? 'No day starts early.' : `No full day starts before ${first}.`,
    );
  },
  quiet: (_, { draft: { catalogue }, days }) => {
    const busy = inTheCrowds(days, catalogue).map(({ name }) => name);

    return busy.length > 0
      ? partly(`Probably busy when you get there: ${listed(busy)}.`)
      : kept('The famous sights come early or late in the day.');
  },
  occasion: occasionOutcome,
  home: () => undefined,
  date: (value, { days }) => {
    const day = days.find(({ date }) => date === value.slice(0, 10));

    return day ? kept(`Day ${day.dayNumber} says so.`) : missed("It isn't a day of this trip.");
  },
};

function liesIn(part: 'country' | 'continent'): Judge {
  return (value, { draft: { match } }) =>
    match.destination[part] === value
      ? kept(`${match.destination.name} is there.`)
      : missed('Your other wishes pointed elsewhere.');
}

function liesOutside(part: 'country' | 'continent'): Judge {
  return (value, { draft: { match } }) =>
    match.destination[part] === value ? missed('The place you named is there.') : kept('Left out.');
}

function occasionOutcome(what: string, { draft, days }: Planned): Verdict {
  const { festive, facts } = draft.planInput;
  const date = facts[festive?.day ?? -1]?.date;
  const day = days.find((one) => one.date === date);
  const at = day?.activities.find(({ meal }) => meal === 'dinner')?.place;

  if (!festive)
    return partly('What suits it counts for more; no festive table that we know of is open then.');
  if (!day || !at || !festive.ids.has(at.id))
    return partly(
      'What suits it counts for more; a festive table did not fit beside the rest, or not into the budget.',
    );
  const dinner = `Day ${day.dayNumber}: a festive dinner at ${at.name}.`;

  return what === STARRED_DINNER && !hasStar(at.id, draft)
    ? partly(`${dinner} We don't know of a star there: check the guide before you book.`)
    : kept(dinner);
}

function hasStar(id: string, { catalogue }: PlanDraft): boolean {
  const known = catalogue.place(id);

  return known?.type === 'food' && isStarred(known.file);
}

function mustSee(id: string, { draft, days }: Planned): Verdict {
  const known = draft.catalogue.place(id);
  const visit = visitOf(id, days, draft.catalogue);

  if (visit) return kept(`Day ${visit.day.dayNumber} at ${visit.activity.time}.`);

  if (known && known.destination.id !== draft.match.destination.id)
    return missed(`It’s in ${known.destination.name}.`);
  const offered = draft.planInput.candidates.find((one) => one.id === id);
  const isClosed = offered?.open.every((spans) => spans.length === 0) === true;

  return missed(
    isClosed ? 'It is closed on these days.' : 'There was no room for it on these days.',
  );
}

function need(value: string, { draft: { catalogue }, days }: Planned): Verdict {
  if (value === 'wheelchair') {
    const unsure = entriesOf(days).filter(({ activity: { place } }) => {
      const known = place && catalogue.place(place.id);

      return !known || !('access' in known.file) || known.file.access !== 'full';
    });

    return unsure.length > 0
      ? partly('Nothing without step-free access; “Good to know” says what to check before you go.')
      : kept('Every stop is step-free.');
  }
  return kept(NEEDS_KEPT[value] ?? 'Every day allows for it.');
}

const NEEDS_KEPT: Readonly<Record<string, string>> = {
  vegan: 'Every meal is at a place that serves it, or is left for you to choose.',
  vegetarian: 'Every restaurant we know there serves it.',
  toddler: 'Short walks, few stops and early tables.',
  kids: 'Stops that children like come first.',
  seniors: 'Gentler walks, and more time for each stop.',
  relaxation: 'Fewer stops, and more time for each.',
};

const MOST_NAMES = 3;

function listed(names: readonly string[]): string {
  return names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`
    : joinWords([...names]);
}
