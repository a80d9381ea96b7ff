-- Once for all prompts of a statement, as when somebody leaves who made many; their counts go along.
DROP TRIGGER "prompts_removed" ON "prompts";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "forget_prompt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "prompt_search" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "favorites" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "prompt_uses" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	DELETE FROM "prompt_tallies" WHERE "prompt_id" IN (SELECT "id" FROM gone);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "prompts_removed" AFTER DELETE ON "prompts" REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION "forget_prompt"();--> statement-breakpoint
-- Counts of prompts that are gone already: a created one is named by a UUID, and found while it lives.
DELETE FROM "prompt_tallies" WHERE "prompt_id" ~ '^[0-9a-f]{8}-' AND NOT EXISTS (
	SELECT FROM "prompts" WHERE "prompts"."id" = "prompt_tallies"."prompt_id"
);--> statement-breakpoint
-- Who had left before this migration: another random id in place of theirs, one for each.
WITH "left" AS (
	SELECT "id", gen_random_uuid()::text AS "nobody" FROM (
		SELECT "user_id" AS "id" FROM "role_changes" UNION SELECT "by_user_id" FROM "role_changes"
	) AS "named" WHERE "id" IS NOT NULL AND NOT EXISTS (SELECT FROM "user" WHERE "user"."id" = "named"."id")
)
UPDATE "role_changes" SET
	"user_id" = coalesce((SELECT "nobody" FROM "left" WHERE "left"."id" = "user_id"), "user_id"),
	"by_user_id" = coalesce((SELECT "nobody" FROM "left" WHERE "left"."id" = "by_user_id"), "by_user_id");--> statement-breakpoint
-- Messages are looked for by address when an account is deleted or its data is downloaded.
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");
