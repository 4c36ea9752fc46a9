import { startTransition, useEffect, useMemo, useState } from 'react';
import { needFirst } from '#client/lib/needed-first.ts';
import type { sceneAddress } from './scene-address.ts';

type Code = { sceneAddress: typeof sceneAddress };

/** The code that draws, once it has come; 'missing' when it did not. */
let code: Code | 'missing' | undefined;

// Asked for beside the page's own code, which need not wait for it.
const coming = import('./scene-address.ts').then(
  (module): Code => (code = module),
  (): 'missing' => (code = 'missing'),
);

needFirst(coming);

type Scene = { address: string | undefined; isBroken: boolean };

/** The generated picture of a place; without an address until the code that draws has come. */
export function useScene(destination: string, keywords: string, month?: number): Scene {
  const [draws, setDraws] = useState(code);

  useEffect(() => {
    if (draws) return undefined;
    let isWanted = true;

    const draw = async () => {
      const come = await coming;

      // In small steps: a list of trips draws many.
      if (isWanted) startTransition(() => setDraws(come));
    };

    void draw();
    return () => {
      isWanted = false;
    };
  }, [draws]);
  const address = useMemo(
    () =>
      draws && draws !== 'missing' ? draws.sceneAddress(destination, keywords, month) : undefined,
    [draws, destination, keywords, month],
  );

  return { address, isBroken: draws === 'missing' };
}
