import { EntitySchema } from 'typeorm';
import { integer, instant } from './column-kinds.ts';

/** How often somebody called something in the time that ends at `resetAt`. */
export type RateLimitEntity = { key: string; hits: number; resetAt: Date };

export const rateLimitSchema = new EntitySchema<RateLimitEntity>({
  name: 'rate_limit',
  tableName: 'rate_limits',
  columns: {
    key: { type: 'text', primary: true },
    hits: integer,
    resetAt: instant,
  },
});
