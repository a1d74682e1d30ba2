DROP INDEX "log_user";--> statement-breakpoint
DROP INDEX "testimonials_public";--> statement-breakpoint
ALTER TABLE "log" ALTER COLUMN "before" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "log" ALTER COLUMN "after" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "log" ADD COLUMN "act_rows" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "log" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "written" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "is_featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "log_act" ON "log" USING btree ("act_id","id");--> statement-breakpoint
CREATE INDEX "log_acts" ON "log" USING btree ("created_at","id") WHERE "log"."act_rows" is not null;--> statement-breakpoint
CREATE INDEX "log_kind" ON "log" USING btree ("subject_kind","created_at","id") WHERE "log"."act_rows" is not null;--> statement-breakpoint
CREATE INDEX "log_user_kind" ON "log" USING btree ("user_id","subject_kind","created_at","id") WHERE "log"."act_rows" is not null;--> statement-breakpoint
CREATE INDEX "log_undone" ON "log" USING btree ("created_at","id") WHERE "log"."act_rows" is not null and "log"."undone_by" is not null;--> statement-breakpoint
CREATE INDEX "log_undone_by" ON "log" USING btree ("undone_by") WHERE "log"."undone_by" is not null;--> statement-breakpoint
CREATE INDEX "log_user" ON "log" USING btree ("user_id","created_at","id") WHERE "log"."act_rows" is not null;--> statement-breakpoint
CREATE INDEX "testimonials_public" ON "testimonials" USING btree ("is_featured","created_at") WHERE "testimonials"."is_approved";--> statement-breakpoint
UPDATE "log" SET "act_rows" = "counted"."act_rows"
FROM (
	SELECT "id",
		CASE WHEN row_number() OVER (PARTITION BY "act_id" ORDER BY "id") = 1
			THEN count(*) OVER (PARTITION BY "act_id") END AS "act_rows"
	FROM "log"
) AS "counted"
WHERE "log"."id" = "counted"."id" AND "counted"."act_rows" IS DISTINCT FROM 1;
