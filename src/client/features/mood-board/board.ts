import type { ApiOutputs } from '#client/lib/trpc.ts';

export type Board = ApiOutputs['moodBoard']['generate'];
