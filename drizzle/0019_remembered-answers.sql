CREATE TABLE "answer_memories" (
	"user_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remembered_answers" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"value" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remembered_answers_pkey" PRIMARY KEY("user_id","kind","about"),
	CONSTRAINT "remembered_answers_kind" CHECK ("remembered_answers"."kind" in ('answer', 'last', 'named')),
	CONSTRAINT "remembered_answers_lengths" CHECK (length("remembered_answers"."about") <= 64 and octet_length("remembered_answers"."value"::text) <= 60000)
);
--> statement-breakpoint
ALTER TABLE "answer_memories" ADD CONSTRAINT "answer_memories_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_answers" ADD CONSTRAINT "remembered_answers_user_id_answer_memories_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."answer_memories"("user_id") ON DELETE cascade ON UPDATE no action;