import type { CompiledLodging, CompiledRoute, SlotKind } from './compiled-route.ts';
import { addToFront, thin, type Point } from './front.ts';
import { createPickFronts, type PickChain, type PickFronts } from './pick-fronts.ts';
import { slotCounts, type StayFrame } from './stay-scores.ts';

/** One way to spend a stay: lodging and picks with their price, worth and tags. */
export type StayOption = Point & {
  cover: number;
  lodging: CompiledLodging | null;
  picks: readonly PickChain[];
};

/** All ways to spend a stay that no other is both cheaper and better than, by the tags they cover. */
export type StayMenus = {
  options: (frame: StayFrame) => readonly StayOption[];
  /** Some fronts were thinned, so that not every way is on the menus. */
  isThinned: () => boolean;
};

/** Points that a front keeps. */
const WIDTH = 24;

export function createStayMenus(route: CompiledRoute): StayMenus {
  const menus = new Map<string, readonly StayOption[]>();
  const fronts = new Map<string, PickFronts>();
  let thinned = false;
  const keep = <T extends Point>(front: T[]): T[] => {
    thinned ||= front.length > WIDTH;
    return thin(front, WIDTH);
  };
  const frontsOf = (place: number, kind: number): PickFronts => {
    const key = `${place} ${kind}`;
    const picks = route.places[place]?.picks[kind] ?? [];
    const slots = (route.kinds[kind]?.all ?? 0) * (route.problem.nights + 1);
    const most = Math.min(slots, picks.length);
    const found =
      fronts.get(key) ?? createPickFronts(picks, { most, demanded: route.demanded, width: WIDTH });

    fronts.set(key, found);
    return found;
  };
  const build = (frame: StayFrame): StayOption[] => {
    let options = lodgingOptions(route, frame, keep);

    for (const [kind, slotKind] of route.kinds.entries()) {
      const choices = pickChoices(route, { frame, slotKind, fronts: frontsOf(frame.place, kind) });

      options = joinPicks(options, choices, keep);
    }
    return options;
  };

  return {
    options: (frame) => {
      const key = `${frame.place} ${frame.nights} ${frame.reaches} ${frame.leaves}`;
      const options = menus.get(key) ?? build(frame);

      menus.set(key, options);
      return options;
    },
    // A front of picks that is as long as it may be has lost some.
    isThinned: () => thinned || [...fronts.values()].flat(2).some((front) => front.length >= WIDTH),
  };
}

type Keep = <T extends Point>(front: T[]) => T[];

function lodgingOptions(route: CompiledRoute, frame: StayFrame, keep: Keep): StayOption[] {
  const { place, lodgings } = route.places[frame.place] ?? {};
  const worth = place?.worth(frame.nights) ?? 0;
  const empty = { cover: 0, picks: [] };

  if (!lodgings) return [{ usd: 0, worth, lodging: null, ...empty }];
  const options = lodgings
    .filter(
      ({ lodging: { minNights = 0, maxNights = Infinity } }) =>
        frame.nights >= minNights && frame.nights <= maxNights,
    )
    .map((lodging) => ({
      usd: lodging.usd * frame.nights,
      worth: worth + lodging.worth * frame.nights,
      lodging,
      ...empty,
    }));

  return keep(addToFront([], options));
}

type Choice = { cover: number; front: readonly PickChain[] };
type Kind = { frame: StayFrame; slotKind: SlotKind; fronts: PickFronts };

/** The choices of picks of one kind in every allowed number, by tags. */
function pickChoices(route: CompiledRoute, { frame, slotKind, fronts }: Kind): Choice[] {
  const { min, max } = slotCounts(route, slotKind, frame);
  const counts = fronts.slice(min, max + 1);

  return Array.from({ length: route.demanded + 1 }, (_, cover) => ({
    cover,
    front: counts.reduce<readonly PickChain[]>(
      (front, row) => addToFront(front, row[cover] ?? []),
      [],
    ),
  })).filter(({ front }) => front.length > 0);
}

function joinPicks(
  options: readonly StayOption[],
  choices: readonly Choice[],
  keep: Keep,
): StayOption[] {
  const byCover = new Map<number, StayOption[]>();

  for (const { cover, front } of choices) {
    for (const option of options) {
      const joined = front.map((chain) => ({
        ...option,
        usd: option.usd + chain.usd,
        worth: option.worth + chain.worth,
        cover: option.cover | cover,
        picks: [...option.picks, chain],
      }));
      const set = option.cover | cover;

      byCover.set(set, addToFront(byCover.get(set) ?? [], joined));
    }
  }
  return [...byCover.values()].flatMap(keep);
}
