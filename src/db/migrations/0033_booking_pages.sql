CREATE TABLE "booking_handles" (
	"handle" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "booking_handles_form" CHECK ("booking_handles"."handle" ~ '^[a-z0-9](-?[a-z0-9]){2,31}$')
);
--> statement-breakpoint
CREATE TABLE "booking_hosts" (
	"type_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "booking_hosts_type_id_user_id_pk" PRIMARY KEY("type_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "booking_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"duration_min" integer NOT NULL,
	"medium" text NOT NULL,
	"location" text,
	"notice_min" integer NOT NULL,
	"days_ahead" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"daily_limit" integer,
	"confirms" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "booking_types_kind" CHECK ("booking_types"."kind" in ('one_to_one', 'round_robin', 'collective')),
	CONSTRAINT "booking_types_medium" CHECK ("booking_types"."medium" in ('video', 'phone', 'in_person')),
	CONSTRAINT "booking_types_place" CHECK ("booking_types"."medium" <> 'in_person' or "booking_types"."location" is not null),
	CONSTRAINT "booking_types_lengths" CHECK ("booking_types"."duration_min" between 5 and 480 and "booking_types"."days_ahead" between 1 and 90),
	CONSTRAINT "booking_types_limit" CHECK ("booking_types"."daily_limit" >= 1)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type_id" uuid NOT NULL,
	"loop_id" text NOT NULL,
	"guest_address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_loop_id_unique" UNIQUE("loop_id")
);
--> statement-breakpoint
ALTER TABLE "booking_handles" ADD CONSTRAINT "booking_handles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD CONSTRAINT "booking_hosts_type_id_booking_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."booking_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD CONSTRAINT "booking_hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_types" ADD CONSTRAINT "booking_types_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_type_id_booking_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."booking_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_loop_id_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_handles_one_current" ON "booking_handles" USING btree ("user_id") WHERE "booking_handles"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "booking_hosts_user" ON "booking_hosts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_types_slug" ON "booking_types" USING btree ("owner_id","slug") WHERE "booking_types"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_type" ON "bookings" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "bookings_guest" ON "bookings" USING btree ("guest_address");