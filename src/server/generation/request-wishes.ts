import { type Catalogue, globalPlaceId } from '#server/catalogue/catalogue.ts';
import { sightOfHouse } from '#server/catalogue/same-house.ts';
import { askedDetails, withDetails } from '#server/planning/asked/asked-details.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { homePoint } from '#server/planning/days/flight-estimate.ts';
import { type Match, matchDestinations } from '#server/planning/destination/match-destination.ts';
import { withAskedPlaces } from '#server/planning/places/with-asked-places.ts';
import { namedDestinations } from '#server/planning/understanding/named-destination.ts';
import { readDates } from '#server/planning/understanding/read-dates.ts';
import { readRhythm } from '#server/planning/rhythm/read-rhythm.ts';
import type { Rhythm } from '#server/planning/rhythm/rhythm.ts';
import { rhythmOfParty } from '#server/planning/rhythm/rhythm-of-party.ts';
import { refineWishes, type Understood } from '#server/planning/understanding/refine-wishes.ts';
import { readWishes, type Wishes } from '#server/planning/understanding/wishes.ts';
import type { GenerationWorld } from './generation-world.ts';

/** The destinations to try, the best first. */
export function matchesFor(
  request: PlanRequest,
  wishes: Wishes,
  { catalogue }: Pick<GenerationWorld, 'catalogue'>,
): Match[] {
  const home =
    homePoint(request.homeAirport, catalogue) ??
    (wishes.home ? catalogue.destination(wishes.home) : undefined);

  return matchDestinations(request, wishes, { catalogue, home });
}

/** What is wished for, and how the version that is asked for bends it. */
export function wishesOf(request: PlanRequest, world: Pick<GenerationWorld, 'catalogue'>): Wishes {
  const wishes = writtenWishes(request, world);
  const { version, include = [] } = request;
  const places = withSightsOfHouses(wishes.places, world.catalogue);
  const asked = withoutTimeOffWork(readRhythm(request.additionalPreferences, request), request);
  const rhythm = rhythmOfParty(request.isRestDayTaken ? withoutRest(asked) : asked, {
    children: askedDetails(request).children,
    needs: wishes.needs,
  });

  return {
    ...wishes,
    ...(rhythm.isOutOfHeat && isPlaceGiven(request)
      ? { climate: wishes.climate.filter((one) => one !== 'cool') }
      : {}),
    ...(Object.keys(rhythm).length > 0 ? { rhythm } : {}),
    ...(version === 'slower' ? { pace: 'slow' as const } : {}),
    ...(version === 'off-the-beaten-track' ? { quiet: true } : {}),
    ...(request.firstVisit === false ? { repeat: wishes.repeat ?? ('some' as const) } : {}),
    places: { ...places, wanted: [...new Set([...places.wanted, ...include])] },
  };
}

/** "Day off on Thursday" beside work is a day to see the town in, and none without plans. */
function withoutTimeOffWork(rhythm: Rhythm, request: PlanRequest): Rhythm {
  const off = new Set(askedDetails(request).work?.off.map(({ date }) => date));

  if (off.size === 0) return rhythm;
  const { restDates, freeAfternoons, freeMornings, ...others } = rhythm;
  const kept = { restDates, freeAfternoons, freeMornings };

  return {
    ...others,
    ...Object.fromEntries(
      Object.entries(kept).flatMap(([key, dates = []]) => {
        const left = dates.filter((date) => !off.has(date));

        return left.length > 0 ? [[key, left]] : [];
      }),
    ),
  };
}

/** Who says where to go and bears no heat asks for days out of it, and for no other weather. */
function isPlaceGiven({ asked, destinations = '' }: PlanRequest): boolean {
  return destinations.trim() !== '' || (asked?.places.length ?? 0) > 0;
}

/** Who names a coffee house that is a sight as well wants to sit there, whatever the hour. */
function withSightsOfHouses(places: Wishes['places'], catalogue: Catalogue): Wishes['places'] {
  const sights = places.wanted.flatMap((id) => {
    const known = catalogue.place(id);
    if (known?.type !== 'food') return [];
    const sight = sightOfHouse(known.file, known.destination.places);

    return sight ? [globalPlaceId(known.destination.id, sight.id)] : [];
  });

  return { ...places, wanted: [...places.wanted, ...sights] };
}

/** Nobody rests for a day in each place of a journey. */
function withoutRest({ restDates: _, restPlace: _place, ...rest }: Rhythm): Rhythm {
  return rest;
}

/** The notes' wishes; a named destination of its own field counts before anything in the notes. */
function writtenWishes(
  request: PlanRequest,
  { catalogue }: Pick<GenerationWorld, 'catalogue'>,
): Wishes {
  const read = refineWishes(withDates(request, catalogue), beside(request), catalogue);
  const wishes = withDetails(read, askedDetails(request), request.pace);
  if (request.asked && request.asked.places.length > 0) return wishes;
  const { choices } = namedDestinations(request.destinations ?? '', catalogue);
  const wanted = choices.map(({ id }) => id);

  if (wanted.length === 0) return wishes;
  const avoided = wishes.destinations.avoided.filter(
    (id) => wanted.length > 1 || !wanted.includes(id),
  );

  return { ...wishes, destinations: { wanted, avoided } };
}

function withDates(request: PlanRequest, catalogue: Catalogue): Wishes {
  const dates = readDates(request.additionalPreferences, request);
  const read = readWishes(request.additionalPreferences, catalogue, request.asked?.names);
  const wishes = request.asked ? withAskedPlaces(read, request.asked, catalogue) : read;

  return dates.length > 0 ? { ...wishes, dates } : wishes;
}

function beside({ guidance, wishes }: PlanRequest): Understood {
  return { understood: guidance?.understood, wishes };
}
