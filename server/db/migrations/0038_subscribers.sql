ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest" ON "newsletter_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state" ON "newsletter_subscribers" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search" ON "newsletter_subscribers" USING gin ((' ' || "name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
UPDATE "newsletter_subscribers" SET "confirmed_at" = (
  SELECT max("activities"."created_at") FROM "activities" JOIN "contacts" ON "contacts"."id" = "activities"."contact_id"
  WHERE "contacts"."email" = "newsletter_subscribers"."email" AND "activities"."kind" = 'newsletter-confirmation'
    AND NOT EXISTS (SELECT FROM "contacts" AS "merged" WHERE "merged"."merged_into" = "contacts"."id")
) WHERE "state" <> 'pending';
