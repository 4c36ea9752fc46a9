import { needsSeats } from '../candidates/at-the-door.ts';
import { globalPlaceId } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { mealsInside } from '#server/catalogue/meals-inside.ts';
import { isSameHouse } from '#server/catalogue/same-house.ts';
import type { PlaceFile, PlaceKind } from '#server/catalogue/place.schema.ts';
import type { Point, Span } from '#server/planner/problem.ts';
import { isNightOfOthers } from '../candidates/nights-of-others.ts';
import { isFillerOfOthers } from '../candidates/fillers.ts';
import { isAboutAvoided } from '../candidates/about-avoided.ts';
import { describeSight } from '../candidates/place-words.ts';
import { spansOn } from '../days/day-facts.ts';
import type { RestPlace } from '../days/rest-place.ts';
import { describeMeal } from '../diet/describe-meal.ts';
import { isForOthersDiet } from '../diet/others-diet.ts';
import { isUnfit } from '../diet/diet-fit.ts';
import { feelsTheCold } from '../cares/warm-rooms.ts';
import { dinersAt } from '../diet/diners.ts';
import { openTexts } from './assemble-stop.ts';
import { isCafe, wishedCafe } from './cafe.ts';
import type { PlanDraft } from './plan-draft.ts';
import { toldOf } from '../told/told-of.ts';
import { toldPlace } from '../told/told-place.ts';
import { askedThemes } from '../themes/asked-themes.ts';
import { isOnceEnough } from '../themes/once-themes.ts';
import { allTurnedDown } from '../themes/turned-down-things.ts';
import { isOfTheme, isTableOfTheme } from '../themes/theme.ts';
import { hasChildren } from '../understanding/has-children.ts';
import { toBudgetLevel } from '#shared/preferences/options.ts';
import { isWithin } from '#server/planner/spans.ts';

/** How far one goes for a break, in a straight line. */
const NEAR_KM = 0.8;
/** How far to a café for something that was asked for: ice cream, a tea room. */
const WISHED_KM = 1.3;
/** A place must be open for so long from then on: the way there and a break. */
const OPEN_FOR = 75;
/** Nobody sits in a park below this usual high, degrees Celsius, or in a wet month. */
const PARK_WEATHER = { highC: 15, rainMm: 110 } as const;
/** A better known café is worth so many kilometres more for each step of fame. */
const KM_PER_FAME = 0.08;

/** Who goes out before dinner sits or strolls so near the table. */
const NEAR_TABLE_KM = 1;
/** The hour before dinner. */
const LAST_HOUR = 60;
/** A view at sunset is worth so many kilometres more. */
const KM_FOR_SUNSET = 0.8;
/** Streets to look into, whatever the weather. */
const STREETS: ReadonlySet<PlaceKind> = new Set(['street', 'neighbourhood', 'market', 'shopping']);
/** Where one looks about in the open unless it rains or freezes, and pays nothing. */
const VIEWS: ReadonlySet<PlaceKind> = new Set(['square', 'viewpoint', 'bridge']);
const VIEW_WEATHER = { highC: 8, rainMm: 150 } as const;
/** Where one lingers in fine weather. */
const GARDENS: ReadonlySet<PlaceKind> = new Set(['park', 'garden', 'beach']);

const PLAIN = { isEco: false, needsAccess: false };

type Spot = RestPlace & { id: string; rank: number };

type Need = {
  point: Point;
  day: number;
  from: number;
  used: ReadonlySet<string>;
  /** Only houses that everybody goes to for something sweet. */
  isTreat?: boolean;
};

/** From this fame on people go out of their way for a café. */
const TREAT_FAME = 4;

/** Whether one goes there for what it bakes or pours, and not only to sit down. */
function isTreatHouse({ style, fame }: FoodFile): boolean {
  return fame >= TREAT_FAME && (style === 'cafe' || style === 'bakery');
}

