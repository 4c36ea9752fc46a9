import { clockMinutes, clockText } from './clock.ts';
import { type DayView, type TripView } from './trip-view.ts';

/** Rule 9: what needs light lies in daylight, and a rainy month's days have something under a roof. */
export function checkWeather(view: TripView): string[] {
  return view.days.flatMap((day) => [...darkStops(day, view), ...roofless(day, view)]);
}

function darkStops({ label, day, stops }: DayView, { facts }: TripView): string[] {
  const [sunrise, sunset] = facts.daylight?.(day.date) ?? day.weather.daylight.map(clockMinutes);

  return stops
    .filter((stop) => stop.activity.kind === 'stop' && needsLight(stop))
    .filter(({ start, end }) => !(start >= (sunrise ?? 0) && end <= (sunset ?? 0)))
    .map(({ name, start, end }) => {
      const sun = `daylight lasts from ${clockText(sunrise ?? 0)} to ${clockText(sunset ?? 0)}`;

      return `${label}, ${name}: from ${clockText(start)} to ${clockText(end)}, but ${sun}`;
    });
}

function needsLight({ facts, place }: DayView['stops'][number]): boolean {
  if (facts) return facts.daylight;
  return place.kind === 'hike' || (place.kind === 'viewpoint' && !place.indoor);
}

function roofless({ label, day, stops }: DayView, view: TripView): string[] {
  const hasVisit = stops.some(({ activity }) => activity.kind === 'stop');
  const hasRoof = stops.some(
    ({ activity, facts, place }) => activity.kind !== 'free' && (facts?.indoor ?? place.indoor),
  );

  if (!hasVisit || hasRoof || !view.facts.rainyMonth(day.date)) return [];
  return view.trip.warnings.some((warning) => isOfRoofless(warning, label))
    ? []
    : [`${label}: has no indoor stop in a rainy month`];
}

/** Whether a warning tells that a day has nothing under a roof: "Days 2, 4 and 7 have no indoor stop". */
function isOfRoofless(warning: string, label: string): boolean {
  const [days] = /^Days? [\d, and]+(?=(?:has|have) no indoor stop)/.exec(warning) ?? [''];

  return days.split(/[, ]+/).includes(label.replace('Day ', ''));
}
