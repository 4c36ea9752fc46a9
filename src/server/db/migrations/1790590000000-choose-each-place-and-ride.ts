import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A trip to several places has options and experiences for each of them, and the airport of each. An experience that
 * was chosen before belongs to the first place, which is where it was searched for.
 */
export class ChooseEachPlaceAndRide1790590000000 implements MigrationInterface {
  name = 'ChooseEachPlaceAndRide1790590000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "recommendations" ADD COLUMN "placeId" text NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(`ALTER TABLE "activities" ADD COLUMN "placeId" text`);
    await queryRunner.query(`ALTER TABLE "trip_places" ADD COLUMN "airport" text`);
    await queryRunner.query(
      `UPDATE "recommendations" r SET "placeId" = p."placeId" FROM "trip_places" p
        WHERE p."tripId" = r."tripId" AND p."position" = 0
        AND r."recommendationType" IN ('hotels', 'experiences')`,
    );
    await queryRunner.query(
      `UPDATE "trip_selections" s SET "placeId" = p."placeId" FROM "trip_places" p
        WHERE p."tripId" = s."tripId" AND p."position" = 0
        AND s."selectionType" = 'experiences' AND s."placeId" = ''`,
    );
    await queryRunner.query(
      `UPDATE "activities" a SET "placeId" = p."placeId" FROM "trip_places" p
        WHERE p."tripId" = a."tripId" AND p."position" = 0 AND a."isSelected"`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM "trip_selections" WHERE "selectionType" = 'rides'`);
    await queryRunner.query(`DELETE FROM "recommendations" WHERE "placeId" <> ''`);
    await queryRunner.query(
      `DELETE FROM "trip_selections" s WHERE s."selectionType" = 'experiences' AND s."placeId" <> ''
        AND EXISTS (SELECT 1 FROM "trip_selections" o WHERE o."tripId" = s."tripId"
          AND o."selectionType" = 'experiences' AND o.id < s.id)`,
    );
    await queryRunner.query(
      `UPDATE "trip_selections" SET "placeId" = '' WHERE "selectionType" = 'experiences'`,
    );
    await queryRunner.query(`ALTER TABLE "trip_places" DROP COLUMN "airport"`);
    await queryRunner.query(`ALTER TABLE "activities" DROP COLUMN "placeId"`);
    await queryRunner.query(`ALTER TABLE "recommendations" DROP COLUMN "placeId"`);
  }
}
