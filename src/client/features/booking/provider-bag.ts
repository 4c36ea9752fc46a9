/** A provider's data as an object: it may come as the text of its JSON. What is neither tells nothing. */
export function providerBag(data: unknown): Readonly<Record<string, unknown>> {
  const read = typeof data === 'string' ? parsed(data) : data;

  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
