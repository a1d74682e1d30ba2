ALTER TABLE "export_tickets" ADD COLUMN "session_id" uuid;--> statement-breakpoint
-- Marks that turn the direction of text, in names that were stored before they were taken out: of few rows, if any.
UPDATE "contacts" SET
	"name" = regexp_replace("name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'),
	"company" = regexp_replace("company", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')
WHERE "name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]' OR "company" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';--> statement-breakpoint
UPDATE "testimonials" SET "name" = regexp_replace("name", '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')
WHERE "name" ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';
