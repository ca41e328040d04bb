DROP INDEX "connections_account";--> statement-breakpoint
ALTER TABLE "calendars" ADD COLUMN "invites" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "server" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "connections_account" ON "connections" USING btree ("kind","server","account_email");