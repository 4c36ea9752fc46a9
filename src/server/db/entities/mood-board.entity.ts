import { EntitySchema } from 'typeorm';
import type { z } from 'zod';
import type { savedMoodBoard } from '#shared/mood-board/mood-board.schema.ts';
import { createdAt, id, integer, json, text } from './column-kinds.ts';

export type MoodBoardEntity = Omit<z.infer<typeof savedMoodBoard>, 'createdAt'> & {
  userId: number;
  createdAt: Date;
};

export const moodBoardSchema = new EntitySchema<MoodBoardEntity>({
  name: 'mood_board',
  tableName: 'mood_boards',
  columns: {
    id,
    userId: { ...integer, default: 1 },
    destination: text,
    title: text,
    description: text,
    colorPalette: json,
    tags: json,
    images: json,
    createdAt,
  },
  indices: [{ name: 'mood_boards_user_index', columns: ['userId', 'id'] }],
});
