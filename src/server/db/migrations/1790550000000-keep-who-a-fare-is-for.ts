import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many travelers a flight's price is for; what was chosen before was the fare of one. */
export class KeepWhoAFareIsFor1790550000000 implements MigrationInterface {
  name = 'KeepWhoAFareIsFor1790550000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "flights" ADD COLUMN "pricedFor" integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "flights" DROP COLUMN "pricedFor"`);
  }
}
