CREATE TABLE "suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contacts_phone" ON "contacts" USING btree (right(translate("phone", ' ()+.-/', ''), 9)) WHERE "contacts"."phone" is not null;--> statement-breakpoint
CREATE INDEX "contacts_linkedin" ON "contacts" USING btree (lower(regexp_replace("linkedin", '^(https?://)?([a-z]+\.)?linkedin\.com/|[/?#]+$', '', 'gi'))) WHERE "contacts"."linkedin" is not null;--> statement-breakpoint
CREATE INDEX "contacts_name_company" ON "contacts" USING btree (lower("name"),lower("company")) WHERE "contacts"."name" is not null and "contacts"."company" is not null;