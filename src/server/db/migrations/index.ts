import { CreateTables1780000000000 } from './1780000000000-create-tables.ts';
import { AddWishes1780100000000 } from './1780100000000-add-wishes.ts';

/** In the order in which they run. */
export const allMigrations = [CreateTables1780000000000, AddWishes1780100000000];
