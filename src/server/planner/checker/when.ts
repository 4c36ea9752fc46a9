/** The fault, where there is one. */
export function when(isFault: boolean, fault: string): string[] {
  return isFault ? [fault] : [];
}
