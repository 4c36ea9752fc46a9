import type { PlaceKind } from '#server/catalogue/place.schema.ts';

/** One member for each of the names, so that each can be told from the others. */
type Each<Type extends string, Body> = Type extends string ? { type: Type } & Body : never;

/** What a wish must come to, so that a machine can tell. */
export type Expectation =
  | Each<'at' | 'not at', { ids: readonly string[] }>
  | Each<'in' | 'not in', { countries: readonly string[] }>
  | Each<'near', { lat: number; lon: number; km: number }>
  | Each<'spares', { ids: readonly string[] }>
  | Each<'costs', { fromUsd: number }>
  | Each<'without' | 'with', { kinds: readonly PlaceKind[] }>
  | Each<'stops a day', { most: number }>
  | Each<'begins', { from: string }>
  | Each<'warm', { fromC: number }>
  | Each<'cool', { toC: number }>
  | Each<'days', { count: number }>
  | Each<'warns' | 'silent' | 'refused', { words: RegExp }>
  | Each<'vegan' | 'accessible' | 'surprise', object>
  | Each<'any', { of: readonly Expectation[] }>;

export const at = (...ids: string[]): Expectation => ({ type: 'at', ids });
export const notAt = (...ids: string[]): Expectation => ({ type: 'not at', ids });
export const inCountry = (...countries: string[]): Expectation => ({ type: 'in', countries });
export const notIn = (...countries: string[]): Expectation => ({ type: 'not in', countries });
export const near = (lat: number, lon: number, km = 30): Expectation => ({
  type: 'near',
  lat,
  lon,
  km,
});
export const without = (...kinds: PlaceKind[]): Expectation => ({ type: 'without', kinds });
export const withKind = (...kinds: PlaceKind[]): Expectation => ({ type: 'with', kinds });
/** None of these places. */
export const spares = (...ids: string[]): Expectation => ({ type: 'spares', ids });
export const costs = (fromUsd: number): Expectation => ({ type: 'costs', fromUsd });
export const stopsADay = (most: number): Expectation => ({ type: 'stops a day', most });
/** On full days nothing begins before. */
export const begins = (from: string): Expectation => ({ type: 'begins', from });
export const warm = (fromC: number): Expectation => ({ type: 'warm', fromC });
export const cool = (toC: number): Expectation => ({ type: 'cool', toC });
export const days = (count: number): Expectation => ({ type: 'days', count });
export const warns = (words: RegExp): Expectation => ({ type: 'warns', words });
/** Nowhere in the plan. */
export const silent = (words: RegExp): Expectation => ({ type: 'silent', words });
/** A 422 in these words. */
export const refused = (words: RegExp): Expectation => ({ type: 'refused', words });
export const vegan: Expectation = { type: 'vegan' };
export const accessible: Expectation = { type: 'accessible' };
export const surprise: Expectation = { type: 'surprise' };
export const anyOf = (...of: Expectation[]): Expectation => ({ type: 'any', of });
