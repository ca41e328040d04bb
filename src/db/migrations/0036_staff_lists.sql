CREATE INDEX "labels_message" ON "labels" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "loop_events_read" ON "loop_events" USING btree ("id") WHERE reading is not null and reading_context is not null;--> statement-breakpoint
CREATE INDEX "loops_whose" ON "loops" USING btree ("id","owner_id");