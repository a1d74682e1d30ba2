CREATE TABLE "sample_sets" (
	"name" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"company" text,
	"testimonial" text NOT NULL,
	"rating" smallint NOT NULL,
	"category" text NOT NULL,
	"image_url" text,
	"video_url" text,
	"age" smallint,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"consent_wording" text,
	"workshop_feedback_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "testimonials_workshop_feedback_id_unique" UNIQUE("workshop_feedback_id")
);
--> statement-breakpoint
CREATE INDEX "testimonials_public" ON "testimonials" USING btree ("created_at") WHERE "testimonials"."is_approved";