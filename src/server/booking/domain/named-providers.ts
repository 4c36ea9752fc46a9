type Missing = { provider: string; message: string };
type Named = { name: string; isSample: boolean };

/**
 * The providers that a search asks: those it names, or all when it names none. Samples stand in for every provider of
 * the kind where none is set up. What is named and can't be asked is told, so that an empty list explains itself.
 */
export function namedProviders<Provider extends Named>(
  providers: readonly Provider[],
  { named = [], known }: { named?: readonly string[] | undefined; known: readonly string[] },
): { asked: readonly Provider[]; missing: Missing[] } {
  if (named.length === 0) return { asked: providers, missing: [] };
  const asked = providers.filter((provider) =>
    named.some((name) => isSame(name, provider.name) || (provider.isSample && has(known, name))),
  );
  const missing = named
    .filter((name) => !asked.some((provider) => isSame(name, provider.name) || provider.isSample))
    .map((name) => ({ provider: name, message: 'is not set up on this server' }));
  const unknown = named
    .filter(
      (name) => !has(known, name) && !providers.some((provider) => isSame(name, provider.name)),
    )
    .map((name) => ({ provider: name, message: `is not one of ${known.join(', ')}` }));
  const told = new Set(unknown.map(({ provider }) => provider));

  return { asked, missing: [...unknown, ...missing.filter(({ provider }) => !told.has(provider))] };
}

function has(names: readonly string[], name: string): boolean {
  return names.some((known) => isSame(known, name));
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
