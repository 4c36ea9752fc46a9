import type { WeatherInfo } from '#shared/generation/generated-trip.schema.ts';
import { decapital, joinWords } from '../candidates/place-words.ts';

/** What the weather is like in each of several places, and what to wear for all of them. */
export function joinedWeather(
  places: readonly { name: string; weather: WeatherInfo }[],
): WeatherInfo {
  const each = (of: (weather: WeatherInfo) => string) =>
    places.map(({ name, weather }) => `${name}: ${of(weather)}`);

  return {
    avgTemp: each(({ avgTemp }) => avgTemp).join(', '),
    season: joinWords([...new Set(places.map(({ weather }) => weather.season))]),
    expectedConditions: each(({ expectedConditions }) => decapital(expectedConditions)).join(' '),
    clothingRecommendations: [
      ...new Set(places.flatMap(({ weather }) => weather.clothingRecommendations)),
    ],
  };
}
