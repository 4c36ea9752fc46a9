const needed: Promise<unknown>[] = [];

/** Names what a drawn page must have beside its own code before it is taken over as it was drawn. */
export function needFirst(coming: Promise<unknown>): void {
  needed.push(coming);
}

export async function allNeededFirst(): Promise<void> {
  await Promise.all(needed);
}
