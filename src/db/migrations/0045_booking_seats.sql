CREATE TABLE "booking_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loop_id" text NOT NULL,
	"seats" integer NOT NULL,
	"number" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"guest_address" text NOT NULL,
	"name" text NOT NULL,
	"zone" text,
	"language" text NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"given_up_at" timestamp with time zone,
	"moved_to" uuid,
	"told" jsonb,
	"ical_uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "booking_seats_room" CHECK ("booking_seats"."number" between 1 and "booking_seats"."seats")
);
--> statement-breakpoint
CREATE TABLE "booking_sessions" (
	"loop_id" text PRIMARY KEY NOT NULL,
	"type_id" uuid NOT NULL,
	"start_min" integer NOT NULL,
	"end_min" integer NOT NULL,
	"seats" integer NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "booking_sessions_room" UNIQUE("loop_id","seats")
);
--> statement-breakpoint
ALTER TABLE "booking_types" DROP CONSTRAINT "booking_types_kind";--> statement-breakpoint
ALTER TABLE "booking_types" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "booking_seats" ADD CONSTRAINT "booking_seats_moved_to_booking_seats_id_fk" FOREIGN KEY ("moved_to") REFERENCES "public"."booking_seats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_seats" ADD CONSTRAINT "booking_seats_of_session" FOREIGN KEY ("loop_id","seats") REFERENCES "public"."booking_sessions"("loop_id","seats") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_sessions" ADD CONSTRAINT "booking_sessions_loop_id_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_sessions" ADD CONSTRAINT "booking_sessions_type_id_booking_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."booking_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_seats_number" ON "booking_seats" USING btree ("loop_id","number") WHERE "booking_seats"."given_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_seats_guest" ON "booking_seats" USING btree ("loop_id","guest_address") WHERE "booking_seats"."given_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_seats_ordinal" ON "booking_seats" USING btree ("loop_id","ordinal");--> statement-breakpoint
CREATE INDEX "booking_seats_address" ON "booking_seats" USING btree ("guest_address");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_sessions_one_open" ON "booking_sessions" USING btree ("type_id","start_min") WHERE "booking_sessions"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "booking_types" ADD CONSTRAINT "booking_types_seats" CHECK (("booking_types"."kind" = 'group') = ("booking_types"."seats" is not null));--> statement-breakpoint
ALTER TABLE "booking_types" ADD CONSTRAINT "booking_types_room" CHECK ("booking_types"."seats" between 2 and 100);--> statement-breakpoint
ALTER TABLE "booking_types" ADD CONSTRAINT "booking_types_kind" CHECK ("booking_types"."kind" in ('one_to_one', 'round_robin', 'collective', 'group'));