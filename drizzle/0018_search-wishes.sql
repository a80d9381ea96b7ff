CREATE TABLE "search_wishes" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_wishes_words" CHECK (length("search_wishes"."words") between 2 and 100),
	CONSTRAINT "search_wishes_language" CHECK ("search_wishes"."language" in ('pt', 'en'))
);
--> statement-breakpoint
CREATE INDEX "search_wishes_newest" ON "search_wishes" USING btree ("created_at" DESC NULLS LAST,"id");