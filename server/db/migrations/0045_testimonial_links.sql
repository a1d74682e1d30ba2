ALTER TABLE "testimonials" ADD COLUMN "repaired_from" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "repaired_to" text;--> statement-breakpoint
UPDATE "testimonials" SET "repaired_from" = "links"."begins_at", "repaired_to" = "links"."ends_at"
FROM (VALUES
  ('Every inquiry used%', 'asked', 'answered'),
  ('I expected a slide%', 'idea', 'order of work'),
  ('The report I used%', 'done', 'reported'),
  ('Nobody asks me%', 'promised', 'called back'),
  ('I thought I needed%', 'signed', 'invoiced'),
  ('She doesn’t ask%', 'curious', 'able'),
  ('The first version%', 'booked', 'shown up'),
  ('My project didn’t%', 'curious', 'able')
) AS "links" ("words", "begins_at", "ends_at")
WHERE "testimonials"."is_sample" AND "testimonials"."testimonial" LIKE "links"."words";
