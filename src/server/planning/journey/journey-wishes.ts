import type {
  AskedOutcome,
  PlannedDay,
  WishOutcome,
} from '#shared/generation/generated-trip.schema.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { isStayChange, stayChangeOutcomes } from '../candidates/stay-changes.ts';
import { capital } from '../candidates/place-words.ts';
import { chipsOf } from '../understanding/wish-chips.ts';
import { otherWishes } from '../understanding/other-wishes.ts';
import { wishOutcomes } from '../understanding/wish-outcomes.ts';

const STATES = ['kept', 'partly', 'missed'] as const;

/** What was understood of the notes, judged by all days of the trip: a wish is kept where any stay keeps it. */
export function journeyWishes(
  drafts: readonly PlanDraft[],
  days: readonly PlannedDay[],
): WishOutcome[] {
  const best = new Map<string, WishOutcome>();

  for (const outcome of drafts.flatMap((draft) => wishOutcomes(withoutSeen(draft), days))) {
    const known = best.get(outcome.text);

    if (!known || STATES.indexOf(outcome.state) < STATES.indexOf(known.state))
      best.set(outcome.text, outcome);
  }
  return [...best.values()];
}

/** A stay with what its traveller refuses alone: what other stays have is left out by ourselves. */
function withoutSeen(draft: PlanDraft): PlanDraft {
  const { request, wishes } = draft;
  const refused = request.asked?.sights.avoided ?? [];
  const avoided = wishes.places.avoided.filter(
    (id) => refused.includes(id) && request.seen?.includes(id) !== true,
  );

  return { ...draft, wishes: { ...wishes, places: { ...wishes.places, avoided } } };
}

/**
 * Themes, events, pace and the like as entries of what was asked, judged by all days of the trip. One stay that meets
 * a wish is enough, but for the weather, which should be so everywhere.
 */
export function journeyOutcomes(
  drafts: readonly PlanDraft[],
  days: readonly PlannedDay[],
): AskedOutcome[] {
  const dated = new Set(
    drafts.flatMap(({ wishes: { dates = [] } }) => dates.map(({ what }) => capital(what))),
  );
  // A birthday with its date is judged on that day, and not once more where another stay has no table for it.
  const outcomes = drafts
    .flatMap((draft) => otherWishes(draft, days))
    .filter((one) => !isStayChange(one) && !dated.has(one.wish));
  const everywhere = new Set(drafts.flatMap(weatherWishes));

  const whole = drafts.slice(0, 1).map(({ request }) => ({
    ...request,
    departureDate: days[0]?.date ?? request.departureDate,
    returnDate: days.at(-1)?.date ?? request.returnDate,
  }));
  const changes = whole.flatMap((request) => stayChangeOutcomes(request, drafts.length));
  const told = [...new Set(outcomes.map(({ wish }) => wish))].map((wish) =>
    together(
      outcomes.filter((one) => one.wish === wish),
      everywhere.has(wish.toLowerCase()),
    ),
  );

  return [...told, ...changes];
}

function weatherWishes({ wishes, catalogue }: PlanDraft): string[] {
  return chipsOf(wishes, catalogue).flatMap(({ kind, text }) =>
    kind === 'weather' ? [text.toLowerCase()] : [],
  );
}

/** What the stays say of one wish, as one entry. */
function together(outcomes: readonly AskedOutcome[], isEverywhere: boolean): AskedOutcome {
  const isMet = isEverywhere ? outcomes.every(({ met }) => met) : outcomes.some(({ met }) => met);
  const telling = outcomes.filter(({ met }) => met === isMet);
  const nearest = telling.find((one) => one.nearest !== undefined)?.nearest;

  return {
    wish: outcomes[0]?.wish ?? '',
    met: isMet,
    detail: [...new Set(telling.map(({ detail }) => detail))].join(' '),
    ...(nearest === undefined ? {} : { nearest }),
  };
}
