import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every table of the product, as of its first release. */
export class CreateTables1780000000000 implements MigrationInterface {
  name = 'CreateTables1780000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`DROP TABLE "${table}"`);
  }
}

/** In the order in which they can go: those that refer to others first. */
const TABLES = [
  'mood_boards',
  'trip_selections',
  'recommendations',
  'packing_items',
  'itinerary_days',
  'dining_options',
  'activities',
  'accommodations',
  'flights',
  'trips',
  'generated_trips',
  'trip_preferences',
];

const STATEMENTS = [
  `CREATE TABLE "trip_preferences" (
    "id" SERIAL NOT NULL,
    "tripType" text NOT NULL,
    "departureDate" date NOT NULL,
    "returnDate" date NOT NULL,
    "travelers" integer NOT NULL,
    "budget" text NOT NULL,
    "interests" jsonb NOT NULL,
    "isEcoFriendly" boolean NOT NULL,
    "isVeganFriendly" boolean NOT NULL,
    "additionalPreferences" text NOT NULL,
    "destinations" text,
    "homeAirport" text,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_9b42ad2d1a9ae23341c47bfe532" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "generated_trips" (
    "id" SERIAL NOT NULL,
    "preferenceId" integer NOT NULL,
    "trip" jsonb NOT NULL,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "generated_trips_preference_unique" UNIQUE ("preferenceId"),
    CONSTRAINT "PK_1e1094307fac6d19433066158c6" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "trips" (
    "id" SERIAL NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "userId" integer NOT NULL,
    "preferencesId" integer,
    "destination" text NOT NULL,
    "destinationId" text,
    "destinationDescription" text NOT NULL,
    "imagePrompt" text NOT NULL,
    "lat" double precision,
    "lon" double precision,
    "timeZone" text,
    "startDate" date NOT NULL,
    "endDate" date NOT NULL,
    "status" text NOT NULL,
    "bookingStatus" text NOT NULL,
    "isSurprise" boolean NOT NULL,
    "revealedAt" TIMESTAMP(3) WITH TIME ZONE,
    "totalBudget" numeric(14,2) NOT NULL,
    "dailyBudget" numeric(14,2) NOT NULL,
    "budget" text NOT NULL,
    "currency" text NOT NULL,
    "primaryLanguage" text NOT NULL,
    "languageCode" text,
    "tripPreferences" jsonb NOT NULL,
    "weatherInfo" jsonb,
    "usefulPhrases" jsonb NOT NULL,
    "culturalNotes" jsonb NOT NULL,
    "safetyTips" jsonb NOT NULL,
    "hints" jsonb NOT NULL,
    "revealSchedule" jsonb NOT NULL,
    "budgetHotels" jsonb NOT NULL,
    "amadeusCodes" jsonb NOT NULL,
    "stay" jsonb,
    "generatedBy" text,
    "checks" jsonb NOT NULL,
    "score" double precision,
    "bound" double precision,
    "warnings" jsonb NOT NULL,
    "costs" jsonb,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_f71c231dee9c05a9522f9e840f5" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "trips_user_index" ON "trips" ("userId", "id")`,
  `CREATE TABLE "flights" (
    "id" SERIAL NOT NULL,
    "tripId" integer NOT NULL,
    "position" integer NOT NULL,
    "departureAirport" text NOT NULL,
    "arrivalAirport" text NOT NULL,
    "airline" text NOT NULL,
    "flightNumber" text NOT NULL,
    "departureDate" text NOT NULL,
    "departureTime" text NOT NULL,
    "arrivalDate" text NOT NULL,
    "arrivalTime" text NOT NULL,
    "cabin" text NOT NULL,
    "status" text NOT NULL,
    "isReturn" boolean NOT NULL,
    "segments" jsonb NOT NULL,
    "price" numeric(14,2) NOT NULL,
    "currency" text NOT NULL,
    "bookingReference" text,
    "provider" text,
    CONSTRAINT "PK_c614ef3382fdd70b6d6c2c8d8dd" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "flights_trip_index" ON "flights" ("tripId")`,
  `CREATE TABLE "accommodations" (
    "id" SERIAL NOT NULL,
    "tripId" integer NOT NULL,
    "position" integer NOT NULL,
    "name" text NOT NULL,
    "type" text NOT NULL,
    "priceRange" text NOT NULL,
    "address" text NOT NULL,
    "description" text NOT NULL,
    "checkIn" text NOT NULL,
    "checkOut" text NOT NULL,
    "pricePerNight" numeric(14,2) NOT NULL,
    "currency" text NOT NULL,
    "imageUrl" text,
    "amenities" jsonb NOT NULL,
    "provider" text,
    "isSelected" boolean NOT NULL,
    CONSTRAINT "PK_a422a200297f93cd5ac87d049e8" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "accommodations_trip_index" ON "accommodations" ("tripId")`,
  `CREATE TABLE "activities" (
    "id" SERIAL NOT NULL,
    "tripId" integer NOT NULL,
    "position" integer NOT NULL,
    "name" text NOT NULL,
    "category" text NOT NULL,
    "description" text NOT NULL,
    "duration" integer NOT NULL,
    "price" jsonb NOT NULL,
    "isSelected" boolean NOT NULL,
    CONSTRAINT "PK_7f4004429f731ffb9c88eb486a8" PRIMARY KEY ("id")
  )`,
  `COMMENT ON COLUMN "activities"."duration" IS 'minutes'`,
  `CREATE INDEX "activities_trip_index" ON "activities" ("tripId")`,
  `CREATE TABLE "dining_options" (
    "id" SERIAL NOT NULL,
    "tripId" integer NOT NULL,
    "position" integer NOT NULL,
    "name" text NOT NULL,
    "cuisine" text NOT NULL,
    "description" text NOT NULL,
    "priceRange" text NOT NULL,
    "mustTryDishes" jsonb NOT NULL,
    CONSTRAINT "PK_fcada77df1e842be50da065b52e" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "dining_options_trip_index" ON "dining_options" ("tripId")`,
  `CREATE TABLE "itinerary_days" (
    "id" SERIAL NOT NULL,
    "tripId" integer NOT NULL,
    "dayNumber" integer NOT NULL,
    "date" date NOT NULL,
    "dayType" text NOT NULL,
    "title" text,
    "start" text NOT NULL,
    "end" text NOT NULL,
    "cost" numeric(14,2) NOT NULL,
    "walkKm" double precision NOT NULL,
    "weather" jsonb NOT NULL,
    "note" text,
    "back" jsonb,
    "activities" jsonb NOT NULL,
    CONSTRAINT "itinerary_days_trip_day_unique" UNIQUE ("tripId", "dayNumber"),
    CONSTRAINT "PK_209d9b73d8e2e2ceb3aef130b37" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "packing_items" (
    "id" SERIAL NOT NULL,
    "tripId" integer NOT NULL,
    "position" integer NOT NULL,
    "name" text NOT NULL,
    "category" text NOT NULL,
    "quantity" integer NOT NULL,
    "packed" boolean NOT NULL,
    "essential" boolean NOT NULL,
    "weatherDependent" boolean NOT NULL,
    "note" text,
    CONSTRAINT "PK_8d4b004c4edf13f2320883926dd" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "packing_items_trip_index" ON "packing_items" ("tripId")`,
  `CREATE TABLE "recommendations" (
    "id" SERIAL NOT NULL,
    "tripId" integer NOT NULL,
    "recommendationType" text NOT NULL,
    "providerData" jsonb NOT NULL,
    "aiRanking" integer NOT NULL,
    "reason" text NOT NULL,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_23a8d2db26db8cabb6ae9d6cd87" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "recommendations_trip_index" ON "recommendations" ("tripId")`,
  `CREATE TABLE "trip_selections" (
    "id" SERIAL NOT NULL,
    "tripId" integer NOT NULL,
    "recommendationId" integer,
    "selectionType" text NOT NULL,
    "providerBookingData" jsonb NOT NULL,
    "totalPrice" integer NOT NULL,
    "currency" text NOT NULL,
    "bookingStatus" text NOT NULL,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "trip_selections_category_unique" UNIQUE ("tripId", "selectionType"),
    CONSTRAINT "PK_a5a5c606655174a18e4a3c25f97" PRIMARY KEY ("id")
  )`,
  `COMMENT ON COLUMN "trip_selections"."totalPrice" IS 'cents'`,
  `CREATE TABLE "mood_boards" (
    "id" SERIAL NOT NULL,
    "destination" text NOT NULL,
    "title" text NOT NULL,
    "description" text NOT NULL,
    "colorPalette" jsonb NOT NULL,
    "tags" jsonb NOT NULL,
    "images" jsonb NOT NULL,
    "createdAt" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_951b34699cc600ba655973705bf" PRIMARY KEY ("id")
  )`,
  `ALTER TABLE "generated_trips"
    ADD CONSTRAINT "generated_trips_preference_fkey" FOREIGN KEY ("preferenceId")
    REFERENCES "trip_preferences"("id")
    ON DELETE CASCADE`,
  `ALTER TABLE "trips"
    ADD CONSTRAINT "trips_preferences_fkey" FOREIGN KEY ("preferencesId")
    REFERENCES "trip_preferences"("id")
    ON DELETE SET NULL`,
  `ALTER TABLE "flights"
    ADD CONSTRAINT "flights_trip_fkey" FOREIGN KEY ("tripId")
    REFERENCES "trips"("id")
    ON DELETE CASCADE`,
  `ALTER TABLE "accommodations"
    ADD CONSTRAINT "accommodations_trip_fkey" FOREIGN KEY ("tripId")
    REFERENCES "trips"("id")
    ON DELETE CASCADE`,
  `ALTER TABLE "activities"
    ADD CONSTRAINT "activities_trip_fkey" FOREIGN KEY ("tripId")
    REFERENCES "trips"("id")
    ON DELETE CASCADE`,
  `ALTER TABLE "dining_options"
    ADD CONSTRAINT "dining_options_trip_fkey" FOREIGN KEY ("tripId")
    REFERENCES "trips"("id")
    ON DELETE CASCADE`,
  `ALTER TABLE "itinerary_days"
    ADD CONSTRAINT "itinerary_days_trip_fkey" FOREIGN KEY ("tripId")
    REFERENCES "trips"("id")
    ON DELETE CASCADE`,
  `ALTER TABLE "packing_items"
    ADD CONSTRAINT "packing_items_trip_fkey" FOREIGN KEY ("tripId")
    REFERENCES "trips"("id")
    ON DELETE CASCADE`,
  `ALTER TABLE "recommendations"
    ADD CONSTRAINT "recommendations_trip_fkey" FOREIGN KEY ("tripId")
    REFERENCES "trips"("id")
    ON DELETE CASCADE`,
  `ALTER TABLE "trip_selections"
    ADD CONSTRAINT "trip_selections_trip_fkey" FOREIGN KEY ("tripId")
    REFERENCES "trips"("id")
    ON DELETE CASCADE`,
  `ALTER TABLE "trip_selections"
    ADD CONSTRAINT "trip_selections_recommendation_fkey" FOREIGN KEY ("recommendationId")
    REFERENCES "recommendations"("id")
    ON DELETE SET NULL`,
];
