CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"occasion" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"file" text NOT NULL,
	"bytes" bigint,
	"fault" text
);
--> statement-breakpoint
CREATE INDEX "backups_age" ON "backups" USING btree ("begun_at");