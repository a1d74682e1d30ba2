DROP INDEX "deliveries_recipient";--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activities_kind" ON "activities" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_leads_email" ON "contact_leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("last_activity_at","id");--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin ((' ' || coalesce("name", '') || ' ' || "email" || ' ' || coalesce("company", '') || ' ' || coalesce("phone", '') || ' ' || translate(coalesce("phone", ''), ' ()+.-', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "podcast_guest_applications_email" ON "podcast_guest_applications" USING btree ("email");--> statement-breakpoint
CREATE INDEX "podcast_guest_responses_rows_email" ON "podcast_guest_responses_rows" USING btree ("email");--> statement-breakpoint
CREATE INDEX "scorecard_submissions_email" ON "scorecard_submissions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "workshop_feedback_email" ON "workshop_feedback" USING btree ("email");--> statement-breakpoint
CREATE INDEX "workshop_leads_email" ON "workshop_leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree ("recipient","kind","state","created_at") WHERE "deliveries"."recipient" is not null;