ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "human_help" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notifications" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signup" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "onboarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "feed_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Whoever had set the product up before there was an onboarding has been through it.
UPDATE "users" SET "onboarded_at" = "basics"."confirmed_at" FROM "basics" WHERE "basics"."user_id" = "users"."id" AND "basics"."confirmed_at" IS NOT NULL;
