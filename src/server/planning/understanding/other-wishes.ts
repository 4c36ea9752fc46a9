import { thriftOutcomes } from './said-budget.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { WishChip, WishKind } from '#shared/preferences/understanding.schema.ts';
import { formatDay } from '#shared/dates.ts';
import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { groupOf } from '../candidates/candidates.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { askedDetails } from '../asked/asked-details.ts';
import { childrenWithoutAges, pramOutcomes } from '../asked/party-outcomes.ts';
import { hasChildren } from './has-children.ts';
import { careOutcomes } from '../cares/care-outcomes.ts';
import { dinnerHourOutcomes } from '../asked/dinner-hours.ts';
import { drivingLimitOutcomes, undrivenDayOutcomes } from '../asked/driving-outcome.ts';
import { clearDayOutcomes } from '../asked/clear-day.ts';
import { inDoubtOutcomes } from '../asked/in-doubt-outcomes.ts';
import { toldOnlyOutcomes } from '../asked/told-only.ts';
import { ramadanNote } from '../assembly/notes/ramadan-note.ts';
import { smallTourOutcomes } from './small-tours.ts';
import { mealWishOutcomes } from '../candidates/meal-wish-outcomes.ts';
import { tableOutcomes } from '../diet/diet-outcomes.ts';
import { needsOf } from '../diet/diners.ts';
import { eventOutcomes, RAMADAN } from './events.ts';
import { askedThemes } from '../themes/asked-themes.ts';
import type { Theme } from '../themes/theme.ts';
import { turnedDownOutcomes } from '../themes/turned-down-things.ts';
import { themeOutcomes } from '../themes/theme-outcomes.ts';
import { datedOutcomes } from '../dated/dated-outcomes.ts';
import type { DatedWish } from '../dated/dated-wish.ts';
import { readDatedWishes } from '../dated/read-dated-wishes.ts';
import { poolTimeOutcomes } from '../candidates/pool-time.ts';
import { amenityOutcomes } from '../candidates/stay-amenities.ts';
import { stayChangeOutcomes } from '../candidates/stay-changes.ts';
import { askedStay, stayOutcomes } from '../candidates/asked-stay.ts';
import { askedRhythm } from './asked-rhythm.ts';
import { rhythmOutcomes } from '../rhythm/rhythm-outcomes.ts';
import { measureOutcomes } from './measure-outcomes.ts';
import { KIND_WORDS, SCENE_WORDS } from './wish-words.ts';
import { goodFoodOutcomes } from '../candidates/good-food-outcome.ts';
import { specialDinnerOutcomes } from './special-dinner.ts';
import { firstVisitOutcomes, repeatVisitOutcomes } from './repeat-visit.ts';
import { chipsOf } from './wish-chips.ts';
import { judgeWish, withoutSpareScenery } from './wish-outcomes.ts';
import { met, unmet } from '../asked/outcome.ts';
import { capital } from '../candidates/place-words.ts';

/** What has no entry of its own among what was asked: it is told as it is judged among the wishes. */
const TOLD: ReadonlySet<WishKind> = new Set([
  'weather',
  'flight',
  'late-start',
  'quiet',
  'pace',
  'occasion',
  'scenery',
  'like',
  'date',
  'need',
]);
/** Needs that are asked for as the party or its diet. */
const OWN_NEEDS = new Set(['wheelchair', 'toddler', 'kids', 'vegan', 'vegetarian']);

