import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which trip came of which keyed request, so that a request sent again makes no second trip. */
export class CreateTripCreations1790460000000 implements MigrationInterface {
  name = 'CreateTripCreations1790460000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "trip_creations" ("userId" integer NOT NULL, "key" text NOT NULL, "request" text NOT NULL, "tripId" integer, CONSTRAINT "PK_trip_creations" PRIMARY KEY ("userId", "key"), CONSTRAINT "trip_creations_trip_fkey" FOREIGN KEY ("tripId") REFERENCES "trips"("id") ON DELETE CASCADE)`,
    );
    await queryRunner.query(
      `CREATE INDEX "trip_creations_trip_index" ON "trip_creations" ("tripId")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "trip_creations"`);
  }
}
