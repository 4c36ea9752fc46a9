import { foldText } from '#server/catalogue/fold-text.ts';
import type { AskedOutcome, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { PlanDraft } from '../assembly/plan-draft.ts';
import { met, unmet } from '../asked/outcome.ts';
import { isStarred } from '../candidates/starred.ts';
import { OCCASION_WORDS, SPECIAL_DINNER, STARRED_DINNER } from './wish-words.ts';

const DINNERS: ReadonlySet<string> = new Set([SPECIAL_DINNER, STARRED_DINNER]);
/** "One or two" are met by one. */
const SEVERAL =
  /\b(?<!\bone or )(?:two|2|three|some|a few|a couple of) (?:really |very |truly |extra |proper |properly )*(?:special|memorable|fancy|festive|splurge|splurgy|blow ?out|celebratory|unforgettable|posh|grand|gourmet|fine dining) (?:dinners|meals|suppers|nights out)\b/;

const ONE = 'The plan holds one: the other evenings are at tables of the usual kind.';

/** "One really special dinner", also beside an anniversary: the festive dinner is both. */
export function specialDinnerOutcomes(
  draft: PlanDraft,
  days: readonly PlannedDay[],
): AskedOutcome[] {
  const { wishes, request } = draft;
  const notes = foldText(request.additionalPreferences);
  const [asked] =
    OCCASION_WORDS.find(([what, words]) => DINNERS.has(what) && words.test(notes)) ?? [];

  const more = SEVERAL.test(notes) ? [unmet('More than one special dinner', ONE)] : [];

  if (asked === undefined || wishes.occasion === asked) return more;
  const table = festiveTable(draft, days);
  const wish = `A ${asked}`;

  if (!table) return [unmet(wish, 'No festive restaurant is open on these days.')];
  const told = `Day ${table.dayNumber}: ${table.file.name}.`;

  return [
    asked === STARRED_DINNER && !isStarred(table.file)
      ? unmet(wish, `${told} We know of no star there.`)
      : met(wish, told),
    ...more,
  ];
}

/** The festive dinner as it is planned. */
function festiveTable({ planInput, catalogue }: PlanDraft, days: readonly PlannedDay[]) {
  const evening = planInput.facts[planInput.festive?.day ?? -1]?.date;
  const [table] = days.flatMap(({ date, dayNumber, activities }) =>
    activities.flatMap(({ meal, place }) => {
      const known = place && catalogue.place(place.id);

      return date === evening &&
        meal === 'dinner' &&
        known?.type === 'food' &&
        planInput.festive?.ids.has(known.id)
        ? [{ dayNumber, file: known.file }]
        : [];
    }),
  );

  return table;
}
