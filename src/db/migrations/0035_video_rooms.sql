CREATE TABLE "video_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider_user_id" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"email" text NOT NULL,
	"scopes" text NOT NULL,
	"grant_ciphertext" text,
	"granted_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'connected' NOT NULL,
	"rests_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"account_id" uuid,
	"event_id" text NOT NULL,
	"state" text NOT NULL,
	"room_id" text,
	"join_url" text,
	"passcode" text,
	"phones" jsonb,
	"topic" text NOT NULL,
	"start_min" integer NOT NULL,
	"end_min" integer NOT NULL,
	"repeats" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "dial_in" jsonb;--> statement-breakpoint
ALTER TABLE "video_accounts" ADD CONSTRAINT "video_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_rooms" ADD CONSTRAINT "video_rooms_account_id_video_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."video_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "video_accounts_one_of_a_kind" ON "video_accounts" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "video_accounts_identity" ON "video_accounts" USING btree ("kind","provider_account_id","provider_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_rooms_one_for_an_event" ON "video_rooms" USING btree ("owner_id","event_id") WHERE state IN ('wanted', 'open');--> statement-breakpoint
CREATE INDEX "video_rooms_untended" ON "video_rooms" USING btree ("state") WHERE state <> 'closed';