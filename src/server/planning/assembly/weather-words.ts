import type { Destination } from '#server/catalogue/catalogue.ts';
import type { WeatherInfo } from '#shared/generation/generated-trip.schema.ts';
import { seasonAt } from '#shared/season.ts';
import { RAINY_MONTH_MM } from './build-problem.ts';

/** Between these latitudes the year is told by rain, not by warmth. */
const TROPICS = 20;
const DRY_MM = 35;

/** The month's normals in words, with what to wear. `month` is 1 to 12. */
export function weatherWords(destination: Destination, month: number): WeatherInfo {
  const high = Math.round(destination.climate.highC[month - 1] ?? 20);
  const low = Math.round(destination.climate.lowC[month - 1] ?? 12);
  const rain = Math.round(destination.climate.rainMm[month - 1] ?? 50);
  const sea = destination.climate.seaC?.[month - 1];

  return {
    avgTemp: `${Math.round((high + low) / 2)} °C`,
    season: seasonWords(destination.lat, month, rain),
    expectedConditions: `Days near ${high} °C, nights near ${low} °C; ${rainWords(rain)} (${rain} mm in the month)${sea === undefined ? '' : `; the sea is about ${Math.round(sea)} °C`}.`,
    clothingRecommendations: clothing(high, low, rain),
  };
}

function seasonWords(lat: number, month: number, rainMm: number): string {
  if (Math.abs(lat) >= TROPICS) return seasonAt(lat, month);
  return rainMm >= RAINY_MONTH_MM ? 'wet season' : 'dry season';
}

function rainWords(rain: number): string {
  if (rain < DRY_MM) return 'hardly any rain';
  if (rain < 80) return 'a shower now and then';
  return rain < RAINY_MONTH_MM ? 'some wet days' : 'rain on many days';
}

function clothing(high: number, low: number, rain: number): string[] {
  const items: string[] = [];

  if (high >= 27) items.push('Light, loose clothes', 'Sun hat and sunglasses');
  else if (high >= 18) items.push('Light layers', 'A sweater for the evenings');
  else if (high >= 8) items.push('Warm layers', 'A windproof jacket');
  else items.push('A proper winter coat', 'Hat, gloves and warm boots');

  if (low < 8 && high >= 18) items.push('A warm jacket for cold nights');
  if (rain >= 80) items.push('Rain jacket or umbrella', 'Waterproof shoes');
  items.push('Comfortable walking shoes');
  return items;
}
