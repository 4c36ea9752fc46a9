import { useLayoutEffect, type RefObject } from 'react';

/** A card by its place among all, and which of its links and buttons. */
type Place = { position: string; control: number };

/** What one drawing of the list leaves for the next one: where the focus was in it. */
export type HandedFocus = RefObject<Place | undefined>;

const CONTROLS = 'a, button';

/**
 * For a list of cards that another drawing of the same list may replace: the focus goes over to the same card
 * as soon as that one has it, unless the traveller has taken it elsewhere.
 */
export function useHandedFocus(frame: RefObject<HTMLElement | null>, handed: HandedFocus): void {
  // Before the old cards leave the document, and the focus with them.
  useLayoutEffect(() => {
    const list = frame.current;

    return () => {
      handed.current = list ? placeOf(document.activeElement, list) : undefined;
    };
  }, [frame, handed]);

  // After each drawing: the rows of a long list come a moment after their frame.
  useLayoutEffect(() => {
    const place = handed.current;

    if (!place) return;
    const control =
      document.activeElement === document.body ? controlAt(place, frame.current) : undefined;

    control?.focus({ preventScroll: true });
    if (control ?? document.activeElement !== document.body) handed.current = undefined;
  });
}

function placeOf(element: Element | null, list: HTMLElement): Place | undefined {
  const card = element && list.contains(element) ? element.closest('[aria-posinset]') : null;
  const position = card?.getAttribute('aria-posinset');

  if (!card || !element || !position) return undefined;
  return { position, control: [...card.querySelectorAll(CONTROLS)].indexOf(element) };
}

function controlAt(
  { position, control }: Place,
  list: HTMLElement | null,
): HTMLElement | undefined {
  const card = list?.querySelector(`[aria-posinset="${position}"]`);

  return [...(card?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])][control];
}
