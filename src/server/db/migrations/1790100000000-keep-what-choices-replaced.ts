import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a trip held before the first choice in a category, so that the choice can be taken off again. */
export class KeepWhatChoicesReplaced1790100000000 implements MigrationInterface {
  name = 'KeepWhatChoicesReplaced1790100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "trip_selections" ADD COLUMN "replaced" jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "trip_selections" DROP COLUMN "replaced"`);
  }
}
