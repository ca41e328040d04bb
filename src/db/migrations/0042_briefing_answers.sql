CREATE TABLE "briefing_answers" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"briefing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lines" jsonb,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "briefings" ADD COLUMN "picture" "bytea";--> statement-breakpoint
ALTER TABLE "briefing_answers" ADD CONSTRAINT "briefing_answers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefing_answers" ADD CONSTRAINT "briefing_answers_briefing_id_briefings_id_fk" FOREIGN KEY ("briefing_id") REFERENCES "public"."briefings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefing_answers" ADD CONSTRAINT "briefing_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "briefing_answers_waiting" ON "briefing_answers" USING btree ("at") WHERE "briefing_answers"."told_at" is null;--> statement-breakpoint
CREATE INDEX "briefing_answers_briefing" ON "briefing_answers" USING btree ("briefing_id");--> statement-breakpoint
CREATE INDEX "briefing_answers_user" ON "briefing_answers" USING btree ("user_id");