/** Cafés and, in good weather, parks that are open then and near, the best first. */
export function spotsNear(draft: PlanDraft, need: Need): Spot[] {
  const { match, planInput } = draft;
  const { destination } = match;
  const diners = dinersAt(destination, draft);
  const facts = planInput.facts[need.day];

  if (!facts) return [];
  const isParkWeather =
    !need.isTreat &&
    facts.highC >= PARK_WEATHER.highC &&
    facts.rainMm < PARK_WEATHER.rainMm &&
    facts.sunset > need.from + OPEN_FOR;
  const visited = planInput.candidates
    .filter(({ id }) => need.used.has(id))
    .map(({ file }) => file.name);
  const isWished = wishedCafe(draft.wishes.dishes?.wanted ?? [], need.used, destination);
  const isOfPurpose = (file: FoodFile | PlaceFile) =>
    'cuisine' in file && draft.reasons?.some((theme) => isTableOfTheme(file, theme)) === true;
  const wished = (file: FoodFile | PlaceFile) => 'cuisine' in file && isWished(file);
  const cafes = destination.food
    .filter((file) => !need.isTreat || [isTreatHouse, isWished, isOfPurpose].some((is) => is(file)))
    .filter((file) => isCafe(file) && !isAboutAvoided(file, destination, draft.wishes.places))
    .filter((file) => !isUnfit(file, diners.needs) && !isForOthersDiet(file, diners.needs))
    // "Coffee at Café Sperl" is a sight, and nobody goes there twice.
    .filter(({ name }) => !visited.some((sight) => sight.includes(name)));
  const parks = isParkWeather ? destination.places.filter(isPark) : [];
  const told = toldOf(draft, facts, { start: need.from, end: need.from + OPEN_FOR });
  const describe = (file: FoodFile | PlaceFile) =>
    'cuisine' in file
      ? describeMeal(toldPlace(file, told), diners)
      : describeSight(toldPlace(file, told), PLAIN);
  const seen = [...destination.places, ...destination.food].filter(({ id }) =>
    need.used.has(globalPlaceId(destination.id, id)),
  );

  return [...cafes, ...parks]
    .map((file) => ({ file, km: distanceKm(file, need.point) }))
    .filter(({ file, km }) => km <= (wished(file) || isOfPurpose(file) ? WISHED_KM : NEAR_KM))
    .filter(({ file }) => !file.guessed?.includes('hours'))
    .filter(({ file }) => !seen.some((one) => isSameHouse(one, file)))
    .flatMap(({ file, km }) => {
      const spans = spansOn(file, facts);
      const isOpen = isWithin({ start: need.from, end: need.from + OPEN_FOR }, spans);

      if (!isOpen) return [];
      const what = describe(file);
      const spot = spotAt(file, { what, km, spans, town: destination.id });

      return [
        {
          ...spot,
          isWished: wished(file),
          rank: spot.rank - (wished(file) || isOfPurpose(file) ? WISHED_KM : 0),
        },
      ];
    })
    .toSorted((a, b) => a.rank - b.rank || a.id.localeCompare(b.id));
}

type Table = { points: readonly Point[]; day: number; until: number; used: ReadonlySet<string> };

/**
 * Where the last hour before dinner is well spent near the table or the last sight, the best first: a view at its
 * sunset, a drink, a square, a street.
 */
