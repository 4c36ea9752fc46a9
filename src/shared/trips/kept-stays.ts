import { stayKeys } from './stay-keys.ts';

type Wanted = { id: string; stay?: string | undefined };

/**
 * Which stay of a trip each stay of a new route is, by its position: the one that it names, else the first in that
 * place that no other one is; undefined of a new stay.
 */
export function keptStays(
  places: readonly { id: string }[],
  route: readonly Wanted[],
): (number | undefined)[] {
  const keys = stayKeys(places);
  const named = route.map(({ id, stay }) => {
    const at = stay === undefined ? -1 : keys.indexOf(stay);

    return places[at]?.id === id ? at : undefined;
  });
  const taken = new Set(named.filter((at) => at !== undefined));

  return route.map(({ id }, index) => {
    const own = named[index];
    const at = own ?? places.findIndex((place, other) => place.id === id && !taken.has(other));

    if (at < 0) return undefined;
    taken.add(at);
    return at;
  });
}
