import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Preferences and mood boards belong to a user, as trips do; what there is belongs to the demo user. */
export class AddOwners1790530000000 implements MigrationInterface {
  name = 'AddOwners1790530000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "trip_preferences" ADD COLUMN "userId" integer NOT NULL DEFAULT 1`);
    await queryRunner.query(`ALTER TABLE "mood_boards" ADD COLUMN "userId" integer NOT NULL DEFAULT 1`);
    await queryRunner.query(`CREATE INDEX "mood_boards_user_index" ON "mood_boards" ("userId", "id")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "mood_boards_user_index"`);
    await queryRunner.query(`ALTER TABLE "mood_boards" DROP COLUMN "userId"`);
    await queryRunner.query(`ALTER TABLE "trip_preferences" DROP COLUMN "userId"`);
  }
}
