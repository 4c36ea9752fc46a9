const MAX_DEPTH = 12;
const MAX_NODES = 5000;
const MAX_TEXT = 20_000;

/** Whether Postgres can keep a text: no NUL, and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return (
    !text.includes('\u0000') &&
    !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)
  );
}

/**
 * Whether a value of unknown origin is plain JSON that is safe to store: no Map, Date or BigInt (a
 * rich transport may bring them), bounded in depth, in number of values and in text.
 */
export function isPlainJson(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];

  for (let seen = 0; waiting.length > 0; seen += 1) {
    const next = waiting.pop();

    if (!next || seen > MAX_NODES || next.depth > MAX_DEPTH) return false;
    if (!isContainer(next.value)) {
      if (!isPlainScalar(next.value)) return false;
      continue;
    }
    if (!Object.keys(next.value).every(isStorableText)) return false;
    for (const child of Object.values(next.value))
      waiting.push({ value: child, depth: next.depth + 1 });
  }
  return true;
}

/** Whether a value is a list or a plain object. */
export function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);

  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlainScalar(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_TEXT && isStorableText(value);
  return value === null || typeof value === 'boolean' || Number.isFinite(value);
}
