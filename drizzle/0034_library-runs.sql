CREATE TABLE "library_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"prompt_id" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"model" text NOT NULL,
	"answers" jsonb NOT NULL,
	"text" text NOT NULL,
	"verdicts" jsonb NOT NULL,
	"tokens_read" integer,
	"tokens_written" integer,
	"duration_ms" integer NOT NULL,
	"ran_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_runs_of" UNIQUE("id","prompt_id","language"),
	CONSTRAINT "library_runs_language" CHECK ("library_runs"."language" in ('pt', 'en')),
	CONSTRAINT "library_runs_text" CHECK (length("library_runs"."text") between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "library_samples" (
	"prompt_id" text NOT NULL,
	"language" text NOT NULL,
	"run_id" bigint NOT NULL,
	"corrections" text[] NOT NULL,
	"by_user_id" text,
	"picked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_samples_pkey" PRIMARY KEY("prompt_id","language"),
	CONSTRAINT "library_samples_language" CHECK ("library_samples"."language" in ('pt', 'en')),
	CONSTRAINT "library_samples_corrections" CHECK (cardinality("library_samples"."corrections") between 1 and 6)
);
--> statement-breakpoint
ALTER TABLE "library_runs" ADD CONSTRAINT "library_runs_prompt_id_library_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."library_prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_samples" ADD CONSTRAINT "library_samples_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_samples" ADD CONSTRAINT "library_samples_run" FOREIGN KEY ("run_id","prompt_id","language") REFERENCES "public"."library_runs"("id","prompt_id","language") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_runs_prompt" ON "library_runs" USING btree ("prompt_id","language","id");--> statement-breakpoint
CREATE INDEX "library_samples_run" ON "library_samples" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "library_samples_editor" ON "library_samples" USING btree ("by_user_id");