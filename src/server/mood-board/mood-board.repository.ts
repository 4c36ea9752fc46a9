import { type EntityManager, LessThan } from 'typeorm';
import { moodBoardSchema, type MoodBoardEntity } from '../db/entities/mood-board.entity.ts';
import { insertRows, type NewRow } from '../db/insert-rows.ts';

export type MoodBoardRepository = ReturnType<typeof createMoodBoardRepository>;

/** Rows of mood_boards. */
export function createMoodBoardRepository(manager: EntityManager) {
  const boards = manager.getRepository(moodBoardSchema);

  return {
    insert: async (row: NewRow<MoodBoardEntity>): Promise<number> => {
      const [id = 0] = await insertRows(manager, moodBoardSchema, [row]);

      return id;
    },
    findById: (id: number): Promise<MoodBoardEntity | null> => boards.findOneBy({ id }),
    /** A user's boards from the newest down, or from the one before an id. */
    findPage: (
      userId: number,
      before: number | undefined,
      limit: number,
    ): Promise<MoodBoardEntity[]> =>
      boards.find({
        where: { userId, ...(before !== undefined && { id: LessThan(before) }) },
        order: { id: 'DESC' },
        take: limit,
      }),

    /** Whether there was such a board. */
    rename: async (id: number, names: { title: string; description: string }): Promise<boolean> =>
      (await boards.update({ id }, names)).affected === 1,

    /** Whether there was such a board. */
    remove: async (id: number): Promise<boolean> => (await boards.delete({ id })).affected === 1,
  };
}
