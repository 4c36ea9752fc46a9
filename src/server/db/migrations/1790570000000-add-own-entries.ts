import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The traveller's own stops, notes and reservations. */
export class AddOwnEntries1790570000000 implements MigrationInterface {
  name = 'AddOwnEntries1790570000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "trips" ADD COLUMN "entries" jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "trips" DROP COLUMN "entries"`);
  }
}
