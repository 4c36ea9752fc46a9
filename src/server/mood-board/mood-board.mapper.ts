import type { z } from 'zod';
import { savedMoodBoard } from '#shared/mood-board/mood-board.schema.ts';
import type { MoodBoardEntity } from '../db/entities/mood-board.entity.ts';
import { fromRow } from '../db/row-fields.ts';

const boardColumns = savedMoodBoard.omit({ createdAt: true });

export function toSavedMoodBoard(row: MoodBoardEntity): z.infer<typeof savedMoodBoard> {
  return { ...fromRow(boardColumns, row), createdAt: row.createdAt.toISOString() };
}
