/** `npm run catalogue:check [-- --reference FOLDER]`: checks every data file and prints what the catalogue covers. */
import { checkCatalogue, coverage } from '#server/catalogue/check/check-catalogue.ts';
import { compareCoordinates } from '#server/catalogue/check/compare-coordinates.ts';
import { readDataFiles } from '#server/catalogue/check/read-data-files.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${Math.round(share * 100)} %`;

const files = readDataFiles();
const faults = checkCatalogue(files);
const report = coverage(files);

print(
  `${report.destinations} destinations on ${report.continents} continents in ${report.countries} countries, ` +
    `${report.languages} languages`,
);
print(
  `${report.places} places, ${report.food} places to eat, ${report.stays} stays, ${report.dayTrips} day trips, ` +
    `${report.businessCities} cities with business places`,
);
print(
  `places with hours 100 %, minutes 100 %, price ${percent(report.withPrice)}, official site ${percent(report.withSite)}`,
);
print(
  `confidence: high ${percent(report.confidence.high)}, medium ${percent(report.confidence.medium)}, ` +
    `low ${percent(report.confidence.low)}`,
);
print(
  `destinations strong in each interest: ${report.interests.map((entry) => `${entry.interest} ${entry.destinations}`).join(', ')}`,
);
print(`destinations with good weather, January to December: ${report.goodWeather.join(', ')}`);

const reference = process.argv.indexOf('--reference');

if (reference > 0) {
  const { matched, medianKm, p95Km, far } = compareCoordinates(
    files.destinations,
    process.argv[reference + 1] ?? '',
  );

  print(
    `coordinates against the reference tables: ${matched} match by name, median ${(medianKm * 1000).toFixed(0)} m, ` +
      `95th percentile ${(p95Km * 1000).toFixed(0)} m`,
  );
  far.forEach((line) => print(`  far: ${line}`));
}

faults.forEach((fault) => print(`fault: ${fault}`));
print(faults.length === 0 ? 'catalogue: no fault' : `catalogue: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
