import { once } from '#shared/remember.ts';
import type { DayTripFile } from './catalogue.schema.ts';
import { readDataFile } from './data-folder.ts';
import { foldText } from './fold-text.ts';

type Points = Readonly<
  Record<string, Readonly<Record<string, readonly [lat: number, lon: number]>>>
>;

const departurePoints = once(() => readDataFile<Points>('departure-points.json'));

/** The station or pier in town that a day trip leaves from and comes back to; undefined where nobody wrote down where it is. */
export function departurePoint(
  { mode, departsFrom }: Pick<DayTripFile, 'mode' | 'departsFrom'>,
  destinationId: string,
): { lat: number; lon: number } | undefined {
  if (departsFrom === undefined || mode === 'tour' || mode === 'drive') return undefined;
  const from = ` ${foldText(departsFrom)} `;
  // "Atocha or Chamartín": the one that is named first.
  const [nearest] = Object.entries(departurePoints()[destinationId] ?? {})
    .map(([name, point]) => ({ point, at: from.indexOf(` ${foldText(name)} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);

  return nearest && { lat: nearest.point[0], lon: nearest.point[1] };
}
