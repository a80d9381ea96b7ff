CREATE TABLE "billed_invoices" (
	"invoice" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"number" text,
	"tier" text NOT NULL,
	"currency" text NOT NULL,
	"country" text,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"amount_due" integer NOT NULL,
	"amount_paid" integer NOT NULL,
	"attempts" integer NOT NULL,
	"failure" text,
	"failed_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"payment" text,
	CONSTRAINT "billed_invoices_tier" CHECK ("billed_invoices"."tier" in ('premium', 'pro')),
	CONSTRAINT "billed_invoices_currency" CHECK ("billed_invoices"."currency" in ('USD', 'BRL')),
	CONSTRAINT "billed_invoices_language" CHECK ("billed_invoices"."language" in ('pt', 'en'))
);
--> statement-breakpoint
CREATE TABLE "funnel_counts" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "funnel_counts_day_language_step_pk" PRIMARY KEY("day","language","step"),
	CONSTRAINT "funnel_counts_language" CHECK ("funnel_counts"."language" in ('pt', 'en')),
	CONSTRAINT "funnel_counts_step" CHECK ("funnel_counts"."step" in ('visit', 'sign_up', 'checkout', 'paid', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "money_returns" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payment" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_by" timestamp (3) with time zone,
	CONSTRAINT "money_returns_kind" CHECK ("money_returns"."kind" in ('refund', 'dispute'))
);
--> statement-breakpoint
ALTER TABLE "billed_invoices" ADD CONSTRAINT "billed_invoices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billed_invoices_user" ON "billed_invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billed_invoices_paid" ON "billed_invoices" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "billed_invoices_payment" ON "billed_invoices" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "billed_invoices_failed" ON "billed_invoices" USING btree ("failed_at") WHERE "billed_invoices"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "money_returns_payment" ON "money_returns" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "money_returns_created" ON "money_returns" USING btree ("kind","created_at");