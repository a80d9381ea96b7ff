CREATE SEQUENCE "public"."stripe_ticket" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stripe_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"subscription_id" text,
	"status" text,
	"tier" text,
	"currency" text,
	"current_period_end" timestamp (3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"scheduled_tier" text,
	"schedule_id" text,
	"ticket" bigint NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "subscriptions_tier" CHECK ("subscriptions"."tier" in ('premium', 'pro')),
	CONSTRAINT "subscriptions_scheduled_tier" CHECK ("subscriptions"."scheduled_tier" in ('premium', 'pro')),
	CONSTRAINT "subscriptions_currency" CHECK ("subscriptions"."currency" in ('USD', 'BRL')),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
	CONSTRAINT "subscriptions_whole" CHECK (num_nonnulls("subscriptions"."subscription_id", "subscriptions"."status", "subscriptions"."tier", "subscriptions"."currency", "subscriptions"."current_period_end") in (0, 5))
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_conversations_title" CHECK (btrim("chat_conversations"."title") <> '' and length("chat_conversations"."title") <= 200)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'complete' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_order" UNIQUE("conversation_id","position"),
	CONSTRAINT "chat_messages_role" CHECK ("chat_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "chat_messages_state" CHECK ("chat_messages"."state" in ('streaming', 'complete', 'stopped', 'failed')),
	CONSTRAINT "chat_messages_length" CHECK (length("chat_messages"."content") <= 200000)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "contact_messages_language" CHECK ("contact_messages"."language" in ('pt', 'en')),
	CONSTRAINT "contact_messages_lengths" CHECK (length("contact_messages"."name") <= 200 and length("contact_messages"."email") <= 254 and length("contact_messages"."subject") <= 300 and length("contact_messages"."message") <= 20000)
);
--> statement-breakpoint
CREATE TABLE "focus_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"sub_tasks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_prompts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mental_status" jsonb,
	"timer" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "focus_sessions_title" CHECK (btrim("focus_sessions"."title") <> '' and length("focus_sessions"."title") <= 300),
	CONSTRAINT "focus_sessions_lists" CHECK (jsonb_typeof("focus_sessions"."sub_tasks") = 'array' and jsonb_array_length("focus_sessions"."sub_tasks") <= 200 and jsonb_typeof("focus_sessions"."last_prompts") = 'array' and jsonb_array_length("focus_sessions"."last_prompts") <= 5),
	CONSTRAINT "focus_sessions_mental_status" CHECK (("focus_sessions"."mental_status"->>'attentionLevel')::int between 1 and 10 and "focus_sessions"."mental_status"->>'emoji' in ('😴', '😢', '😐', '🙂', '😊', '😁'))
);
--> statement-breakpoint
CREATE TABLE "prompt_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompt_categories_owned" UNIQUE("user_id","id"),
	CONSTRAINT "prompt_categories_name_length" CHECK (btrim("prompt_categories"."name") <> '' and length("prompt_categories"."name") <= 100)
);
--> statement-breakpoint
CREATE TABLE "saved_prompts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"category_id" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_prompts_required" CHECK (btrim("saved_prompts"."title") <> '' and btrim("saved_prompts"."content") <> ''),
	CONSTRAINT "saved_prompts_lengths" CHECK (length("saved_prompts"."title") <= 300 and length("saved_prompts"."content") <= 100000 and length("saved_prompts"."description") <= 5000 and cardinality("saved_prompts"."tags") <= 50)
);
--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "focus_sessions" ADD CONSTRAINT "focus_sessions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_categories" ADD CONSTRAINT "prompt_categories_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_prompts" ADD CONSTRAINT "saved_prompts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_prompts" ADD CONSTRAINT "saved_prompts_category" FOREIGN KEY ("user_id","category_id") REFERENCES "public"."prompt_categories"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_events_received" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_checked" ON "subscriptions" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "chat_conversations_latest" ON "chat_conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "contact_messages_latest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "focus_sessions_latest" ON "focus_sessions" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prompt_categories_name" ON "prompt_categories" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_prompts_owner" ON "saved_prompts" USING btree ("user_id","updated_at");