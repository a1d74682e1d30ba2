CREATE TABLE "newsletter_confirmations" (
	"hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_seat_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_function_name_key_pk";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "caller" text DEFAULT 'anonymous' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_function_name_caller_key_pk" PRIMARY KEY("function_name","caller","key");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "seated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "lost_seats" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "is_beyond_share" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "sender_key" text;--> statement-breakpoint
ALTER TABLE "newsletter_confirmations" ADD CONSTRAINT "newsletter_confirmations_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_seat_tokens" ADD CONSTRAINT "workshop_seat_tokens_lead_id_workshop_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."workshop_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_confirmations_subscriber" ON "newsletter_confirmations" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_confirmations_age" ON "newsletter_confirmations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "workshop_seat_tokens_lead" ON "workshop_seat_tokens" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "workshop_leads_sender" ON "workshop_leads" USING btree ("sender_key","seated_at");--> statement-breakpoint
UPDATE "workshop_leads" SET "seated_at" = "created_at", "kept_at" = "created_at" WHERE "seat" IS NOT NULL;
