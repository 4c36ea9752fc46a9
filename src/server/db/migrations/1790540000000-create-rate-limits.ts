import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls counted by all processes together; what a crash of the database forgets is no loss. */
export class CreateRateLimits1790540000000 implements MigrationInterface {
  name = 'CreateRateLimits1790540000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE UNLOGGED TABLE "rate_limits" (
      "key" text NOT NULL,
      "hits" integer NOT NULL,
      "resetAt" timestamptz(3) NOT NULL,
      CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key"))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "rate_limits"`);
  }
}
