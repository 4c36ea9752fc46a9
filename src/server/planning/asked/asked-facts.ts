import { foldText } from '#server/catalogue/fold-text.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { AskedFacts, TakenHours } from '#server/planner/check-facts.ts';
import { hasWords } from '#server/catalogue/names-of.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { timeOf } from '#shared/dates.ts';
import { endOf } from './end-of-appointment.ts';
import { isRefusal, refusedThings } from '../themes/refused-things.ts';
import { askedThemes } from '../themes/asked-themes.ts';
import { type AskedDetails, askedDetails } from './asked-details.ts';
import { readJain } from './read-party.ts';

const LAST_MINUTE = 24 * 60 - 1;

type PlaceFacts = Pick<AskedFacts, 'places' | 'mustSees' | 'avoidPlaces'>;

/** A surprise trip may go anywhere, so that no place is asked for. */
const NO_PLACES: PlaceFacts = { places: [], mustSees: [], avoidPlaces: [] };

/** Everything that a request asks for, as plain facts: what the plan's list and the checker are held against. */
export function askedFacts(request: PlanRequest, wishes: Wishes, catalogue: Catalogue): AskedFacts {
  const { landing, takeOff, limitUsd, limitText, limitWithout, diets, ...details } =
    askedDetails(request);
  const { allergies, children, isStepFree, work } = details;

  return {
    ...(request.tripType === 'surprise' ? NO_PLACES : askedPlaceFacts(request, wishes, catalogue)),
    wantedKinds: wishes.kinds.wanted,
    ...refusedFacts(request, wishes, catalogue),
    landing,
    takeOff,
    limitUsd,
    limitText,
    limitWithout,
    chosenBudget: request.chosenBudget,
    diets: [...diets, ...(readJain(request.additionalPreferences) ? ['Jain'] : [])],
    allergies,
    children,
    isStepFree,
    work,
    isWithoutCar: wishes.isWithoutCar,
    appointments: withEnds(details),
    notUnderstood: notUnderstoodOf(request, wishes, catalogue),
  };
}

/** When one works and what is fixed: what a saved plan is held against as well, once its days are changed. */
export function takenHours(request: PlanRequest): TakenHours {
  const details = askedDetails(request);

  return { work: details.work, appointments: withEnds(details) };
}

function withEnds({
  appointments,
}: Pick<AskedDetails, 'appointments'>): TakenHours['appointments'] {
  return appointments.map((one) => ({
    ...one,
    until: timeOf(Math.min(LAST_MINUTE, endOf(one))),
  }));
}

/** What is refused: in the words of the notes, and kinds of place that no word of theirs stands for. */
function refusedFacts(request: PlanRequest, { kinds }: Wishes, catalogue: Catalogue) {
  const refused = refusedThings(request, catalogue).map(({ said, meanings }) => ({
    said,
    kinds: meanings.flatMap((one) => one.kinds ?? []),
  }));

  return {
    refused,
    avoidKinds: kinds.avoided.filter(
      (kind) => !refused.some((thing) => thing.kinds.some((one) => one === kind)),
    ),
  };
}

/** Names that nothing was made of; what sights go by is a wish of its own: "beers in Kazimierz". */
function notUnderstoodOf(request: PlanRequest, { destinations }: Wishes, catalogue: Catalogue) {
  const names = request.asked?.notUnderstood ?? [];
  const destination = catalogue.destination(destinations.wanted[0] ?? '');
  const themes =
    names.length > 0 && destination ? askedThemes(request, { catalogue, destination }) : [];

  return names
    .filter(({ said }) => !isRefusal(said, request.additionalPreferences))
    .filter(({ said }) => !themes.some(({ name }) => foldText(name) === foldText(said)))
    .map(({ said, nearest }) => ({ said, nearest }));
}

/** The places to go to, to see and to avoid. */
function askedPlaceFacts(
  request: PlanRequest,
  { places: { wanted, avoided } }: Wishes,
  catalogue: Catalogue,
): PlaceFacts {
  const { asked, mustSees = [] } = request;
  const nameOf = (id: string) => catalogue.place(id)?.file.name ?? id;
  const refused = refusedThings(request, catalogue);
  // "No fado" is told as that, and not as the one house that goes by the word.
  const isToldAsThing = (name: string) =>
    refused.some(({ said }) => hasWords(foldText(name), foldText(said)));

  return {
    places: [
      ...(asked?.places ?? []).map(({ id, name, kind, country }) => ({
        id,
        name,
        otherNames: catalogue.destination(id)?.aliases,
        country: kind === 'country' ? country : undefined,
      })),
      ...(asked?.told ?? []),
    ],
    mustSees: [
      ...wanted.map((id) => ({ id, name: nameOf(id) })),
      ...mustSees.filter(({ id }) => !wanted.includes(id)),
    ],
    avoidPlaces: avoided
      .map((id) => ({ id, name: nameOf(id) }))
      .filter(({ name }) => !isToldAsThing(name)),
  };
}
