import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '../gazetteer/gazetteer.ts';
import { needsGazetteer } from '../gazetteer/known-names.ts';
import { nameParts } from '../gazetteer/name-parts.ts';
import {
  gazetteerIdOf,
  type NamedTown,
} from '#server/planning/destination/off-catalogue-destination.ts';
import { townCalled, townOfId } from '#server/planning/destination/off-catalogue-names.ts';
import type { AskedPlaces } from '#server/planning/places/asked-places.ts';
import type { Job } from './generation-job.ts';

/** The towns outside the catalogue that a job is for: a trip to several places may go to more than one. */
export async function findTowns(job: Job, catalogue: Catalogue): Promise<NamedTown[]> {
  const towns =
    job.kind === 'trip' && job.input.asked
      ? await askedTowns(job.input.asked)
      : await Promise.all(
          staysOf(job).map(async (one) =>
            one === undefined ? findTown(job, catalogue) : findAgain(one, catalogue),
          ),
        );

  return towns.filter((town) => town !== undefined);
}

/** The places that a saved trip stays in, where there are several. */
function staysOf({ input }: Job): (string | undefined)[] {
  return 'stays' in input && input.stays && input.stays.length > 0
    ? input.stays.map(({ destination }) => destination)
    : [undefined];
}

/**
 * The town outside the catalogue that a job names, if it names one. What was made out beforehand comes before the
 * destination's own field. The gazetteer is large, so it is read only for a name that the catalogue does not hold.
 */
export async function findTown(job: Job, catalogue: Catalogue): Promise<NamedTown | undefined> {
  if ('destination' in job.input) return findAgain(job.input.destination, catalogue);
  if (job.kind !== 'trip') return undefined;
  const { destinations = '', asked } = job.input;

  if (asked) return askedTown(asked);
  return findNamed(destinations, catalogue);
}

/** The towns that were made out beforehand, where the catalogue does not hold them; each as it was said. */
async function askedTowns({ places, said }: AskedPlaces): Promise<(NamedTown | undefined)[]> {
  return Promise.all(
    places.map(async (place) => {
      const id = gazetteerIdOf(place.id);

      return id === undefined ? undefined : townOfId(id, await loadGazetteer(), said?.[place.id]);
    }),
  );
}

async function askedTown(asked: AskedPlaces): Promise<NamedTown | undefined> {
  const [first] = await askedTowns({ ...asked, places: asked.places.slice(0, 1) });

  return first;
}

/** A destination as a saved trip has it: an id, or a name. */
async function findAgain(text: string, catalogue: Catalogue): Promise<NamedTown | undefined> {
  const id = gazetteerIdOf(text);

  return id === undefined ? findNamed(text, catalogue) : townOfId(id, await loadGazetteer());
}

/** Of several names the first decides, as the plan is for one place. */
async function findNamed(text: string, catalogue: Catalogue): Promise<NamedTown | undefined> {
  const [first] = catalogue.destination(text) ? [] : nameParts(text, catalogue);

  return first !== undefined && needsGazetteer(first, catalogue)
    ? townCalled(first, { catalogue, gazetteer: await loadGazetteer() })
    : undefined;
}
