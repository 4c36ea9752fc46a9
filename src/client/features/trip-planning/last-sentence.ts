/** The latest sentence that has ended; empty before the first one has. */
export function lastSentence(text: string): string {
  return /[^.!?]*[.!?]+(?=[^.!?]*$)/.exec(text)?.[0].trim() ?? '';
}
