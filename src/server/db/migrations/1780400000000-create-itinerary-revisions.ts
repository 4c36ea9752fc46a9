import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What undo goes back to, and proposed days that wait to be taken. */
export class CreateItineraryRevisions1780400000000 implements MigrationInterface {
  name = 'CreateItineraryRevisions1780400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "itinerary_proposals"');
    await queryRunner.query('DROP TABLE "itinerary_revisions"');
  }
}

const STATEMENTS = [
  `CREATE TABLE "itinerary_revisions" (
    "id" SERIAL NOT NULL,
    "tripId" integer NOT NULL,
    "label" text NOT NULL,
    "snapshot" jsonb NOT NULL,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_itinerary_revisions" PRIMARY KEY ("id"),
    CONSTRAINT "itinerary_revisions_trip_fkey" FOREIGN KEY ("tripId")
      REFERENCES "trips"("id") ON DELETE CASCADE
  )`,
  `CREATE INDEX "itinerary_revisions_trip_index" ON "itinerary_revisions" ("tripId")`,
  `CREATE TABLE "itinerary_proposals" (
    "id" uuid NOT NULL,
    "tripId" integer NOT NULL,
    "tripVersion" integer NOT NULL,
    "plan" jsonb NOT NULL,
    "expiresAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_itinerary_proposals" PRIMARY KEY ("id"),
    CONSTRAINT "itinerary_proposals_trip_fkey" FOREIGN KEY ("tripId")
      REFERENCES "trips"("id") ON DELETE CASCADE
  )`,
  `CREATE INDEX "itinerary_proposals_trip_index" ON "itinerary_proposals" ("tripId")`,
];
