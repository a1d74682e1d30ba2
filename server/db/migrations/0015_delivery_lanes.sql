DROP INDEX "deliveries_open";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "lane" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("lane","next_attempt_at") WHERE "deliveries"."state" in ('pending', 'sending', 'uncertain');--> statement-breakpoint
UPDATE "deliveries" SET "lane" = CASE
  WHEN "kind" = 'score-row' THEN 'sheets'
  WHEN "kind" = 'zoom-registrant' THEN 'zoom'
  WHEN "kind" IN ('testimonial-picture', 'gamma-preview', 'case-study-picture') THEN 'web'
  ELSE 'mail first' END
WHERE "kind" IN ('score-row', 'zoom-registrant', 'testimonial-picture', 'gamma-preview', 'case-study-picture') OR "priority" >= 10;
