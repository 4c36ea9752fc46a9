import { CreateTables1780000000000 } from './1780000000000-create-tables.ts';

/** In the order in which they run. */
export const allMigrations = [CreateTables1780000000000];
