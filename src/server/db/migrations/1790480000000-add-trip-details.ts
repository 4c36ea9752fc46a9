import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places, must-sees, times, companions and the other optional fields of a preference. */
export class AddTripDetails1790480000000 implements MigrationInterface {
  name = 'AddTripDetails1790480000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "trip_preferences" ADD COLUMN "details" jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "trip_preferences" DROP COLUMN "details"`);
  }
}
