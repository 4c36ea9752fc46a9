import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the traveller changed of what was understood, and fresh facts of a destination, kept for the day. */
export class AddWishes1780100000000 implements MigrationInterface {
  name = 'AddWishes1780100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "trip_preferences" ADD COLUMN "wishes" jsonb`);
    await queryRunner.query(
      `CREATE TABLE "fresh_facts" (
        "id" SERIAL NOT NULL,
        "destinationId" text NOT NULL,
        "day" date NOT NULL,
        "facts" jsonb NOT NULL,
        "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "fresh_facts_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "fresh_facts_destination_day_unique" UNIQUE ("destinationId", "day")
      )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "fresh_facts"`);
    await queryRunner.query(`ALTER TABLE "trip_preferences" DROP COLUMN "wishes"`);
  }
}
