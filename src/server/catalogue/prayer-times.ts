const RADIAN = Math.PI / 180;
const TILT = 23.44;
/** Days between the shortest day and the first of January. */
const SINCE_SOLSTICE = 10;
const YEAR = 365.24;
const MINUTES_PER_DEGREE = 4;

type Sun = { date: string; sunrise: number; sunset: number };

/**
 * About when the three prayers of the day begin that fall into visiting hours, in local minutes after midnight: noon,
 * afternoon (a shadow is longer than at noon by the height of what throws it) and sunset. Right within ten minutes, away
 * from the poles.
 */
export function prayersBetween(lat: number, { date, sunrise, sunset }: Sun): number[] {
  const noon = (sunrise + sunset) / 2;
  const tilt =
    -TILT * Math.cos(((2 * Math.PI) / YEAR) * (dayOfYear(date) + SINCE_SOLSTICE)) * RADIAN;
  const at = lat * RADIAN;
  const height = Math.atan(1 / (1 + Math.tan(Math.abs(at - tilt))));
  const angle = Math.acos(
    (Math.sin(height) - Math.sin(at) * Math.sin(tilt)) / (Math.cos(at) * Math.cos(tilt)),
  );
  const afternoon = noon + (angle / RADIAN) * MINUTES_PER_DEGREE;

  return [noon, afternoon, sunset].filter((time) => !Number.isNaN(time)).map(Math.round);
}

function dayOfYear(date: string): number {
  const [year = 0] = date.split('-').map(Number);

  return (Date.parse(`${date}T00:00:00Z`) - Date.UTC(year, 0, 0)) / 86_400_000;
}
