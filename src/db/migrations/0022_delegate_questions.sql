CREATE TABLE "delegate_questions" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"people" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delegate_questions" ADD CONSTRAINT "delegate_questions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delegate_questions_due" ON "delegate_questions" USING btree ("next_attempt_at");