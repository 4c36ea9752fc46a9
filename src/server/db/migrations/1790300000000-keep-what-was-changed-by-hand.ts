import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which packing items the traveller has changed, and what they were suggested as. */
export class KeepWhatWasChangedByHand1790300000000 implements MigrationInterface {
  name = 'KeepWhatWasChangedByHand1790300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "packing_items" ADD COLUMN "suggestedAs" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "packing_items" DROP COLUMN "suggestedAs"`);
  }
}
