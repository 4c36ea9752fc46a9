import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Titles, deletion that can be taken back, and addresses that open a trip to others. */
export class AddSharing1780300000000 implements MigrationInterface {
  name = 'AddSharing1780300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of UP) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await queryRunner.query(statement);
  }
}

const UP = [
  `ALTER TABLE "trips" ADD "title" text`,
  `ALTER TABLE "trips" ADD "deletedAt" TIMESTAMP(3) WITH TIME ZONE`,
  `DROP INDEX "trips_user_index"`,
  `CREATE INDEX "trips_user_index" ON "trips" ("userId", "id") WHERE "deletedAt" IS NULL`,
  `CREATE INDEX "trips_deleted_index" ON "trips" ("deletedAt") WHERE "deletedAt" IS NOT NULL`,
  `CREATE TABLE "trip_shares" (
    "id" SERIAL NOT NULL,
    "userId" integer NOT NULL,
    "tripId" integer,
    "kind" text NOT NULL,
    "token" text NOT NULL,
    "shows" jsonb NOT NULL,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "trip_shares_token_unique" UNIQUE ("token"),
    CONSTRAINT "trip_shares_trip_kind_unique" UNIQUE ("tripId", "kind"),
    CONSTRAINT "PK_2eccae7c265528a70f7e2cd376f" PRIMARY KEY ("id")
  )`,
  `CREATE UNIQUE INDEX "trip_shares_user_unique" ON "trip_shares" ("userId")
    WHERE "tripId" IS NULL`,
  `ALTER TABLE "trip_shares"
    ADD CONSTRAINT "trip_shares_trip_fkey" FOREIGN KEY ("tripId")
    REFERENCES "trips"("id")
    ON DELETE CASCADE`,
];

const DOWN = [
  `DROP TABLE "trip_shares"`,
  `DROP INDEX "trips_deleted_index"`,
  `DROP INDEX "trips_user_index"`,
  `CREATE INDEX "trips_user_index" ON "trips" ("userId", "id")`,
  `ALTER TABLE "trips" DROP COLUMN "deletedAt"`,
  `ALTER TABLE "trips" DROP COLUMN "title"`,
];
