import { SELECTION_TYPES, type SelectionType } from '../booking/catalog-options.ts';

/** How a warning about choices that were made for other dates begins. */
export const OLD_DATES = 'Chosen for the old dates';

const CHOICE_NAMES: Record<SelectionType, string> = {
  flights: 'flights',
  hotels: 'hotel',
  experiences: 'experience',
  rides: 'ride',
};

/** Names the choices that were made for other dates; undefined without any. */
export function choicesText(chosen: readonly SelectionType[]): string | undefined {
  const names = chosen.map((type) => CHOICE_NAMES[type]);

  if (names.length === 0) return undefined;
  return `${OLD_DATES}: your ${names.join(', ').replace(/, ([^,]+)$/, ' and $1')}. Choose again on the booking page.`;
}

/** A trip's warnings once one of its choices was made anew or taken off. */
export function withoutOldChoice(warnings: readonly string[], type: SelectionType): string[] {
  return warnings.flatMap((text) => {
    if (!text.startsWith(`${OLD_DATES}:`)) return [text];
    const others = SELECTION_TYPES.filter(
      (other) => other !== type && text.includes(CHOICE_NAMES[other]),
    );

    return choicesText(others) ?? [];
  });
}
