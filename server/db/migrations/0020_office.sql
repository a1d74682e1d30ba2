CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer,
	"overlay" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"preview_key" text,
	CONSTRAINT "content_versions_number_unique" UNIQUE("number"),
	CONSTRAINT "content_versions_preview_key_unique" UNIQUE("preview_key"),
	CONSTRAINT "content_versions_preview" CHECK ("content_versions"."number" is null or "content_versions"."preview_key" is null)
);
--> statement-breakpoint
CREATE TABLE "export_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"requested" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"q" text,
	"filters" jsonb NOT NULL,
	"sort" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "contacts_newest";--> statement-breakpoint
DROP INDEX "deliveries_closed";--> statement-breakpoint
DROP INDEX "log_user";--> statement-breakpoint
DROP INDEX "testimonials_public";--> statement-breakpoint
ALTER TABLE "log" ALTER COLUMN "before" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "log" ALTER COLUMN "after" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "first_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "first_reply_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "first_reply_by" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "first_reply_how" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "next_step_on" date;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "yearly_cost" double precision;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "team_size" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "log" ADD COLUMN "act_rows" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "log" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "written" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "is_featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_draft" ON "content_versions" USING btree ((true)) WHERE "content_versions"."number" is null;--> statement-breakpoint
CREATE INDEX "export_tickets_expiry" ON "export_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notes_contact" ON "notes" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_search" ON "notes" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "replies_contact" ON "replies" USING btree ("contact_id","created_at");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_first_reply_by_users_id_fk" FOREIGN KEY ("first_reply_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_merged_into_contacts_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_words" ON "activities" USING gin ((jsonb_to_tsvector('simple', jsonb_path_query_array("content", '$[*][1]'), '["string"]'))) WHERE "activities"."kind" <> 'scorecard';--> statement-breakpoint
CREATE INDEX "activities_of_nobody" ON "activities" USING btree ("created_at","id") WHERE "activities"."contact_id" is null;--> statement-breakpoint
CREATE INDEX "contacts_longest" ON "contacts" USING btree (coalesce(timestamptz '2000-01-01 00:00:00Z' - "waiting_since", interval '-1000000 days'),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_score" ON "contacts" USING btree (coalesce("score", -1),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_cost" ON "contacts" USING btree (coalesce("yearly_cost"::integer, -1),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_soonest" ON "contacts" USING btree (coalesce(date '2000-01-01' - "next_step_on", -1000000),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_status" ON "contacts" USING btree ("status",(coalesce(timestamptz '2000-01-01 00:00:00Z' - "waiting_since", interval '-1000000 days') + interval '0'),"last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_owner" ON "contacts" USING btree ("owner_id") WHERE "contacts"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "contacts_waiting" ON "contacts" USING btree ("waiting_since","id") WHERE "contacts"."waiting_since" is not null and "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_next_step" ON "contacts" USING btree ("next_step_on","id") WHERE "contacts"."next_step_on" is not null and "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "contacts_first_reply" ON "contacts" USING btree ("first_reply_at") WHERE "contacts"."first_reply_at" is not null;--> statement-breakpoint
CREATE INDEX "contacts_merged" ON "contacts" USING btree ("merged_into") WHERE "contacts"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "contacts_phone" ON "contacts" USING btree (right(translate("phone", ' ()+.-/', ''), 9)) WHERE "contacts"."phone" is not null;--> statement-breakpoint
CREATE INDEX "contacts_linkedin" ON "contacts" USING btree (lower(regexp_replace("linkedin", '^(https?://)?([a-z]+\.)?linkedin\.com/|[/?#]+$', '', 'gi'))) WHERE "contacts"."linkedin" is not null;--> statement-breakpoint
CREATE INDEX "contacts_name_company" ON "contacts" USING btree (lower("name"),lower("company")) WHERE "contacts"."name" is not null and "contacts"."company" is not null;--> statement-breakpoint
CREATE INDEX "contacts_company" ON "contacts" USING btree (lower("company")) WHERE "contacts"."company" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_kind" ON "deliveries" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_needs_owner" ON "deliveries" USING btree ("created_at","id") WHERE ("deliveries"."state" = 'uncertain' or ("deliveries"."state" = 'failed' and "deliveries"."payload" is not null) or ("deliveries"."state" in ('pending', 'sending') and "deliveries"."last_error" is not null and "deliveries"."attempts" >= 3));--> statement-breakpoint
CREATE INDEX "log_act" ON "log" USING btree ("act_id","id");--> statement-breakpoint
CREATE INDEX "log_acts" ON "log" USING btree ("created_at","id") WHERE "log"."act_rows" is not null;--> statement-breakpoint
CREATE INDEX "log_kind" ON "log" USING btree ("subject_kind","created_at","id") WHERE "log"."act_rows" is not null;--> statement-breakpoint
CREATE INDEX "log_user_kind" ON "log" USING btree ("user_id","subject_kind","created_at","id") WHERE "log"."act_rows" is not null;--> statement-breakpoint
CREATE INDEX "log_undone" ON "log" USING btree ("created_at","id") WHERE "log"."act_rows" is not null and "log"."undone_by" is not null;--> statement-breakpoint
CREATE INDEX "log_undone_by" ON "log" USING btree ("undone_by") WHERE "log"."undone_by" is not null;--> statement-breakpoint
CREATE INDEX "contacts_newest" ON "contacts" USING btree ("last_activity_at","id") WHERE "contacts"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "deliveries_closed" ON "deliveries" USING btree (coalesce("delivered_at", "created_at")) WHERE "deliveries"."state" in ('delivered', 'failed', 'not_sent', 'cancelled') and "deliveries"."payload" is not null;--> statement-breakpoint
CREATE INDEX "log_user" ON "log" USING btree ("user_id","created_at","id") WHERE "log"."act_rows" is not null;--> statement-breakpoint
CREATE INDEX "testimonials_public" ON "testimonials" USING btree ("is_featured","created_at") WHERE "testimonials"."is_approved";--> statement-breakpoint
-- What each contact's last scorecard said, with the yearly cost as its results page showed it.
UPDATE "contacts" SET "score" = "last"."score", "team_size" = "last"."team_size", "yearly_cost" = "last"."hours" * "last"."rate" * 52
FROM (
	SELECT DISTINCT ON ("email") "email", "score", "team_size",
		CASE "manual_hours" WHEN '' THEN 15 WHEN '0-5' THEN 3 WHEN '6-10' THEN 8 WHEN '11-20' THEN 15 WHEN '21-40' THEN 30 WHEN '40+' THEN 45 ELSE 15 END AS "hours",
		CASE coalesce("hourly_value", '') WHEN '' THEN 175 WHEN 'skip' THEN 100 WHEN 'under-50' THEN 40 WHEN '50-100' THEN 75 WHEN '100-250' THEN 175 WHEN '250-500' THEN 375 WHEN '500+' THEN 600 ELSE 100 END AS "rate"
	FROM "scorecard_submissions" ORDER BY "email", "created_at" DESC
) AS "last" WHERE "last"."email" = "contacts"."email";--> statement-breakpoint
-- What was asked before there was a clock is not waiting on it: nobody knows whether it was answered.
UPDATE "contacts" SET "first_asked_at" = "asked"."at"
FROM (
	SELECT "contact_id", min("created_at") AS "at" FROM "activities"
	WHERE "kind" IN ('scorecard', 'podcast-application') OR ("kind" = 'contact' AND "source" IS DISTINCT FROM 'free_workshop_registration')
	GROUP BY "contact_id"
) AS "asked" WHERE "asked"."contact_id" = "contacts"."id";--> statement-breakpoint
-- The first row of an act says how many it has.
UPDATE "log" SET "act_rows" = "counted"."act_rows"
FROM (
	SELECT "id",
		CASE WHEN row_number() OVER (PARTITION BY "act_id" ORDER BY "id") = 1
			THEN count(*) OVER (PARTITION BY "act_id") END AS "act_rows"
	FROM "log"
) AS "counted"
WHERE "log"."id" = "counted"."id" AND "counted"."act_rows" IS DISTINCT FROM 1;
