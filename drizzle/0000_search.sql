CREATE TABLE "prompt_search" (
	"prompt_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"category" text NOT NULL,
	"position" bigint NOT NULL,
	"keywords" "tsvector" NOT NULL,
	"document" "tsvector" NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "prompt_search_source" CHECK ("prompt_search"."source" in ('catalogue', 'created'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"near" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "prompt_search_document" ON "prompt_search" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "prompt_search_title" ON "prompt_search" USING gin (ts_filter("keywords", '{a}')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "prompt_search_listing" ON "prompt_search" USING btree ("position","prompt_id");--> statement-breakpoint
CREATE INDEX "prompt_search_category" ON "prompt_search" USING btree ("category","position","prompt_id");--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("near") WITH (fastupdate=false);--> statement-breakpoint
-- A search reads a few hundred rows: starting parallel workers for them costs more than it saves.
ALTER TABLE "prompt_search" SET (parallel_workers = 0);