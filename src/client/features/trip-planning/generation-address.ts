const NAME = 'generation';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The generation that the address names: a tab that was closed finds it again by its address alone. */
export function generationInAddress(query: URLSearchParams): string | undefined {
  const id = query.get(NAME) ?? '';

  return ID.test(id) ? id : undefined;
}

/** Writes the generation into the address of this history entry, or takes it out; nothing is loaded. */
export function keepInAddress(
  { location, history }: Pick<Window, 'location' | 'history'>,
  generationId: string | undefined,
): void {
  const url = new URL(location.href);

  if (generationId) url.searchParams.set(NAME, generationId);
  else url.searchParams.delete(NAME);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
