DROP INDEX "deliveries_open";--> statement-breakpoint
DROP INDEX "deliveries_recipient";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "mail" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "to_stranger" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "deliveries_not_connected" ON "deliveries" USING btree ("kind") WHERE "deliveries"."state" = 'not_connected';--> statement-breakpoint
CREATE INDEX "deliveries_sent" ON "deliveries" USING btree ("recipient","expires_at") WHERE "deliveries"."sent_at" <> '{}';--> statement-breakpoint
CREATE INDEX "deliveries_to_strangers" ON "deliveries" USING btree ("first_attempted_at") WHERE "deliveries"."to_stranger";--> statement-breakpoint
CREATE INDEX "deliveries_sender" ON "deliveries" USING btree ("sender","first_attempted_at") WHERE "deliveries"."to_stranger";--> statement-breakpoint
CREATE INDEX "deliveries_age" ON "deliveries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_state" ON "deliveries" USING btree ("state","created_at","id") WHERE "deliveries"."state" not in ('pending', 'sending', 'delivered');--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("next_attempt_at") WHERE "deliveries"."state" in ('pending', 'sending', 'uncertain');--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree ("recipient","kind","state","created_at") WHERE "deliveries"."recipient" is not null and "deliveries"."state" not in ('not_sent', 'failed');
--> statement-breakpoint
UPDATE "deliveries" SET "mail" = CASE "kind" WHEN 'owner-notice' THEN 'owner' WHEN 'sign-up-mail' THEN 'sign-up' WHEN 'recovery-mail' THEN 'recovery' WHEN 'password-changed-mail' THEN 'alert' ELSE 'visitor' END WHERE "kind" = 'owner-notice' OR "recipient" IS NOT NULL;
--> statement-breakpoint
UPDATE "deliveries" SET "priority" = 10 WHERE "mail" IN ('sign-up', 'recovery', 'alert');
--> statement-breakpoint
UPDATE "deliveries" SET "expires_at" = coalesce("first_attempted_at", now()) + interval '72 hours' WHERE "recipient" IS NOT NULL OR "first_attempted_at" IS NOT NULL;
