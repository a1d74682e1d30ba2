ALTER TABLE "case_studies" ADD COLUMN "line_was" text;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "line_now" text;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "line_unit" text;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "line_gap" text;--> statement-breakpoint
ALTER TABLE "case_studies" ADD COLUMN "measured" text;
--> statement-breakpoint
UPDATE "case_studies" SET
  "line_was" = '0 Asked: Fri 7 pm
x 62 Read: Mon 9 am
65 Called: Mon noon',
  "line_now" = '0 Answered: by itself
14 Called: by a person',
  "line_unit" = 'Hours from the inquiry to the first call',
  "line_gap" = 'hours sooner',
  "measured" = 'Asked to called | 65 h | 14 h | Phone log and inbox, 4 weeks before, 4 weeks after
Jobs lost to a late answer | 2 a month, about $1,400 | none in 4 weeks | The owner’s own count
Ways in | 3 | 1 | Counted on the map
Inquiries without an owner | all of them | 0 | The list itself
What is said on the phone | the same | the same | It didn’t change, so the story says so',
  "project_duration" = '4 weeks of audit, then 30 days to build'
WHERE "id" = '5a3c1de0-0000-4000-8000-000000000001' AND "is_sample";
--> statement-breakpoint
UPDATE "case_studies" SET
  "line_was" = '0 Signed
4 Folder
x 30 Terms: owner
32 Data
x 62 Setup: owner
x 71 Review: owner
x 119 Approval: owner
122 Entry
x 142 Invoiced: owner',
  "line_now" = '0 Signed
0 Folder: by itself
0 Terms: by itself
1 Data: checklist
7 Setup: owner
12 Review: owner
13 Invoiced: by itself',
  "line_unit" = 'Hours from the signed proposal to the first invoice',
  "line_gap" = 'hours sooner',
  "measured" = 'Signed to invoiced | 142 h | 13 h | Dates in the accounting system, 10 clients before, 10 after
Steps by hand | 9 | 5 | The list of steps, on paper
Steps only the owner can do | 5 | 2 | The same list
The owner’s time for one client | 3 h, about $360 | 1 h, about $120 | Calendar
What the work costs the client | the same | the same | Not part of this repair',
  "project_duration" = '30 days'
WHERE "id" = '5a3c1de0-0000-4000-8000-000000000002' AND "is_sample";
--> statement-breakpoint
UPDATE "case_studies" SET
  "line_was" = '0 Booked
x 5 Reminded: if anyone had a minute
7 Visit: or an empty chair',
  "line_now" = '0 Booked
5 Reminded: by itself
6 Moved: calendar updated
7 Visit',
  "line_unit" = 'Days from the booking to the visit',
  "line_gap" = NULL,
  "measured" = 'Reminders sent by hand | all of them | 0 | The front desk’s own list, 2 weeks before, 4 weeks after
Desk time for one visit | 9 minutes | 3 minutes | Stopwatch, 20 visits each
Empty chairs | 5 a week, about $450 | 2 a week, about $180 | The schedule
Two reminders to one patient | – | once | Fixed the same morning, 3 hours after it was seen',
  "project_duration" = '30 days'
WHERE "id" = '5a3c1de0-0000-4000-8000-000000000003' AND "is_sample";
