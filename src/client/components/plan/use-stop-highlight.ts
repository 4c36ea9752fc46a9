import { useCellPart, type Cell } from '#client/lib/cell.ts';

/** The place that is pointed at, in a list of stops or on their map. */
export type PlaceHighlight = Cell<string | undefined>;

/** What a stop's row needs so that it and its pin on the map light each other up. */
export function useStopHighlight(highlight: PlaceHighlight, placeId: string | undefined) {
  const isActive = useCellPart(highlight, (active) => placeId !== undefined && active === placeId);
  const point = () => highlight.set(placeId);
  const leave = () => highlight.set(undefined);

  return {
    'data-active': isActive || undefined,
    onPointerEnter: point,
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
  };
}
