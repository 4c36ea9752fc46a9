/** What a person did on a drawn page before its code was at work; noted by public/early.js. */
export type EarlyEntry = { target: Element } & (
  | { type: 'click'; init: MouseEventInit }
  | { type: 'keydown'; init: KeyboardEventInit }
  | { type: 'submit' }
  | { type: 'field'; value: string; checked?: boolean | undefined }
);
type EarlyInput = {
  entries: EarlyEntry[];
  pointedAt?: Element | undefined;
  /** Until the whole style sheets are here; undefined until they are asked for. */
  styled?: Promise<void> | undefined;
  /** Lets the load event come. */
  endLoading: () => void;
  end: () => void;
};

declare global {
  interface Window {
    northstarEarly?: EarlyInput | undefined;
  }
}

/** Waits for the styles of what the page does not show yet. */
export async function pageIsStyled(): Promise<void> {
  await window.northstarEarly?.styled;
}

export function endLoading(): void {
  window.northstarEarly?.endLoading();
}

/** Ends the noting, and yields what is to be done again, in order. */
export function takeEarlyInput(): readonly EarlyEntry[] {
  const early = window.northstarEarly;

  if (!early) return [];
  window.northstarEarly = undefined;
  early.end();
  early.pointedAt?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  if (document.activeElement && document.activeElement !== document.body)
    document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  return early.entries;
}

/** Does again what a person did, on the same element. */
export function repeatEarlyInput(entry: EarlyEntry): void {
  const target = standing(entry.target);

  if (target) repeat(entry, target);
}

function repeat(entry: EarlyEntry, target: Element): void {
  const shared = { bubbles: true, cancelable: true, composed: true };

  if (entry.type === 'click')
    target.dispatchEvent(new MouseEvent('click', { ...shared, ...entry.init }));
  else if (entry.type === 'keydown')
    target.dispatchEvent(new KeyboardEvent('keydown', { ...shared, ...entry.init }));
  else if (entry.type === 'field') repeatField(target, entry);
  else if (target instanceof HTMLFormElement) target.requestSubmit();
}

type Field = { value: string; checked?: boolean | undefined };

function repeatField(target: Element, { value, checked }: Field): void {
  if (target instanceof HTMLSelectElement) return choose(target, value);
  if (target instanceof HTMLTextAreaElement) return type(target, value);
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type === 'checkbox' || target.type === 'radio') tick(target, checked === true);
  else if (target.type === 'file') target.dispatchEvent(new Event('change', { bubbles: true }));
  else type(target, value);
}

function choose(target: HTMLSelectElement, value: string): void {
  target.value = value;
  target.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React hears of a change only where the field holds something else than it saw last. */
function type(target: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const setUnseen = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;

  if (target.defaultValue === value) return;
  target.value = target.defaultValue;
  setUnseen?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
  if (target !== document.activeElement)
    target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Back to what was drawn, and then pressed as a person would. */
function tick(target: HTMLInputElement, checked: boolean): void {
  if (target.defaultChecked === checked && target.type === 'checkbox') return;
  for (const one of target.type === 'radio' ? radiosBeside(target) : [target])
    one.checked = one.defaultChecked;
  if (target.checked !== checked) target.click();
}

function radiosBeside({ name }: HTMLInputElement): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(name)}"]`),
  ];
}

/** The element itself, or the one that has taken its place. */
function standing(element: Element): Element | null {
  if (element.isConnected) return element;
  const button = element.closest('[aria-label]');

  return (
    (element.id && document.getElementById(element.id)) ||
    (button &&
      document.querySelector(
        `${button.localName}[aria-label="${CSS.escape(button.getAttribute('aria-label') ?? '')}"]`,
      ))
  );
}
