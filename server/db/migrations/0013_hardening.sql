CREATE TABLE "net_sightings" (
	"thing" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"senders" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
DROP INDEX "deliveries_open";--> statement-breakpoint
DROP INDEX "deliveries_recipient";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_function_name_key_pk";--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "payload" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "mail" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "to_stranger" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "caller" text DEFAULT 'anonymous' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_function_name_caller_key_pk" PRIMARY KEY("function_name","caller","key");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "calls" jsonb;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "reasons" text[];--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "state" text DEFAULT 'held' NOT NULL;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
UPDATE "quarantined_submissions" SET "submission_key" = "id"::text, "calls" = jsonb_build_object("function_name", jsonb_build_object('input', "input")), "reasons" = ARRAY["reason"];--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ALTER COLUMN "submission_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ALTER COLUMN "calls" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ALTER COLUMN "reasons" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "seated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "lost_seats" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "is_beyond_share" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_leads" ADD COLUMN "sender_key" text;--> statement-breakpoint
ALTER TABLE "newsletter_confirmations" ADD CONSTRAINT "newsletter_confirmations_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_seat_tokens" ADD CONSTRAINT "workshop_seat_tokens_lead_id_workshop_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."workshop_leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "net_sightings_age" ON "net_sightings" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "newsletter_confirmations_subscriber" ON "newsletter_confirmations" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_confirmations_age" ON "newsletter_confirmations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "workshop_seat_tokens_lead" ON "workshop_seat_tokens" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "deliveries_not_connected" ON "deliveries" USING btree ("kind") WHERE "deliveries"."state" = 'not_connected';--> statement-breakpoint
CREATE INDEX "deliveries_sent" ON "deliveries" USING btree ("recipient","expires_at") WHERE "deliveries"."sent_at" <> '{}';--> statement-breakpoint
CREATE INDEX "deliveries_to_strangers" ON "deliveries" USING btree ("first_attempted_at") WHERE "deliveries"."to_stranger";--> statement-breakpoint
CREATE INDEX "deliveries_sender" ON "deliveries" USING btree ("sender","first_attempted_at") WHERE "deliveries"."to_stranger";--> statement-breakpoint
CREATE INDEX "deliveries_age" ON "deliveries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_state" ON "deliveries" USING btree ("state","created_at","id") WHERE "deliveries"."state" not in ('pending', 'sending', 'delivered');--> statement-breakpoint
CREATE INDEX "deliveries_closed" ON "deliveries" USING btree (coalesce("delivered_at", "created_at")) WHERE "deliveries"."state" in ('delivered', 'failed', 'not_sent') and "deliveries"."payload" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_tokens_age" ON "newsletter_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_subscriber" ON "newsletter_tokens" USING btree ("subscriber_id","created_at");--> statement-breakpoint
CREATE INDEX "quarantined_submissions_newest" ON "quarantined_submissions" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "quarantined_submissions_age" ON "quarantined_submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_used" ON "refresh_tokens" USING btree ("used_at") WHERE "refresh_tokens"."used_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_idle" ON "sessions" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "workshop_leads_sender" ON "workshop_leads" USING btree ("sender_key","seated_at");--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("next_attempt_at") WHERE "deliveries"."state" in ('pending', 'sending', 'uncertain');--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree ("recipient","kind","state","created_at") WHERE "deliveries"."recipient" is not null and "deliveries"."state" not in ('not_sent', 'failed');--> statement-breakpoint
ALTER TABLE "quarantined_submissions" ADD CONSTRAINT "quarantined_submissions_submission_key_unique" UNIQUE("submission_key");--> statement-breakpoint
UPDATE "workshop_leads" SET "seated_at" = "created_at", "kept_at" = "created_at" WHERE "seat" IS NOT NULL;--> statement-breakpoint
UPDATE "deliveries" SET "mail" = CASE "kind" WHEN 'owner-notice' THEN 'owner' WHEN 'sign-up-mail' THEN 'sign-up' WHEN 'recovery-mail' THEN 'recovery' WHEN 'password-changed-mail' THEN 'alert' ELSE 'visitor' END WHERE "kind" = 'owner-notice' OR "recipient" IS NOT NULL;--> statement-breakpoint
UPDATE "deliveries" SET "priority" = 10 WHERE "mail" IN ('sign-up', 'recovery', 'alert');--> statement-breakpoint
UPDATE "deliveries" SET "expires_at" = coalesce("first_attempted_at", now()) + interval '72 hours' WHERE "recipient" IS NOT NULL OR "first_attempted_at" IS NOT NULL;
