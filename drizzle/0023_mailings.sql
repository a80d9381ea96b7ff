CREATE TABLE "mail_deliveries" (
	"mailing" text NOT NULL,
	"user_id" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"outcome" text,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "mail_deliveries_pkey" PRIMARY KEY("mailing","user_id"),
	CONSTRAINT "mail_deliveries_outcome" CHECK ("mail_deliveries"."outcome" in ('sent', 'nothing_new', 'left', 'refused', 'failed', 'too_late')),
	CONSTRAINT "mail_deliveries_closed" CHECK (("mail_deliveries"."outcome" is null) = ("mail_deliveries"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"last_change" bigint,
	"notice" jsonb,
	"people" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by_user_id" text,
	CONSTRAINT "mailings_kind" CHECK ("mailings"."kind" in ('weekly', 'notice')),
	CONSTRAINT "mailings_notice" CHECK (("mailings"."kind" = 'notice') = ("mailings"."notice" is not null))
);
--> statement-breakpoint
CREATE TABLE "weekly_mail_subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_until" timestamp (3) with time zone NOT NULL,
	"told_change" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_mailing_mailings_name_fk" FOREIGN KEY ("mailing") REFERENCES "public"."mailings"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_mail_subscriptions" ADD CONSTRAINT "weekly_mail_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_deliveries_person" ON "mail_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_deliveries_open" ON "mail_deliveries" USING btree ("taken_at" NULLS FIRST) WHERE "mail_deliveries"."outcome" is null;