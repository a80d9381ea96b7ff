CREATE TABLE "prompt_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompt_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decision" text NOT NULL,
	"prompt_id" text NOT NULL,
	"author_id" text NOT NULL,
	"reports" integer NOT NULL,
	"word" text,
	"by_user_id" text NOT NULL,
	CONSTRAINT "prompt_decisions_decision" CHECK ("prompt_decisions"."decision" in ('keep', 'hide', 'show', 'delete')),
	CONSTRAINT "prompt_decisions_word" CHECK (length("prompt_decisions"."word") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "prompt_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"prompt_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"user_id" text,
	"reporter" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "prompt_reports_once" UNIQUE("prompt_id","reporter"),
	CONSTRAINT "prompt_reports_reason" CHECK ("prompt_reports"."reason" in ('harmful', 'spam', 'copied', 'other')),
	CONSTRAINT "prompt_reports_note" CHECK (length("prompt_reports"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "prompts" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "prompts" ADD COLUMN "hidden_word" text;--> statement-breakpoint
ALTER TABLE "prompt_decisions" ADD CONSTRAINT "prompt_decisions_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_reports" ADD CONSTRAINT "prompt_reports_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_reports" ADD CONSTRAINT "prompt_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_decisions_author" ON "prompt_decisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "prompt_decisions_admin" ON "prompt_decisions" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "prompt_reports_open" ON "prompt_reports" USING btree ("prompt_id","created_at") WHERE "prompt_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "prompt_reports_user" ON "prompt_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prompts_hidden" ON "prompts" USING btree ("hidden_at","id") WHERE "prompts"."hidden_at" is not null;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_hidden_word" CHECK (length("prompts"."hidden_word") <= 1000);