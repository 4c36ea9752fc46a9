/** The group of each member, from lists of the members of each group. */
export function groupOfEach<Group extends string, Member extends string>(
  groups: Readonly<Partial<Record<Group, readonly Member[]>>>,
): ReadonlyMap<string, Group> {
  return new Map(
    (Object.entries(groups) as [Group, readonly Member[]][]).flatMap(([group, members]) =>
      members.map((member) => [member, group] as const),
    ),
  );
}

/** Items by their key, those without one left out. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key | undefined,
): Map<Key, Item[]> {
  return groupByEach(items, (item) => {
    const key = keyOf(item);

    return key === undefined ? [] : [key];
  });
}

/** Items by each of their keys. */
export function groupByEach<Item, Key>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<Key>,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();

  addToGroups(groups, items, keysOf);
  return groups;
}

/** Adds items to groups by each of their keys. */
export function addToGroups<Item, Key>(
  groups: Map<Key, Item[]>,
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<Key>,
): void {
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);

      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
}
