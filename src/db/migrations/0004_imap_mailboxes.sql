CREATE TABLE "imap_folders" (
	"mailbox_id" uuid NOT NULL,
	"path" text NOT NULL,
	"uid_validity" text NOT NULL,
	"last_uid" bigint NOT NULL,
	"modseq" text,
	"since" timestamp with time zone,
	"read_until" timestamp with time zone NOT NULL,
	CONSTRAINT "imap_folders_mailbox_id_path_pk" PRIMARY KEY("mailbox_id","path")
);
--> statement-breakpoint
CREATE TABLE "imap_mailboxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"password_ciphertext" text,
	"error" text,
	"read_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imap_messages" (
	"mailbox_id" uuid NOT NULL,
	"path" text NOT NULL,
	"uid_validity" text NOT NULL,
	"uid" bigint NOT NULL,
	"digest" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imap_messages_mailbox_id_path_uid_validity_uid_pk" PRIMARY KEY("mailbox_id","path","uid_validity","uid")
);
--> statement-breakpoint
ALTER TABLE "imap_folders" ADD CONSTRAINT "imap_folders_mailbox_id_imap_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."imap_mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imap_mailboxes" ADD CONSTRAINT "imap_mailboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imap_messages" ADD CONSTRAINT "imap_messages_mailbox_id_imap_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."imap_mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imap_mailboxes_account" ON "imap_mailboxes" USING btree (coalesce("user_id"::text, ''),"host","username");--> statement-breakpoint
CREATE INDEX "imap_mailboxes_user" ON "imap_mailboxes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imap_messages_digest" ON "imap_messages" USING btree ("mailbox_id","digest");--> statement-breakpoint
CREATE INDEX "imap_messages_state" ON "imap_messages" USING btree ("mailbox_id","path","state");