/** Pace, weather, occasions and the like as entries of what was asked: met, or why not. */
export function otherWishes(draft: PlanDraft, days: readonly PlannedDay[]): AskedOutcome[] {
  if (draft.request.tripType === 'surprise') return [];
  const { catalogue, match, request, wishes } = draft;
  const plan = { days, catalogue, destination: match.destination };
  const themes = askedThemes(request, plan);
  const chips = chipsOf(wishes, catalogue);
  const isDated = chips.some(({ kind }) => kind === 'date');

  const judged = chips
    .filter(
      ({ kind, value }) =>
        TOLD.has(kind) &&
        !(kind === 'scenery' && isToldAsPlaces(value, request.additionalPreferences, themes)) &&
        !(kind === 'like' && isToldByTheme(value, request.additionalPreferences, themes)) &&
        !(kind === 'like' && isToldByFirst(value, request.additionalPreferences)) &&
        !(kind === 'need' && OWN_NEEDS.has(value)) &&
        !(kind === 'occasion' && isDated),
    )
    .flatMap((chip) => {
      const outcome = outcomeOf(chip, { draft, days });

      return outcome ? [{ chip, outcome }] : [];
    });
  const told = withoutSpareScenery(judged, ({ chip, outcome }) => ({
    isScenery: chip.kind === 'scenery',
    isKept: outcome.met,
  })).map(({ outcome }) => outcome);

  const dated = readDatedWishes(request, plan);
  const undated = themes.filter((theme) => !isToldWithItsHour(theme, dated));

  return onceEach([
    ...told,
    ...themeOutcomes(undated, plan, request.additionalPreferences),
    ...careOutcomes(wishes.cares, { ...plan, stay: draft.planInput.stay.stay }),
    ...turnedDownOutcomes(request, plan),
    ...eventOutcomes(request.additionalPreferences, days),
    ...datedOutcomes(
      dated.filter((wish) => !isToldAsMissing(wish, { draft, days })),
      { days, catalogue },
    ),
    ...ofTheStay(draft, days),
    ...pramOutcomes(request.additionalPreferences, { days, catalogue }),
    ...rhythmOutcomes(askedRhythm(request, wishes), {
      days,
      catalogue,
      destinationId: match.destination.id,
    }),
    ...repeatVisitOutcomes(wishes.repeat, { ...plan, wanted: wishes.places.wanted }),
    ...mealWishOutcomes(wishes, { days, catalogue, tables: match.destination.food }),
    ...thriftOutcomes(request),
    ...tableOutcomes(needsOf(request, wishes), plan),
    ...fasting(draft),
    ...stayChangeOutcomes(request, 1),
    ...measureOutcomes(request.additionalPreferences, days),
    ...specialDinnerOutcomes(draft, days),
    ...ofTheNotes(draft, days),
    ...inDoubtOutcomes(request.additionalPreferences, plan, request.travelers),
    ...clearDayOutcomes(request.additionalPreferences, { days, catalogue }),
    ...toldOnlyOutcomes(request.additionalPreferences, request.asked?.through),
  ]);
}

/** What was said of the stay: where it is, and what it has. */
function ofTheStay(
  { request, match, planInput }: PlanDraft,
  days: readonly PlannedDay[],
): AskedOutcome[] {
  const { stay } = planInput.stay;
  const notes = request.additionalPreferences;

  return [
    ...stayOutcomes(askedStay(notes, match.destination), stay),
    ...amenityOutcomes(notes, { stay, others: match.destination.stays }),
    ...poolTimeOutcomes(notes, { stay, days }),
  ];
}

/** One word may wish for several kinds, as "shopping" does for markets too: the first of them tells it. */
function isToldByFirst(value: string, notes: string): boolean {
  const folded = foldText(notes);
  const rows = KIND_WORDS.filter(
    ([kinds, words]) => kinds.some((kind) => kind === value) && words.test(folded),
  );

  return rows.length > 0 && rows.every(([[first]]) => first !== value);
}

/** "Flamenco on Friday" is told with its day, and not once more without it. */
function isToldWithItsHour({ words }: Theme, dated: readonly DatedWish[]): boolean {
  return dated.some(({ said }) => words.test(foldText(said)));
}

/** A named sight that the plan does not hold at all is told as missing, and not once more for its hour. */
function isToldAsMissing({ sights }: DatedWish, { draft, days }: Planned): boolean {
  const planned = new Set(
    days.flatMap(({ activities }) => activities.map(({ place }) => place?.id)),
  );

  return (
    sights.length > 0 &&
    sights.every((id) => draft.wishes.places.wanted.includes(id) && !planned.has(id))
  );
}

/** One entry for each wish, met where any part of the plan meets it: street food from a stall or at a market. */
function onceEach(outcomes: readonly AskedOutcome[]): AskedOutcome[] {
  const best = new Map<string, AskedOutcome>();

  for (const one of outcomes) {
    const key = one.wish.toLowerCase();
    const known = best.get(key);

    if (!known || (!known.met && one.met)) best.set(key, one);
  }
  return [...best.values()];
}

