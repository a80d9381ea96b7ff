-- How a blank is answered was said by two fields, of which one is left of the choices; the texts stay as they were.
CREATE FUNCTION "blanks_with_kinds"(words jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_set(words, '{blanks}', coalesce((
		SELECT jsonb_agg(
			CASE
				WHEN blank ? 'kind' THEN blank
				WHEN blank ? 'choices' THEN (blank - 'isLong') || '{"kind": "choice"}'
				WHEN blank ? 'isLong' THEN (blank - 'isLong') || '{"kind": "long"}'
				ELSE blank
			END
			ORDER BY place)
		FROM jsonb_array_elements(words -> 'blanks') WITH ORDINALITY AS each(blank, place)
	), '[]'))
$$;--> statement-breakpoint
UPDATE "library_versions" SET "content" = "content"
	|| jsonb_build_object('en', "blanks_with_kinds"("content" -> 'en'), 'pt', "blanks_with_kinds"("content" -> 'pt'));--> statement-breakpoint
UPDATE "library_drafts" SET "content" = "content"
	|| jsonb_build_object('en', "blanks_with_kinds"("content" -> 'en'), 'pt', "blanks_with_kinds"("content" -> 'pt'));--> statement-breakpoint
UPDATE "library_offers" SET "content" = "content"
	|| jsonb_build_object('en', "blanks_with_kinds"("content" -> 'en'), 'pt', "blanks_with_kinds"("content" -> 'pt'));--> statement-breakpoint
DROP FUNCTION "blanks_with_kinds"(jsonb);
