import { useMemo } from 'react';
import { sceneAddress } from './scene-address.ts';

/** The generated picture of a place, as an address for an image. */
export function useScene(destination: string, keywords: string, month?: number): string {
  return useMemo(() => sceneAddress(destination, keywords, month), [destination, keywords, month]);
}
