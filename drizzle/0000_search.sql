CREATE TABLE "prompt_search" (
	"prompt_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"is_premium" boolean NOT NULL,
	"title" text NOT NULL,
	"tags" text NOT NULL,
	"body" text NOT NULL,
	"digest" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('portuguese', title), 'A') || setweight(to_tsvector('english', tags), 'B') || setweight(to_tsvector('portuguese', tags), 'B') || setweight(to_tsvector('english', body), 'C') || setweight(to_tsvector('portuguese', body), 'C')) STORED NOT NULL,
	CONSTRAINT "prompt_search_source" CHECK ("prompt_search"."source" in ('catalogue', 'created'))
);
--> statement-breakpoint
CREATE INDEX "prompt_search_document" ON "prompt_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "prompt_search_listing" ON "prompt_search" USING btree ("category","position","prompt_id");