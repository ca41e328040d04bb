CREATE TABLE "hook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hook_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"status" integer,
	"took_ms" integer,
	"excerpt" text,
	"problem" text,
	CONSTRAINT "hook_deliveries_state" CHECK ("hook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "hook_deliveries_waiting" CHECK (("hook_deliveries"."state" = 'waiting') = ("hook_deliveries"."due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "hooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret_ciphertext" text NOT NULL,
	"former_ciphertext" text,
	"former_until" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_for" text,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hooks_some" CHECK (cardinality("hooks"."events") > 0),
	CONSTRAINT "hooks_paused" CHECK (("hooks"."paused_at" is null) = ("hooks"."paused_for" is null)),
	CONSTRAINT "hooks_paused_for" CHECK ("hooks"."paused_for" in ('owner', 'failing', 'gone')),
	CONSTRAINT "hooks_former" CHECK (("hooks"."former_ciphertext" is null) = ("hooks"."former_until" is null))
);
--> statement-breakpoint
ALTER TABLE "hook_deliveries" ADD CONSTRAINT "hook_deliveries_hook_id_hooks_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."hooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hooks" ADD CONSTRAINT "hooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hook_deliveries_once" ON "hook_deliveries" USING btree ("hook_id","event_key");--> statement-breakpoint
CREATE INDEX "hook_deliveries_hook" ON "hook_deliveries" USING btree ("hook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hook_deliveries_due" ON "hook_deliveries" USING btree ("due_at") WHERE "hook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "hook_deliveries_created" ON "hook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "hooks_user" ON "hooks" USING btree ("user_id","created_at");