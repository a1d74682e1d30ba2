ALTER TABLE "deliveries" ALTER COLUMN "payload" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_closed" ON "deliveries" USING btree (coalesce("delivered_at", "created_at")) WHERE "deliveries"."state" in ('delivered', 'failed', 'not_sent') and "deliveries"."payload" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_tokens_age" ON "newsletter_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_subscriber" ON "newsletter_tokens" USING btree ("subscriber_id","created_at");--> statement-breakpoint
CREATE INDEX "quarantined_submissions_age" ON "quarantined_submissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_used" ON "refresh_tokens" USING btree ("used_at") WHERE "refresh_tokens"."used_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_idle" ON "sessions" USING btree ("refreshed_at");