/**
 * `npm run catalogue:reports [-- export [--out DIR]]`: prints what travellers reported about places, or writes it as
 * one file a destination, which `npm run catalogue:refresh -- <destination> FILE` shows and `--accept` takes over.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/open-database.ts';
import { readEnv } from '#server/env.ts';
import { createPlaceReportsRepository } from '#server/place-reports/place-reports.repository.ts';
import { reportDiffs } from '#server/place-reports/report-diffs.ts';

const MOST = 10_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.' } },
});

if (existsSync('.env')) process.loadEnvFile('.env');
const database = await openDatabase(readEnv(process.env));

try {
  const reports = createPlaceReportsRepository(database.dataSource.manager);
  const found = await reports.find({ limit: MOST });

  if (positionals[0] === 'export') writeDiffs();
  else
    found.forEach(({ placeId, createdAt, row }) =>
      say(`${createdAt.toISOString().slice(0, 10)} ${placeId}, ${row.name}: ${row.note}`),
    );
  say(`${found.length} reports`);

  function writeDiffs(): void {
    mkdirSync(values.out, { recursive: true });
    for (const diff of reportDiffs(found, new Date().toISOString().slice(0, 10))) {
      const path = join(values.out, `reports-${diff.destination}.json`);

      writeFileSync(path, `${JSON.stringify(diff, null, 1)}\n`);
      say(
        `${path}: ${diff.rows.length} rows; npm run catalogue:refresh -- ${diff.destination} ${path}`,
      );
    }
  }
} finally {
  await database.close();
}
