/** "1 day", "3 days"; "N/A" where the number is not known. */
export function countText(count: number, noun: string): string {
  if (Number.isNaN(count)) return 'N/A';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
