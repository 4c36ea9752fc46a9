/**
 * Before a row of a list goes with the button that was pressed in it: the focus moves to the same button of the
 * next row, or of the one before.
 */
export function focusBeside(button: HTMLButtonElement): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const place = row ? [...row.querySelectorAll('button')].indexOf(button) : -1;

  beside?.querySelectorAll('button')[place]?.focus();
}
