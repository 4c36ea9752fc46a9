import path from 'node:path';
import { createDataSource } from './src/server/db/data-source.ts';

const { DATABASE_URL, DATA_DIR = '.northstar' } = process.env;

/** For the TypeORM command line. Without DATABASE_URL: the embedded database of a server that runs. */
export default createDataSource(
  DATABASE_URL
    ? { url: DATABASE_URL }
    : {
        host: path.resolve(DATA_DIR, 'postgres'),
        port: 5432,
        user: 'postgres',
        database: 'postgres',
      },
);
