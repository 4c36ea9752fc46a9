import { createDataSource } from './src/server/db/data-source.ts';

/** For the TypeORM command line (npm run db:generate); the server builds its own. */
export default createDataSource({ url: process.env['DATABASE_URL'] ?? 'postgres://postgres@localhost/northstar' });
