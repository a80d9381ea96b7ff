-- Words without accents, stemmed in both languages. One sign may become eighteen letters: what is looked at is bounded before and after, so
-- that no text is too long for its words.
CREATE FUNCTION "chat_words"("said" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT to_tsvector('pg_catalog.portuguese', "plain") || to_tsvector('pg_catalog.english', "plain")
	FROM (
		SELECT left(regexp_replace(normalize(left("said", 40000), NFKD), '[\u0300-\u036f]+', '', 'g'), 60000) AS "plain"
	) AS "folded"
$$;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (chat_words(title)) STORED;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (chat_words(case when state = 'streaming' then '' else content end)) STORED;