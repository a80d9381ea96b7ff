ALTER TABLE "billing_mails" DROP CONSTRAINT "billing_mails_kind";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_kind" CHECK ("billing_mails"."kind" in ('receipt', 'payment_failed', 'cancellation', 'resumed', 'refunded', 'ended'));