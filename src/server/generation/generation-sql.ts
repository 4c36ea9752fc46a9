import { CHANNEL, HOLDER_LOCK } from '../db/database-session.ts';

/** The statements of generations.repository.ts. Those that change something ring on the channel when they commit. */

const UNDER_WAY = `state IN ('waiting', 'running')`;
const RING_WAITING = `pg_notify('${CHANNEL}', 'waiting')`;

export const INSERT = `
  INSERT INTO generations (id, "preferenceId", "tripType", exclude, key)
  SELECT $1, $2, $3, $4, $5
  WHERE (SELECT count(*) FROM (
    SELECT 1 FROM generations WHERE ${UNDER_WAY} AND state = 'waiting' LIMIT $6) few) < $6
  ON CONFLICT (key) WHERE ${UNDER_WAY} DO NOTHING
  RETURNING id, ${RING_WAITING}`;

export const FIND_UNDER_WAY = `SELECT id FROM generations WHERE key = $1 AND ${UNDER_WAY}`;

/** What a database that crashes may forget, because it is only done or told again: no wait for the disk. */
const NO_WAIT = `WITH unsafe AS (SELECT set_config('synchronous_commit', 'off', true))`;

export const HOLD = `
  ${NO_WAIT}
  UPDATE generations SET state = 'running', holder = $2, "isBegun" = false
  FROM unsafe
  WHERE id = ANY($1::uuid[]) AND ${UNDER_WAY}
  RETURNING id, "preferenceId", "tripType", exclude`;

export const RELEASE = `
  UPDATE generations SET state = 'waiting', holder = NULL
  WHERE id = $1 AND state = 'running' AND holder = $2
  RETURNING id, ${RING_WAITING}`;

/**
 * What was only taken, and not begun, is no loss: a process takes several at once.
 * A session that lives holds its advisory lock; the database lets go of it the moment the process dies.
 */
export const RELEASE_ORPHANS = `
  UPDATE generations g SET state = 'waiting', holder = NULL, losses = losses + "isBegun"::int
  WHERE state = 'running' AND NOT EXISTS (
    SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.granted
      AND l.classid = ${HOLDER_LOCK} AND l.objid = g.holder::oid)
  RETURNING id, losses, ${RING_WAITING}`;

export const TELL = `
  ${NO_WAIT}, told AS (
    UPDATE generations SET "eventCount" = "eventCount" + $4, "isBegun" = true FROM unsafe
    WHERE id = $1 AND state = 'running' AND holder = $2 RETURNING "eventCount")
  INSERT INTO generation_events ("generationId", number, event)
  SELECT $1, told."eventCount" - $4 + next.place, next.event
  FROM told, jsonb_array_elements($3::jsonb) WITH ORDINALITY next(event, place)
  RETURNING pg_notify('${CHANNEL}', 'told ' || $1::text)`;

export const END = `
  WITH ended AS (
    UPDATE generations SET state = $2, trip = $3, status = $4, message = $5,
      "endedAt" = now(), "eventCount" = "eventCount" + 1
    WHERE id = $1 AND ${UNDER_WAY} AND ($6::int IS NULL OR holder = $6)
    RETURNING "eventCount")
  INSERT INTO generation_events ("generationId", number, event)
  SELECT $1, ended."eventCount", $7 FROM ended
  RETURNING pg_notify('${CHANNEL}', 'ended ' || $1::text)`;

export const EVENTS_AFTER = `
  SELECT number, event FROM generation_events
  WHERE "generationId" = $1 AND number > $2 ORDER BY number`;

export const STANDING = 'SELECT state, status, message, trip FROM generations WHERE id = $1';

export const LATEST = `
  SELECT id FROM generations WHERE "preferenceId" = $1
    AND ("endedAt" IS NULL OR "endedAt" > now() - $2 * interval '1 second')
  ORDER BY "endedAt" DESC NULLS FIRST LIMIT 1`;

export const FORGET = `DELETE FROM generations WHERE "endedAt" < now() - $1 * interval '1 hour'`;
