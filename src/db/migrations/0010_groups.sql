ALTER TABLE "basics" ADD COLUMN "group_quorum" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "basics" ADD COLUMN "shares_free_busy" boolean DEFAULT false NOT NULL;