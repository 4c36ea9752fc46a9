import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A trip to several places has a chosen hotel in each; what was chosen before belongs to its whole trip. */
export class ChooseAHotelPerPlace1790560000000 implements MigrationInterface {
  name = 'ChooseAHotelPerPlace1790560000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "trip_selections" ADD COLUMN "placeId" text NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "trip_selections" DROP CONSTRAINT "trip_selections_category_unique"`,
    );
    await queryRunner.query(
      `ALTER TABLE "trip_selections" ADD CONSTRAINT "trip_selections_category_unique"
        UNIQUE ("tripId", "selectionType", "placeId")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM "trip_selections" WHERE "placeId" <> ''`);
    await queryRunner.query(
      `ALTER TABLE "trip_selections" DROP CONSTRAINT "trip_selections_category_unique"`,
    );
    await queryRunner.query(
      `ALTER TABLE "trip_selections" ADD CONSTRAINT "trip_selections_category_unique"
        UNIQUE ("tripId", "selectionType")`,
    );
    await queryRunner.query(`ALTER TABLE "trip_selections" DROP COLUMN "placeId"`);
  }
}
