DROP INDEX "contacts_status";--> statement-breakpoint
DROP INDEX "contacts_waiting";--> statement-breakpoint
DROP INDEX "contacts_next_step";--> statement-breakpoint
CREATE INDEX "activities_words" ON "activities" USING gin ((jsonb_to_tsvector('simple', jsonb_path_query_array("content", '$[*][1]'), '["string"]'))) WHERE "activities"."kind" <> 'scorecard';--> statement-breakpoint
CREATE INDEX "contacts_status" ON "contacts" USING btree ("status",(coalesce(timestamptz '2000-01-01 00:00:00Z' - "waiting_since", interval '-1000000 days') + interval '0'),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_waiting" ON "contacts" USING btree ("waiting_since","id") WHERE "contacts"."waiting_since" is not null and "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_next_step" ON "contacts" USING btree ("next_step_on","id") WHERE "contacts"."next_step_on" is not null and "contacts"."merged_into" is null;