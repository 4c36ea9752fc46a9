import { EntitySchema } from 'typeorm';
import type { TripType } from '#shared/preferences/options.ts';
import {
  createdAt,
  flag,
  instant,
  integer,
  json,
  optional,
  reference,
  text,
} from './column-kinds.ts';

export type GenerationState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** One asking for a trip: what was asked, who works on it, and how it ended. */
export type GenerationEntity = {
  id: string;
  preferenceId: number;
  tripType: TripType;
  exclude: string[];
  /** The same for the same asking; only one with it is under way at a time. */
  key: string;
  state: GenerationState;
  /** The database session of the process that works on it. */
  holder: number | null;
  /** Whether its holder has told of any work. */
  isBegun: boolean;
  /** How often a process died over it, once it had begun. */
  losses: number;
  /** The number of its latest event. */
  eventCount: number;
  status: number | null;
  message: string | null;
  /** As json, not jsonb: phrases and tips keep their order. */
  trip: unknown;
  createdAt: Date;
  endedAt: Date | null;
};

export const generationSchema = new EntitySchema<GenerationEntity>({
  name: 'generation',
  tableName: 'generations',
  columns: {
    id: { type: 'uuid', primary: true },
    preferenceId: integer,
    tripType: text,
    exclude: json,
    key: text,
    state: { ...text, default: 'waiting' },
    holder: optional(integer),
    isBegun: { ...flag, default: false },
    losses: { ...integer, default: 0 },
    eventCount: { ...integer, default: 0 },
    status: optional(integer),
    message: optional(text),
    trip: { type: 'json', nullable: true },
    createdAt,
    endedAt: optional(instant),
  },
  indices: [
    { name: 'generations_preference_index', columns: ['preferenceId'] },
    {
      name: 'generations_under_way_index',
      columns: ['key'],
      unique: true,
      where: `(state = ANY (ARRAY['waiting'::text, 'running'::text]))`,
    },
  ],
  foreignKeys: [
    reference('generations_preference_fkey', { column: 'preferenceId', target: 'trip_preference' }),
  ],
});
