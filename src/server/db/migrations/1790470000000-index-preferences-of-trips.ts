import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a trip came of some preferences is asked for each that is cleared away. */
export class IndexPreferencesOfTrips1790470000000 implements MigrationInterface {
  name = 'IndexPreferencesOfTrips1790470000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX "trips_preferences_index" ON "trips" ("preferencesId")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "trips_preferences_index"`);
  }
}
