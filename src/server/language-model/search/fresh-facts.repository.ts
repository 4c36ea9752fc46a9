import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { z } from 'zod';
import { freshFact, type FreshFact } from '#shared/generation/local-info.schema.ts';
import { freshFactsSchema } from '../../db/entities/fresh-facts.entity.ts';

export type FreshFactsRepository = ReturnType<typeof createFreshFactsRepository>;

const facts = z.array(freshFact);

/** What was found for each destination, by the day on which it was asked for. */
export function createFreshFactsRepository(manager: EntityManager) {
  const rows = manager.getRepository(freshFactsSchema);

  return {
    /** The latest that were found on a day or after it; undefined when nobody asked since. */
    async since(destinationId: string, day: string): Promise<FreshFact[] | undefined> {
      const [row] = await rows.find({
        where: { destinationId, day: MoreThanOrEqual(day) },
        order: { day: 'DESC' },
        take: 1,
      });

      return row && facts.safeParse(row.facts).data;
    },

    async save(destinationId: string, day: string, found: FreshFact[]): Promise<void> {
      await rows.upsert({ destinationId, day, facts: found }, ['destinationId', 'day']);
    },
  };
}
