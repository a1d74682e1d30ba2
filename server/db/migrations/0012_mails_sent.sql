DROP INDEX "deliveries_recipient";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sent_at" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree ("recipient") WHERE "deliveries"."recipient" is not null;--> statement-breakpoint
UPDATE "deliveries" SET "sent_at" = array["delivered_at"] WHERE "recipient" IS NOT NULL AND "delivered_at" > now() - interval '1 hour';
--> statement-breakpoint
UPDATE "deliveries" SET "payload" = jsonb_build_object('kind', "activities"."kind", 'subjectId', "activities"."subject_id") FROM "activities" WHERE "deliveries"."kind" = 'owner-notice' AND "deliveries"."payload" ->> 'activityId' = "activities"."id"::text;
