type Titled = {
  destination: string;
  places?: readonly { name: string }[] | undefined;
  /** What a card of a trip knows of its places. */
  route?: readonly { name: string }[] | undefined;
};

/**
 * A trip's destination as people read it. Of a trip to several places their names alone: behind them, a list of
 * countries reads as more places.
 */
export function tripTitle({ destination, places, route }: Titled): string {
  const names = [...new Set((places ?? route ?? []).map(({ name }) => name))];

  if (names.length < 2) return destination;
  const title = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

  return destination.startsWith(`${title}, `) ? title : destination;
}
