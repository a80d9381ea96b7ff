ALTER TABLE "prompt_search" ADD COLUMN "is_premium" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prompt_search" ADD COLUMN "published_minute" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "prompt_search_name" ON "prompt_search" USING gin (ts_filter("keywords", '{a,b}')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "prompt_search_newest" ON "prompt_search" USING btree ("published_minute" DESC NULLS LAST,"position","prompt_id");