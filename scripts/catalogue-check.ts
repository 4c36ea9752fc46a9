/** `npm run catalogue:check [-- --reference FOLDER]`: checks every data file and prints what the catalogue covers. */
import { checkCatalogue, coverage } from '#server/catalogue/check/check-catalogue.ts';
import { checkCoverage } from '#server/catalogue/check/check-coverage.ts';
import { compareCoordinates } from '#server/catalogue/check/compare-coordinates.ts';
import { readDataFiles } from '#server/catalogue/check/read-data-files.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${Math.round(share * 100)} %`;

const files = readDataFiles();
const report = coverage(files);
const faults = [...checkCatalogue(files), ...checkCoverage(report)];

print(
  `${report.destinations} destinations on ${report.continents} continents in ${report.countries} countries, ` +
    `${report.languages} languages`,
);
print(
  `${report.places} places, ${report.food} places to eat, ${report.stays} stays, ${report.dayTrips} day trips, ` +
    `${report.businessCities} cities with business places`,
);
print(
  `places with hours ${percent(report.withHours)}, minutes ${percent(report.withMinutes)}, ` +
    `price ${percent(report.withPrice)}, official site ${percent(report.withSite)}`,
);
print(
  `confidence: high ${percent(report.confidence.high)}, medium ${percent(report.confidence.medium)}, ` +
    `low ${percent(report.confidence.low)}`,
);
print(
  `${report.airports} airports, ${report.airlines} airlines, ${report.trains} train journeys under five hours, ${report.rides} rides between destinations`,
);
print(
  `destinations strong in each interest: ${report.interests.map((entry) => `${entry.interest} ${entry.destinations}`).join(', ')}`,
);
print(`destinations with good weather, January to December: ${report.goodWeather.join(', ')}`);

const reference = process.argv.indexOf('--reference');

if (reference > 0) {
  const { all, judged, far } = compareCoordinates(
    files.destinations,
    process.argv[reference + 1] ?? '',
  );

  print(
    `coordinates against the reference tables: ${all.matched} match by name, median ${all.medianM} m, ` +
      `95th percentile ${all.p95M} m; ${judged.p95M} m without the ${all.matched - judged.matched} references set aside`,
  );
  far.forEach((line) => print(`  far: ${line}`));
} else {
  print('coordinates: not compared; -- --reference FOLDER names the reference tables');
}

faults.forEach((fault) => print(`fault: ${fault}`));
print(faults.length === 0 ? 'catalogue: no fault' : `catalogue: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
