import type { ApiOutputs } from '#client/lib/trpc.ts';

export type SavedBoard = ApiOutputs['moodBoard']['list'][number];
