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
CREATE UNIQUE INDEX "content_versions_draft" ON "content_versions" USING btree ((true)) WHERE "content_versions"."number" is null;