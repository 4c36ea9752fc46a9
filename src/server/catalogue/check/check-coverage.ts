import type { Coverage } from './check-catalogue.ts';

/** What the catalogue as a whole is held to, so that any wish meets some choice. */
const LEAST = {
  destinations: 150,
  continents: 6,
  businessCities: 60,
  airports: 600,
  airlines: 110,
} as const;
const LEAST_PER_INTEREST = 10;
const LEAST_PER_MONTH = 30;

/** Where the catalogue as a whole falls short. */
export function checkCoverage(report: Coverage): string[] {
  const counts = (Object.keys(LEAST) as (keyof typeof LEAST)[]).flatMap((what) =>
    report[what] < LEAST[what] ? [`coverage: ${report[what]} ${what}, not ${LEAST[what]}`] : [],
  );
  const interests = report.interests
    .filter(({ destinations }) => destinations < LEAST_PER_INTEREST)
    .map(({ interest, destinations }) => `coverage: ${interest} in ${destinations} destinations`);
  const months = report.goodWeather.flatMap((count, month) =>
    count < LEAST_PER_MONTH
      ? [`coverage: month ${month + 1} is good in ${count} destinations`]
      : [],
  );

  return [...counts, ...interests, ...months];
}
