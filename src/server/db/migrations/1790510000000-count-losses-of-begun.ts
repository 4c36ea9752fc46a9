import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A process takes several generations at once; only those that it had begun count as lost by its end. */
export class CountLossesOfBegun1790510000000 implements MigrationInterface {
  name = 'CountLossesOfBegun1790510000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "generations" ADD "isBegun" boolean NOT NULL DEFAULT false`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "generations" DROP COLUMN "isBegun"`);
  }
}
