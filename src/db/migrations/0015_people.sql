CREATE TABLE "assistants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"tone" text,
	"signature" text,
	"disclosure" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistants_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "asked_people" (
	"address" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"asked_by" uuid,
	"unsubscribed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_choices" (
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"list" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_choices_user_id_address_list_pk" PRIMARY KEY("user_id","address","list")
);
--> statement-breakpoint
CREATE TABLE "delegates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"address" text NOT NULL,
	"name" text,
	"schedule" boolean NOT NULL,
	"initiate" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_people" ADD CONSTRAINT "asked_people_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_choices" ADD CONSTRAINT "contact_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegates" ADD CONSTRAINT "delegates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assistants_one_default" ON "assistants" USING btree ("user_id") WHERE "assistants"."is_default";--> statement-breakpoint
CREATE INDEX "assistants_user" ON "assistants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delegates_once" ON "delegates" USING btree ("owner_id","address");--> statement-breakpoint
CREATE INDEX "delegates_address" ON "delegates" USING btree ("address");