CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"payment" text NOT NULL,
	"amount" integer,
	"reason" text NOT NULL,
	"by_user_id" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_until" timestamp (3) with time zone,
	CONSTRAINT "refunds_lengths" CHECK (length("refunds"."id") <= 100 and length("refunds"."payment") <= 100),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0 and "refunds"."refunded" >= 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'disputed', 'done', 'nothing_left', 'refused')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('requested_by_customer', 'duplicate', 'fraudulent'))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"subscription_id" text NOT NULL,
	"contract_number" text,
	"tier" text NOT NULL,
	"currency" text NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"refunded" integer DEFAULT 0 NOT NULL,
	"refunded_before" integer DEFAULT 0 NOT NULL,
	"disputed" integer DEFAULT 0 NOT NULL,
	"card" text,
	"done_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_until" timestamp (3) with time zone,
	"receipt_sent_at" timestamp (3) with time zone,
	"done_sent_at" timestamp (3) with time zone,
	"mail_taken_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_number_unique" UNIQUE("number"),
	CONSTRAINT "withdrawals_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "withdrawals_lengths" CHECK (length("withdrawals"."name") <= 200 and length("withdrawals"."email") <= 254),
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('received', 'disputed', 'refused', 'done')),
	CONSTRAINT "withdrawals_tier" CHECK ("withdrawals"."tier" in ('premium', 'pro')),
	CONSTRAINT "withdrawals_currency" CHECK ("withdrawals"."currency" in ('USD', 'BRL')),
	CONSTRAINT "withdrawals_language" CHECK ("withdrawals"."language" in ('pt', 'en'))
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "began_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("due_at") WHERE "refunds"."state" in ('pending', 'disputed');--> statement-breakpoint
CREATE INDEX "refunds_user" ON "refunds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("due_at") WHERE "withdrawals"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "withdrawals_unsent" ON "withdrawals" USING btree ("received_at") WHERE "withdrawals"."receipt_sent_at" is null or "withdrawals"."done_sent_at" is null;