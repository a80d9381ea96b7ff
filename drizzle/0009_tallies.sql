CREATE TABLE "prompt_tallies" (
	"day" date NOT NULL,
	"prompt_id" text NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "prompt_tallies_pkey" PRIMARY KEY("day","prompt_id"),
	CONSTRAINT "prompt_tallies_counts" CHECK ("prompt_tallies"."reads" >= 0 and "prompt_tallies"."copies" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_misses_pkey" PRIMARY KEY("day","words"),
	CONSTRAINT "search_misses_words" CHECK (length("search_misses"."words") between 2 and 100),
	CONSTRAINT "search_misses_times" CHECK ("search_misses"."times" > 0)
);
--> statement-breakpoint
CREATE INDEX "billing_mails_failed" ON "billing_mails" USING btree ("created_at") WHERE "billing_mails"."kind" = 'payment_failed';--> statement-breakpoint
CREATE INDEX "user_created" ON "user" USING btree ("created_at");