export function spotsBeforeDinner(draft: PlanDraft, { points, day, until, used }: Table): Spot[] {
  const { match, planInput, wishes, catalogue } = draft;
  const { destination } = match;
  const facts = planInput.facts[day];

  if (!facts) return [];
  const from = until - LAST_HOUR;
  const kmTo = (file: PlaceFile) => Math.min(...points.map((point) => distanceKm(file, point)));
  const isSunset = facts.sunset >= from && facts.sunset <= until;
  const isFine = ({ highC, rainMm }: typeof PARK_WEATHER | typeof VIEW_WEATHER) =>
    facts.highC >= highC && facts.rainMm < rainMm;
  const isOutdoors = (kind: PlaceKind) =>
    (VIEWS.has(kind) && isFine(VIEW_WEATHER)) || (GARDENS.has(kind) && isFine(PARK_WEATHER));
  const withChildren = hasChildren(wishes);
  const once = askedThemes(draft.request, { catalogue, destination }).filter(isOnceEnough);
  const refused = allTurnedDown(draft.request, { catalogue, destination });
  const isSeated = needsSeats(wishes);
  const isSober = wishes.kinds.avoided.some((kind) => kind === 'bar' || kind === 'club');
  const isForOthers = forOthersThan(draft, facts.date);
  const isFit = ({ kind, price, daylight, minAge }: PlaceFile) =>
    (kind === 'bar' && !withChildren && !isSeated && !isSober && minAge === undefined) ||
    (price === 0 && (STREETS.has(kind) || isOutdoors(kind)) && (!daylight || facts.sunset > until));

  return (
    destination.places
      .filter((file) => kmTo(file) <= NEAR_TABLE_KM)
      .filter(isFit)
      .filter((file) => !isForOthers(file))
      // An evening from bar to bar is dinner itself.
      .filter((file) => mealsInside(file).length === 0)
      // Of a show that was asked for one is enough.
      .filter((file) => !once.some((theme) => isOfTheme(file, theme)))
      .filter((file) => !refused.some((theme) => isOfTheme(file, theme)))
      .filter(({ kind }) => !wishes.kinds.avoided.includes(kind))
      // Nobody knows whether it is open then.
      .filter(({ guessed }) => !guessed?.includes('hours'))
      .filter((file) => !used.has(globalPlaceId(destination.id, file.id)))
      .filter((file) => !wishes.places.avoided.includes(globalPlaceId(destination.id, file.id)))
      .filter((file) => !isAboutAvoided(file, destination, wishes.places))
      .flatMap((file) => {
        const spans = spansOn(file, facts);
        const isOpen = isWithin({ start: from, end: until }, spans);
        const isView = isSunset && file.best === 'sunset';

        // A view is kept for its sunset: at another hour it is no break, and no promise.
        if (!isOpen || (file.best === 'sunset' && !isSunset)) return [];
        const told = toldOf(draft, facts, { start: from, end: until, open: spans });
        const what = describeSight(toldPlace(file, told), PLAIN);
        const spot = spotAt(file, { what, km: kmTo(file), spans, town: destination.id });

        return [
          {
            ...spot,
            ...(isView ? { sunset: { at: facts.sunset, otherwise: spot.activity } } : {}),
            activity: isView
              ? `Sunset at ${file.name}`
              : file.kind === 'bar'
                ? `A drink at ${file.name}`
                : STREETS.has(file.kind)
                  ? strollWords(file.name)
                  : spot.activity,
            rank: spot.rank - (isView ? KM_FOR_SUNSET : 0),
          },
        ];
      })
      .toSorted((a, b) => a.rank - b.rank || a.id.localeCompare(b.id))
  );
}

/** "A stroll through Gràcia"; what is called a stroll or a walk says so itself. */
function strollWords(name: string): string {
  return /\b(?:stroll|walk)\b/i.test(name) ? name : `A stroll through ${name}`;
}

/** What fills an hour, or an evening, of other people than the party. */
function forOthersThan(
  { wishes, planInput, request, match }: PlanDraft,
  date: string,
): (file: PlaceFile) => boolean {
  const { interests } = planInput;
  const party = { interests, hasChildren: hasChildren(wishes) };
  const taste = { wishes, interests, level: toBudgetLevel(request.budget) };

  const isTooCold = feelsTheCold(wishes, match.destination, date);

  return (file) =>
    isFillerOfOthers(file, party) ||
    isNightOfOthers(file, taste) ||
    (isTooCold && STREETS.has(file.kind));
}

type At = { what: string; km: number; spans: readonly Span[]; town: string };

function spotAt(file: FoodFile | PlaceFile, { what, km, spans, town }: At): Spot {
  const { name, lat, lon, kind, fame } = file;
  const id = globalPlaceId(town, file.id);

  return {
    id,
    activity: `A break at ${name}`,
    description: what,
    isStay: false,
    rank: km - fame * KM_PER_FAME,
    place: {
      id,
      name,
      lat,
      lon,
      kind,
      indoor: kind === 'cafe' || kind === 'bar',
      open: openTexts(spans),
      price: null,
      source: 'catalogue',
    },
  };
}

/** A garden that one goes to for the sunset is kept for it. */
function isPark({ kind, price, best }: PlaceFile): boolean {
  return (kind === 'park' || kind === 'garden') && price === 0 && best !== 'sunset';
}
