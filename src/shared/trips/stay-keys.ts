type Place = { id: string };

/**
 * What each stay of a trip is called where choices are made for it: the id of its place, and for a second stay in the
 * same place that id with a number ("tokyo", "kyoto", "tokyo-2").
 */
export function stayKeys(places: readonly Place[]): string[] {
  const seen = new Map<string, number>();

  return places.map(({ id }) => {
    const count = (seen.get(id) ?? 0) + 1;

    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** The position of the stay that a key means; -1 without one. */
export function stayIndex(places: readonly Place[], key: string | undefined): number {
  return key === undefined ? -1 : stayKeys(places).indexOf(key);
}