/** Scenery whose words ask for places of the town as well, "swimming", is told with these. */
function isToldAsPlaces(scene: string, notes: string, themes: readonly Theme[]): boolean {
  const said = SCENE_WORDS.filter(([scenes]) => scenes.some((one) => one === scene)).flatMap(
    ([, words]) => [...(words.exec(foldText(notes)) ?? [])].slice(0, 1),
  );

  return said.some(
    (word) =>
      KIND_WORDS.some(([, words]) => words.test(word)) ||
      themes.some(({ words }) => words.test(word)),
  );
}

/** A kind of place is told with the theme that its words ask for: "hammam" with the baths, but no church with the Baroque. */
function isToldByTheme(value: string, notes: string, themes: readonly Theme[]): boolean {
  const folded = foldText(notes);
  const said = KIND_WORDS.filter(([kinds]) => kinds.some((kind) => kind === value)).flatMap(
    ([, words]) => spanOf(words, folded) ?? [],
  );

  return themes.some(
    ({ kinds = [], words }) =>
      kinds.some((kind) => groupOf(kind) === groupOf(value as PlaceKind)) &&
      (said.length === 0 || said.some((one) => isPartOf(one, spanOf(words, folded)))),
  );
}

type Span = { from: number; to: number };

function spanOf(words: RegExp, text: string): Span | undefined {
  const found = words.exec(text);

  return found ? { from: found.index, to: found.index + found[0].length } : undefined;
}

/** Whether a word is of a theme, or right behind it: the bar of "a jazz bar". */
function isPartOf(word: Span, theme: Span | undefined): boolean {
  return theme !== undefined && word.from <= theme.to + 1 && theme.from < word.to;
}

/** What only the words of the notes tell: who comes along, for the first time, and the hours of dinner. */
function ofTheNotes(draft: PlanDraft, days: readonly PlannedDay[]): AskedOutcome[] {
  const { catalogue, match, request, wishes } = draft;
  const notes = request.additionalPreferences;
  const plan = { days, catalogue, destination: match.destination };

  return [
    ...(isWithUnagedChildren(draft) ? [childrenWithoutAges(notes, plan)] : []),
    ...firstVisitOutcomes(notes, plan),
    ...undrivenDayOutcomes(notes, { ...plan, ids: wishes.places.wanted }),
    ...drivingLimitOutcomes(wishes.driving, days),
    ...smallTourOutcomes(wishes.isForSmallTours, days),
    ...goodFoodOutcomes(notes, plan),
    ...dinnerHourOutcomes(notes, days),
  ];
}

function isWithUnagedChildren({ request, wishes }: PlanDraft): boolean {
  return hasChildren(wishes) && askedDetails(request).children.length === 0;
}

/** Ramadan, where the notes speak of it: what the days make of it stands in its own note. */
function fasting(draft: PlanDraft): AskedOutcome[] {
  if (!RAMADAN.test(foldText(draft.request.additionalPreferences))) return [];
  return [
    ramadanNote(draft) === undefined
      ? unmet('Ramadan', 'It is not kept there on these dates.')
      : met('Ramadan', 'Dinner begins from sunset on, when the fast is broken.'),
  ];
}

type Planned = { draft: PlanDraft; days: readonly PlannedDay[] };

function outcomeOf(chip: WishChip, planned: Planned): AskedOutcome | undefined {
  if (chip.kind === 'date') return feast(chip.value, planned);
  const verdict = judgeWish(chip, planned);

  return (
    verdict && {
      wish: capital(chip.text),
      met: verdict.state === 'kept',
      detail: verdict.detail,
    }
  );
}

/** A birthday or another feast on a day of the trip: the dinner of that evening. */
function feast(value: string, { draft, days }: Planned): AskedOutcome {
  const [date, what] = [value.slice(0, 10), value.slice(11)];
  const wish = `${capital(what)}, ${formatDay(date)}`;
  const day = days.find((one) => one.date === date);
  const dinner = day?.activities.find(({ meal }) => meal === 'dinner');
  const restaurant = draft.catalogue.place(dinner?.place?.id ?? '');
  const isFestive = draft.planInput.festive?.ids.has(restaurant?.id ?? '');

  if (!day) return unmet(wish, "It isn't a day of this trip.");
  if (restaurant && isFestive)
    return met(wish, `Day ${day.dayNumber}: a festive dinner at ${restaurant.file.name}.`);
  return unmet(
    wish,
    `No festive restaurant that we know fits into day ${day.dayNumber}.`,
    restaurant && `dinner at ${restaurant.file.name}`,
  );
}
