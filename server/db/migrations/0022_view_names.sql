-- Of views that share a name the first keeps it.
UPDATE "saved_views" SET "name" = "name" || ' (' || left("id"::text, 8) || ')'
WHERE EXISTS (
	SELECT FROM "saved_views" AS "first" WHERE "first"."name" = "saved_views"."name"
		AND ("first"."created_at", "first"."id") < ("saved_views"."created_at", "saved_views"."id")
);--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_name_unique" UNIQUE("name");--> statement-breakpoint
-- A form that went along with a merge is logged as every other submission.
UPDATE "log" SET "subject_kind" = 'submission' WHERE "subject_kind" = 'activity';
