import type { DataSource, EntityManager } from 'typeorm';
import { openDatabaseSession, type SessionListener } from '../db/database-session.ts';
import type { GenerationEntity } from '../db/entities/generation.entity.ts';
import { createSqlExecutor } from '../db/sql-executor.ts';
import * as sql from './generation-sql.ts';

export type GenerationsRepository = ReturnType<typeof createGenerationsRepository>;

type Asked = Pick<GenerationEntity, 'id' | 'preferenceId' | 'tripType' | 'exclude'>;

export type NewGeneration = Asked & Pick<GenerationEntity, 'key'>;
export type TakenGeneration = Asked;
export type Ending =
  | { state: 'done'; trip: unknown }
  | { state: 'failed' | 'cancelled'; status: number; message: string };
type Standing = Pick<GenerationEntity, 'state' | 'status' | 'message' | 'trip'>;
type StoredEvent = { number: number; event: unknown };

/** What generations need of the database beside transactions. */
export function createGenerationStore(dataSource: DataSource) {
  return {
    executor: createSqlExecutor(dataSource),
    openSession: (listener: SessionListener) => openDatabaseSession(dataSource, listener),
    generations: createGenerationsRepository(dataSource.manager),
  };
}

/**
 * Rows of generations and of what they told. Whoever writes to a running one names the session that holds
 * it: a process that lost its hold changes nothing any more.
 */
export function createGenerationsRepository(manager: EntityManager) {
  return { ...claiming(manager), ...telling(manager), ...reading(manager) };
}

function claiming(manager: EntityManager) {
  return {
    /** Undefined when the same is under way already, or so many wait. */
    async insert(generation: NewGeneration, mostWaiting: number): Promise<string | undefined> {
      const { id, preferenceId, tripType, exclude, key } = generation;
      const values = [id, preferenceId, tripType, JSON.stringify(exclude), key, mostWaiting];
      const [row] = await manager.query<{ id: string }[]>(sql.INSERT, values);

      return row?.id;
    },

    async underWay(key: string): Promise<string | undefined> {
      const [row] = await manager.query<{ id: string }[]>(sql.FIND_UNDER_WAY, [key]);

      return row?.id;
    },

    /** Marks those of the taken jobs that are still wanted as held by this session. */
    async hold(ids: readonly string[], holder: number): Promise<TakenGeneration[]> {
      const [rows] = await manager.query<[TakenGeneration[], number]>(sql.HOLD, [ids, holder]);

      return rows;
    },

    /** Lets go of what this session holds; false when it does not. */
    async release(id: string, holder: number): Promise<boolean> {
      const [rows] = await manager.query<[unknown[], number]>(sql.RELEASE, [id, holder]);

      return rows.length > 0;
    },

    /** Takes what dead processes held away from them; answers it with how often that has happened. */
    async releaseOrphans(): Promise<{ id: string; losses: number }[]> {
      const [rows] = await manager.query<[{ id: string; losses: number }[], number]>(
        sql.RELEASE_ORPHANS,
      );

      return rows;
    },
  };
}

function telling(manager: EntityManager) {
  return {
    /** Keeps what a running generation tells. */
    async tell(id: string, holder: number, events: readonly unknown[]): Promise<void> {
      await manager.query(sql.TELL, [id, holder, JSON.stringify(events), events.length]);
    },

    /** Ends a generation once, with its last event; false when it had ended or is held by another. */
    async end(id: string, ending: Ending, holder?: number): Promise<boolean> {
      const { trip, status, message } = { trip: null, status: null, message: null, ...ending };
      const event =
        ending.state === 'done' ? { type: 'done' } : { type: 'failed', status, message };
      const rows = await manager.query<unknown[]>(sql.END, [
        id,
        ending.state,
        trip === null ? null : JSON.stringify(trip),
        status,
        message,
        holder ?? null,
        JSON.stringify(event),
      ]);

      return rows.length > 0;
    },

    /** Drops what ended so many hours ago, with its events. */
    async forget(hours: number): Promise<void> {
      await manager.query(sql.FORGET, [hours]);
    },
  };
}

function reading(manager: EntityManager) {
  return {
    eventsAfter: (id: string, number: number): Promise<StoredEvent[]> =>
      manager.query<StoredEvent[]>(sql.EVENTS_AFTER, [id, number]),

    async standing(id: string): Promise<Standing | undefined> {
      const [row] = await manager.query<Standing[]>(sql.STANDING, [id]);

      return row;
    },

    /** The generation of a preference that is under way, or the latest that ended within so many seconds. */
    async latest(preferenceId: number, freshSeconds: number): Promise<string | undefined> {
      const [row] = await manager.query<{ id: string }[]>(sql.LATEST, [preferenceId, freshSeconds]);

      return row?.id;
    },
  };
}
