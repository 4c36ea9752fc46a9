import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Generations that outlive the process and the tab that asked for them, and what they told. */
export class CreateGenerations1790000300000 implements MigrationInterface {
  name = 'CreateGenerations1790000300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "generation_events"`);
    await queryRunner.query(`DROP TABLE "generations"`);
  }
}

const STATEMENTS = [
  `CREATE TABLE "generations" (
    "id" uuid NOT NULL,
    "preferenceId" integer NOT NULL,
    "tripType" text NOT NULL,
    "exclude" jsonb NOT NULL,
    "key" text NOT NULL,
    "state" text NOT NULL DEFAULT 'waiting',
    "holder" integer,
    "losses" integer NOT NULL DEFAULT '0',
    "eventCount" integer NOT NULL DEFAULT '0',
    "status" integer,
    "message" text,
    "trip" json,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    "endedAt" TIMESTAMP(3) WITH TIME ZONE,
    CONSTRAINT "PK_generations" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "generation_events" (
    "generationId" uuid NOT NULL,
    "number" integer NOT NULL,
    "event" jsonb NOT NULL,
    CONSTRAINT "PK_generation_events" PRIMARY KEY ("generationId", "number")
  )`,
  `CREATE INDEX "generations_preference_index" ON "generations" ("preferenceId")`,
  `CREATE UNIQUE INDEX "generations_under_way_index" ON "generations" ("key")
    WHERE state IN ('waiting', 'running')`,
  `ALTER TABLE "generations" ADD CONSTRAINT "generations_preference_fkey"
    FOREIGN KEY ("preferenceId") REFERENCES "trip_preferences"("id") ON DELETE CASCADE`,
  `ALTER TABLE "generation_events" ADD CONSTRAINT "generation_events_generation_fkey"
    FOREIGN KEY ("generationId") REFERENCES "generations"("id") ON DELETE CASCADE`,
];
