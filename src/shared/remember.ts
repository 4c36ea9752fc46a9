/** What is made on the first call and kept for all others. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;

  return () => (made ??= { value: make() }).value;
}

/** What is made of each object on the first call with it, and kept as long as the object is. */
export function onceFor<Of extends object, T extends object | string>(
  make: (of: Of) => T,
): (of: Of) => T {
  const known = new WeakMap<Of, T>();

  return (of) => {
    const made = known.get(of) ?? make(of);

    known.set(of, made);
    return made;
  };
}

/**
 * What takes long to make of an object, kept like that of `onceFor`. `ahead` makes it beforehand, and lets whoever runs it
 * do something else after each part; asked for meanwhile it is made in one go.
 */
export function onceInParts<Of extends object, T extends object>(
  make: (of: Of) => Generator<void, T>,
): { (of: Of): T; ahead: (of: Of) => Generator<void> } {
  const known = new WeakMap<Of, T>();
  const made = (of: Of): T => {
    const parts = make(of);
    let part = parts.next();

    while (!part.done) part = parts.next();
    return part.value;
  };

  return Object.assign(
    (of: Of): T => {
      const value = known.get(of) ?? made(of);

      known.set(of, value);
      return value;
    },
    {
      *ahead(of: Of): Generator<void> {
        if (known.has(of)) return;
        const value = yield* make(of);

        if (!known.has(of)) known.set(of, value);
      },
    },
  );
}

/** What is made of each text, kept until `most` texts are known; then it begins anew. */
export function onceForText<T>(make: (text: string) => T, most: number): (text: string) => T {
  const known = new Map<string, T>();

  return (text) => {
    const made = known.get(text);

    if (made !== undefined) return made;
    const value = make(text);

    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
