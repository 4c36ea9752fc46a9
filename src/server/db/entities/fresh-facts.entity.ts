import { EntitySchema } from 'typeorm';
import { createdAt, day, id, json, text } from './column-kinds.ts';

/** What the search AI found for a destination on one day; another day asks anew. */
export type FreshFactsEntity = {
  id: number;
  destinationId: string;
  day: string;
  facts: unknown;
  createdAt: Date;
};

export const freshFactsSchema = new EntitySchema<FreshFactsEntity>({
  name: 'fresh_facts',
  tableName: 'fresh_facts',
  columns: { id, destinationId: text, day, facts: json, createdAt },
  uniques: [{ name: 'fresh_facts_destination_day_unique', columns: ['destinationId', 'day'] }],
});
