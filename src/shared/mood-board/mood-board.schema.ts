import { z } from 'zod';
import { boundedText, idField } from '../fields.ts';
import { MOOD_BOARD_CATEGORIES } from './board-categories.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0B1F3A');

export const moodBoardInput = z.object({
  destination: boundedText(120).trim().min(1, 'Destination is required'),
  categories: z
    .array(z.enum(MOOD_BOARD_CATEGORIES))
    .max(5)
    .default([...MOOD_BOARD_CATEGORIES]),
});

export const moodBoardImage = z.object({
  id: boundedText(80),
  category: z.enum(MOOD_BOARD_CATEGORIES),
  prompt: boundedText(500),
  colors: z.array(colour).max(12),
  tags: z.array(boundedText(60)).max(20),
  url: boundedText(20_000).optional(),
});

const pictureKey = z.string().regex(/^[\da-f]{40}$/, 'must be the key of a picture');

export const boardPicturesInput = z.object({ keys: z.array(pictureKey).max(60) });

export const moodBoardResult = z.object({
  destination: z.string(),
  images: z.array(moodBoardImage),
  colorPalette: z.array(colour),
  tags: z.array(z.string()),
});

export const saveMoodBoardInput = z.object({
  destination: boundedText(120).trim().min(1, 'Destination is required'),
  title: boundedText(120).default(''),
  description: boundedText(1000).default(''),
  colorPalette: z.array(colour).max(12).default([]),
  tags: z.array(boundedText(60)).max(40).default([]),
  images: z.array(moodBoardImage).min(1, 'Select at least one image').max(60),
});
export const savedMoodBoard = saveMoodBoardInput.extend({ id: z.int(), createdAt: z.string() });

/** The id after which the page begins; without one it is the newest. */
export const listMoodBoardsInput = z.object({ cursor: idField.optional() }).default({});

export const moodBoardRef = z.object({ id: idField });
export const renameMoodBoardInput = moodBoardRef.extend({
  title: boundedText(120),
  description: boundedText(1000).default(''),
});
