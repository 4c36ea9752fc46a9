import { systemClock } from '../clock.ts';
import { createDataSource, type DatabaseAddress } from '../db/data-source.ts';
import { createLogger } from '../logger.ts';
import { createServices } from '../services.ts';
import { createSlowTripMaker } from './slow-trip-maker.ts';

/** A process of its own that works on the generations of a database: `<address as JSON> <pause in ms>`. */
const [address = '', pauseMs = '0'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const dataSource = createDataSource(JSON.parse(address) as DatabaseAddress);

await dataSource.initialize();
const services = createServices({
  dataSource,
  clock: systemClock,
  logger: createLogger('silent'),
  tripMaker: createSlowTripMaker({
    pauseMs: Number(pauseMs),
    onAbort: (id) => say(`aborted ${id}`),
  }),
});

await services.openJobs();
process.on('SIGTERM', () => {
  void services
    .close()
    .then(() => dataSource.destroy())
    .then(() => process.exit(0));
});
say('ready');
