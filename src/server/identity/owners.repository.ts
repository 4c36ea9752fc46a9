import type { EntityManager } from 'typeorm';

export type OwnersRepository = ReturnType<typeof createOwnersRepository>;

/** What belongs to a user. */
export type OwnedKind = 'trip' | 'preference' | 'generation' | 'moodBoard';

const OWNER_OF: Record<OwnedKind, string> = {
  trip: 'SELECT "userId" FROM trips WHERE id = $1',
  preference: 'SELECT "userId" FROM trip_preferences WHERE id = $1',
  // A job belongs to whoever's preferences it plans.
  generation: `SELECT p."userId" FROM generations g JOIN trip_preferences p ON p.id = g."preferenceId"
    WHERE g.id = $1`,
  moodBoard: 'SELECT "userId" FROM mood_boards WHERE id = $1',
};

/** To whom rows belong. */
export function createOwnersRepository(manager: EntityManager) {
  return {
    /** The id of the owner; undefined when there is no such thing. */
    async find(kind: OwnedKind, id: number | string): Promise<number | undefined> {
      const [row] = await manager.query<{ userId: number }[]>(OWNER_OF[kind], [id]);

      return row?.userId;
    },
  };
}
