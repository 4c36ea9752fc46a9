import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which packing items the traveller added, and under which key, so that a resent addition is known again. */
export class KeepWhatWasAddedByHand1790200000000 implements MigrationInterface {
  name = 'KeepWhatWasAddedByHand1790200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "packing_items"
        ADD COLUMN "addedByHand" boolean NOT NULL DEFAULT false,
        ADD COLUMN "additionKey" text`,
    );
    await queryRunner.query(
      `ALTER TABLE "packing_items" ALTER COLUMN "addedByHand" DROP DEFAULT`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "packing_items_addition_index"
        ON "packing_items" ("tripId", "additionKey")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "packing_items" DROP COLUMN "additionKey", DROP COLUMN "addedByHand"`,
    );
  }
}
