CREATE TABLE "assistant_pictures" (
	"assistant_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"webp" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_pictures" ADD CONSTRAINT "assistant_pictures_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendars_channel" ON "calendars" USING btree (("channel" ->> 'id'));