import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stays of trips to several places; trips saved before have one place, and none of these. */
export class CreateTripPlaces1790520000000 implements MigrationInterface {
  name = 'CreateTripPlaces1790520000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "trip_places" (
      "id" SERIAL NOT NULL,
      "tripId" integer NOT NULL,
      "position" integer NOT NULL,
      "placeId" text NOT NULL,
      "name" text NOT NULL,
      "country" text NOT NULL,
      "lat" double precision NOT NULL,
      "lon" double precision NOT NULL,
      "timeZone" text NOT NULL,
      "nights" integer NOT NULL,
      "arrive" date NOT NULL,
      "depart" date NOT NULL,
      "stay" jsonb NOT NULL,
      "ride" jsonb,
      CONSTRAINT "PK_6feca897e5ef2ab3d77b035ad48" PRIMARY KEY ("id"),
      CONSTRAINT "trip_places_trip_fkey" FOREIGN KEY ("tripId") REFERENCES "trips" ("id") ON DELETE CASCADE
    )`);
    await queryRunner.query(
      `CREATE INDEX "trip_places_trip_index" ON "trip_places" ("tripId")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "trip_places"`);
  }
}
