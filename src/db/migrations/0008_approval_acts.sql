ALTER TABLE "basics" ADD COLUMN "acts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "act" text;