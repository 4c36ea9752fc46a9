type Frame = { key: string | number; isObject: boolean; wantsKey: boolean };
export type JsonPath = readonly (string | number)[];

/** Deeper than any answer of ours; what goes on beyond is not looked at. */
const MOST_DEPTH = 8;

/**
 * Finds the texts of a JSON answer while it is still being written: each is told once it is complete, with
 * where it stands. Takes the answer piece by piece, cut anywhere.
 */
export function createStringFinder(onString: (path: JsonPath, value: string) => void) {
  const frames: Frame[] = [];
  let raw: string | undefined;
  let isEscaped = false;
  let hasGivenUp = false;

  function inString(char: string, before: string): void {
    if (char === '"' && !isEscaped) {
      raw = undefined;
      endString(before);
      return;
    }
    isEscaped = char === '\\' && !isEscaped;
    raw = before + char;
  }

  function endString(text: string): void {
    const value = unescaped(text);
    const top = frames.at(-1);

    if (value === undefined || !top) return;
    if (top.isObject && top.wantsKey) Object.assign(top, { key: value, wantsKey: false });
    else
      onString(
        frames.map(({ key }) => key),
        value,
      );
  }

  function outside(char: string): void {
    const top = frames.at(-1);

    if (char === '"') raw = '';
    else if (char === '{') frames.push({ key: '', isObject: true, wantsKey: true });
    else if (char === '[') frames.push({ key: 0, isObject: false, wantsKey: false });
    else if (char === '}' || char === ']') frames.pop();
    else if (char === ',' && top?.isObject) top.wantsKey = true;
    else if (char === ',' && top) top.key = Number(top.key) + 1;
    hasGivenUp ||= frames.length > MOST_DEPTH;
  }

  return (piece: string): void => {
    for (const char of hasGivenUp ? '' : piece) {
      if (raw === undefined) outside(char);
      else inString(char, raw);
    }
  };
}

function unescaped(text: string): string | undefined {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return undefined;
  }
}
