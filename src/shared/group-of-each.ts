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
