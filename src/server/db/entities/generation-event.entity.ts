import { EntitySchema } from 'typeorm';
import { json, reference } from './column-kinds.ts';

/** What a generation told, in order, kept so that any process can tell it again. */
export type GenerationEventEntity = { generationId: string; number: number; event: unknown };

export const generationEventSchema = new EntitySchema<GenerationEventEntity>({
  name: 'generation_event',
  tableName: 'generation_events',
  columns: {
    generationId: { type: 'uuid', primary: true },
    number: { type: 'integer', primary: true },
    event: json,
  },
  foreignKeys: [
    reference('generation_events_generation_fkey', {
      column: 'generationId',
      target: 'generation',
    }),
  ],
});
