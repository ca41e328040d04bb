ALTER TABLE "model_consents" ADD COLUMN "purpose" text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_consents" DROP CONSTRAINT "model_consents_pkey";--> statement-breakpoint
ALTER TABLE "model_consents" ADD CONSTRAINT "model_consents_owner_id_purpose_pk" PRIMARY KEY("owner_id","purpose");
