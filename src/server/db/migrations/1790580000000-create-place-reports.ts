import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Corrections of places by travellers; they name neither the trip nor the traveller, and so outlive both. */
export class CreatePlaceReports1790580000000 implements MigrationInterface {
  name = 'CreatePlaceReports1790580000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "place_reports" (
      "id" SERIAL NOT NULL,
      "destinationId" text NOT NULL,
      "placeId" text NOT NULL,
      "row" jsonb NOT NULL,
      "createdAt" timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT "place_reports_pkey" PRIMARY KEY ("id"))`);
    await queryRunner.query(
      `CREATE INDEX "place_reports_place_index" ON "place_reports" ("destinationId", "placeId")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "place_reports"`);
  }
}
