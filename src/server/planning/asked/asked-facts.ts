import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { AskedFacts } from '#server/planner/check-facts.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { askedDetails } from './asked-details.ts';

/** Everything that a request asks for, as plain facts: what the plan's list and the checker are held against. */
export function askedFacts(request: PlanRequest, wishes: Wishes, catalogue: Catalogue): AskedFacts {
  const details = askedDetails(request);
  const nameOf = (id: string) => catalogue.place(id)?.file.name ?? id;
  const chosen = request.mustSees ?? [];
  const isOpen = request.tripType === 'surprise';

  return {
    places: isOpen
      ? []
      : (request.asked?.places ?? []).map(({ id, name, kind, country }) => ({
          id,
          name,
          country: kind === 'country' ? country : undefined,
        })),
    mustSees: isOpen
      ? []
      : [
          ...wishes.places.wanted.map((id) => ({ id, name: nameOf(id) })),
          ...chosen.filter(({ id }) => !wishes.places.wanted.includes(id)),
        ],
    avoidKinds: wishes.kinds.avoided,
    avoidPlaces: isOpen ? [] : wishes.places.avoided.map((id) => ({ id, name: nameOf(id) })),
    ...(details.landing === undefined ? {} : { landing: details.landing }),
    ...(details.takeOff === undefined ? {} : { takeOff: details.takeOff }),
    ...(details.limitUsd === undefined
      ? {}
      : { limitUsd: details.limitUsd, limitText: details.limitText ?? '' }),
    diets: details.diets,
    allergies: details.allergies,
    children: details.children,
    isStepFree: details.isStepFree,
    appointments: details.appointments,
    notUnderstood: (request.asked?.notUnderstood ?? []).map(({ said, nearest }) => ({
      said,
      nearest,
    })),
  };
}
