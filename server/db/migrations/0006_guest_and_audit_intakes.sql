CREATE TABLE "audit_intakes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"team_size" text NOT NULL,
	"top_workflows" text NOT NULL,
	"client_assignment" text NOT NULL,
	"onboarding_process" text NOT NULL,
	"delivery_tools" text[] NOT NULL,
	"other_delivery_tool" text,
	"tracking_progress" text NOT NULL,
	"inefficient_tasks" text[] NOT NULL,
	"manual_onboarding" text NOT NULL,
	"chase_down_task" text[] NOT NULL,
	"update_gathering" text NOT NULL,
	"time_consuming_work" text NOT NULL,
	"sales_ops_tools" text NOT NULL,
	"underused_tools" text NOT NULL,
	"needed_data" text NOT NULL,
	"client_notes_storage" text NOT NULL,
	"new_client_rejection" text NOT NULL,
	"would_break_first" text NOT NULL,
	"confidence_needs" text NOT NULL,
	"scaling_issues" text NOT NULL,
	"audit_goal" text NOT NULL,
	"additional_thoughts" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "podcast_guest_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"linkedin_profile" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "podcast_guest_responses_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"company_name" text NOT NULL,
	"title_role" text NOT NULL,
	"email" text NOT NULL,
	"website" text NOT NULL,
	"linkedin_profile" text NOT NULL,
	"social_media_links" text,
	"business_description" text NOT NULL,
	"scaling_system" text NOT NULL,
	"bottleneck_breakthrough" text NOT NULL,
	"workflows_to_share" text,
	"avoid_topics" text,
	"short_bio" text,
	"headshot_url" text,
	"created_at" timestamp with time zone NOT NULL
);
