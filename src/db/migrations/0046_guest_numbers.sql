CREATE TABLE "guest_numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loop_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"number_ciphertext" text NOT NULL,
	"number_hash" text NOT NULL,
	"line_id" uuid,
	"code_hash" text,
	"code_until" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"agreed_to" text NOT NULL,
	"wishes" text[] NOT NULL,
	"zone" text NOT NULL,
	"language" text NOT NULL,
	"told_start" integer,
	"told_end" integer,
	"changes" integer DEFAULT 0 NOT NULL,
	"reminded_of" integer,
	"kept_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_numbers_wishes" CHECK ("guest_numbers"."wishes" <@ array['changes', 'reminder'] and cardinality("guest_numbers"."wishes") > 0 and "guest_numbers"."code_tries" >= 0),
	CONSTRAINT "guest_numbers_told" CHECK (("guest_numbers"."told_start" is null) = ("guest_numbers"."told_end" is null))
);
--> statement-breakpoint
ALTER TABLE "text_numbers" DROP CONSTRAINT "text_numbers_kinds";--> statement-breakpoint
ALTER TABLE "texts" DROP CONSTRAINT "texts_kind";--> statement-breakpoint
ALTER TABLE "texts" ALTER COLUMN "peer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "guest_numbers" ADD CONSTRAINT "guest_numbers_loop_id_loops_id_fk" FOREIGN KEY ("loop_id") REFERENCES "public"."loops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_numbers" ADD CONSTRAINT "guest_numbers_line_id_phone_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."phone_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_numbers_one" ON "guest_numbers" USING btree ("loop_id","participant_id");--> statement-breakpoint
CREATE INDEX "guest_numbers_hash" ON "guest_numbers" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "guest_numbers_line" ON "guest_numbers" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "guest_numbers_kept" ON "guest_numbers" USING btree ("kept_until");--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_guest_id_guest_numbers_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "texts_guest" ON "texts" USING btree ("guest_id");--> statement-breakpoint
ALTER TABLE "text_numbers" ADD CONSTRAINT "text_numbers_kinds" CHECK ("text_numbers"."kinds" <@ array['decision', 'vip', 'late', 'first', 'guests']);--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_peer" CHECK (("texts"."peer" is null) = ("texts"."guest_id" is not null));--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_kind" CHECK ("texts"."kind" in ('decision', 'vip', 'late', 'first', 'guests', 'code', 'reply', 'answer'));