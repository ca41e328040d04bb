CREATE TABLE "message_signatures" (
	"signature" text PRIMARY KEY NOT NULL,
	"message_id" uuid
);
--> statement-breakpoint
ALTER TABLE "message_signatures" ADD CONSTRAINT "message_signatures_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;