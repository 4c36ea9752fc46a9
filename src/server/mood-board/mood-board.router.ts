import { z } from 'zod';
import {
  boardPicturesInput,
  listMoodBoardsInput,
  moodBoardInput,
  moodBoardRef,
  moodBoardResult,
  renameMoodBoardInput,
  savedMoodBoard,
  saveMoodBoardInput,
} from '#shared/mood-board/mood-board.schema.ts';
import { procedure, router } from '../trpc/init.ts';

/** Mood boards. */
export const moodBoardRouter = router({
  generate: procedure('Make a mood board for a destination')
    .input(moodBoardInput)
    .output(moodBoardResult)
    .mutation(({ ctx, input }) => ctx.services.moodBoards.generate(input)),

  pictures: procedure("Watch a mood board's pictures being drawn")
    .input(boardPicturesInput)
    .subscription(async function* ({ ctx, input, signal }) {
      for await (const outcome of ctx.services.moodBoards.pictures(input.keys)) {
        if (signal?.aborted) return;
        yield outcome;
      }
    }),

  save: procedure('Save a mood board with its selected images')
    .input(saveMoodBoardInput)
    .output(savedMoodBoard)
    .mutation(({ ctx, input }) => ctx.services.moodBoards.save(ctx.user.id, input)),

  list: procedure('List saved mood boards page by page, the newest first')
    .input(listMoodBoardsInput)
    .output(z.array(savedMoodBoard))
    .query(({ ctx, input }) => ctx.services.moodBoards.list(ctx.user.id, input)),

  rename: procedure("Change a mood board's title and description")
    .input(renameMoodBoardInput)
    .output(savedMoodBoard)
    .mutation(({ ctx, input }) => ctx.services.moodBoards.rename(input)),

  remove: procedure('Delete a mood board')
    .input(moodBoardRef)
    .output(moodBoardRef)
    .mutation(({ ctx, input }) => ctx.services.moodBoards.remove(input.id)),
});
