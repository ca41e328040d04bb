CREATE TYPE "public"."role" AS ENUM('WAITLIST', 'USER', 'TRAINER', 'ADMIN');--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"calendar_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"etag" text NOT NULL,
	"ical_uid" text NOT NULL,
	"status" text NOT NULL,
	"transparent" boolean NOT NULL,
	"type" text NOT NULL,
	"summary" text,
	"location" text,
	"start" jsonb,
	"end" jsonb,
	"recurrence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recurring_event_id" text,
	"original_start" jsonb,
	"organizer_self" boolean NOT NULL,
	"attendees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"html_link" text,
	"join_url" text
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"name" text NOT NULL,
	"zone" text,
	"colour" text,
	"is_primary" boolean DEFAULT false NOT NULL,
	"writable" boolean DEFAULT false NOT NULL,
	"busy" boolean DEFAULT true NOT NULL,
	"write" boolean DEFAULT false NOT NULL,
	"sync_token" text,
	"synced_from_min" integer,
	"sync_version" integer DEFAULT 0 NOT NULL,
	"synced_at" timestamp with time zone,
	"sync_error" text,
	"channel" jsonb
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"account_email" text NOT NULL,
	"scopes" text NOT NULL,
	"grant_ciphertext" text NOT NULL,
	"state" text DEFAULT 'connected' NOT NULL,
	"error" text,
	"last_sync_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"type" text NOT NULL,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider_provider_account_id_pk" PRIMARY KEY("provider","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb
);
--> statement-breakpoint
CREATE TABLE "basics" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"duration_min" integer DEFAULT 30 NOT NULL,
	"buffer_before_min" integer DEFAULT 0 NOT NULL,
	"buffer_after_min" integer DEFAULT 0 NOT NULL,
	"notice_min" integer DEFAULT 240 NOT NULL,
	"horizon_days" integer DEFAULT 14 NOT NULL,
	"granularity_min" integer DEFAULT 30 NOT NULL,
	"medium" text DEFAULT 'video' NOT NULL,
	"cc_owner" boolean DEFAULT true NOT NULL,
	"approval" text DEFAULT 'when_unsure' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_offset" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_seconds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"href" text,
	"loop_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "notices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_results" (
	"key" text PRIMARY KEY NOT NULL,
	"result" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified" timestamp with time zone,
	"name" text,
	"image" text,
	"role" "role" DEFAULT 'USER' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification_tokens" (
	"identifier" text NOT NULL,
	"token" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_tokens_identifier_token_pk" PRIMARY KEY("identifier","token")
);
--> statement-breakpoint
CREATE TABLE "loop_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"loop_id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"loop_version" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"reading" jsonb,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "loop_events_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "loop_participants" (
	"loop_id" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "loop_participants_loop_id_address_pk" PRIMARY KEY("loop_id","address")
);
--> statement-breakpoint
CREATE TABLE "loops" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"phase" text NOT NULL,
	"title" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_actions" (
	"plan_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"action" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"result" jsonb,
	"at" timestamp with time zone,
	CONSTRAINT "plan_actions_plan_id_index_pk" PRIMARY KEY("plan_id","index")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loop_id" text NOT NULL,
	"version" integer NOT NULL,
	"event_id" integer NOT NULL,
	"digest" text NOT NULL,
	"risk" integer NOT NULL,
	"review" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "loop_messages" (
	"loop_id" text NOT NULL,
	"message_id" uuid NOT NULL,
	"via" text NOT NULL,
	CONSTRAINT "loop_messages_loop_id_message_id_pk" PRIMARY KEY("loop_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text NOT NULL,
	"message_id" text NOT NULL,
	"raw" "bytea",
	"size" integer NOT NULL,
	"envelope_from" text NOT NULL,
	"envelope_to" jsonb NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"auth" jsonb NOT NULL,
	"level" text NOT NULL,
	"user_id" uuid,
	"silent_reason" text,
	CONSTRAINT "messages_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"loop_id" text NOT NULL,
	"loop_version" integer NOT NULL,
	"action_index" integer NOT NULL,
	"recipient" text NOT NULL,
	"message_id" text NOT NULL,
	"envelope_from" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outgoing_mails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"loop_id" text NOT NULL,
	"occurrence" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"start_min" integer NOT NULL,
	"end_min" integer NOT NULL,
	"span" "int4range" GENERATED ALWAYS AS (int4range(start_min, end_min)) STORED,
	"expires_at" timestamp with time zone,
	"title" text,
	"location" text,
	"attendees" jsonb,
	"calendar_id" uuid,
	"provider_event_id" text,
	"ical_uid" text,
	"etag" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"html_link" text,
	"join_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basics" ADD CONSTRAINT "basics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loop_events" ADD CONSTRAINT "loop_events_loop_id_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loop_participants" ADD CONSTRAINT "loop_participants_loop_id_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loops" ADD CONSTRAINT "loops_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_actions" ADD CONSTRAINT "plan_actions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_loop_id_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loop_messages" ADD CONSTRAINT "loop_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_provider" ON "calendar_events" USING btree ("calendar_id","provider_id");--> statement-breakpoint
CREATE INDEX "calendar_events_uid" ON "calendar_events" USING btree ("ical_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "calendars_provider" ON "calendars" USING btree ("connection_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendars_one_write" ON "calendars" USING btree ("user_id") WHERE "calendars"."write";--> statement-breakpoint
CREATE UNIQUE INDEX "connections_account" ON "connections" USING btree ("kind","account_email");--> statement-breakpoint
CREATE INDEX "loop_events_due" ON "loop_events" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "loop_events_loop" ON "loop_events" USING btree ("loop_id","id");--> statement-breakpoint
CREATE INDEX "loop_participants_address" ON "loop_participants" USING btree ("address");--> statement-breakpoint
CREATE INDEX "loops_owner" ON "loops" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_version" ON "plans" USING btree ("loop_id","version");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","received_at");--> statement-breakpoint
CREATE INDEX "messages_message_id" ON "messages" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mails_once" ON "outgoing_mails" USING btree ("loop_id","loop_version","action_index","recipient");--> statement-breakpoint
CREATE INDEX "outgoing_mails_loop" ON "outgoing_mails" USING btree ("loop_id");--> statement-breakpoint
CREATE INDEX "meetings_owner" ON "meetings" USING btree ("owner_id","start_min");--> statement-breakpoint
CREATE INDEX "meetings_loop" ON "meetings" USING btree ("loop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_confirmed" ON "meetings" USING btree ("owner_id","loop_id","occurrence") WHERE state = 'confirmed';