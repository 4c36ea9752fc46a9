import type { z } from 'zod';
import type { savedMoodBoard } from '#shared/mood-board/mood-board.schema.ts';
import type { MoodBoardEntity } from '../db/entities/mood-board.entity.ts';

export function toSavedMoodBoard(row: MoodBoardEntity): z.infer<typeof savedMoodBoard> {
  return {
    id: row.id,
    destination: row.destination,
    title: row.title,
    description: row.description,
    colorPalette: row.colorPalette,
    tags: row.tags,
    images: row.images,
    createdAt: row.createdAt.toISOString(),
  };
}
