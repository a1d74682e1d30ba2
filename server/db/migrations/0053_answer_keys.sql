-- The short answers of a submission as keys, `scorecard.leadHandling.missed`: domain/answer-key.ts. In PL/pgSQL, which
-- evaluates it in microseconds. Names and addresses are no choices, and would make the index as large as the table. At
-- this cost the planner uses the index instead of trying each row.
CREATE FUNCTION "answer_keys"("kind" text, "content" jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
begin
  if jsonb_typeof("content") <> 'array' then
    return '{}';
  end if;
  return array(
    select "kind" || '.' || (pair ->> 0) || '.' || answer
    from jsonb_array_elements("content") as pair
    cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(pair -> 1) when 'array' then pair -> 1 else jsonb_build_array(pair -> 1) end
    ) as answer
    where length(answer) <= 100
      and pair ->> 0 not in
        ('email', 'name', 'fullName', 'company', 'companyName', 'businessName', 'phone', 'linkedin', 'linkedinProfile'));
end
$$;--> statement-breakpoint
DROP INDEX "activities_contact";--> statement-breakpoint
CREATE INDEX "activities_answers" ON "activities" USING gin (answer_keys("kind", "content")) WHERE "activities"."answers_by" = 'field';--> statement-breakpoint
CREATE INDEX "activities_contact" ON "activities" USING btree ("contact_id","created_at","kind");