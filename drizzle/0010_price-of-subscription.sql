ALTER TABLE "subscriptions" ADD COLUMN "amount" integer;--> statement-breakpoint
-- What was sold until now; the daily comparison with Stripe mends what is otherwise.
UPDATE "subscriptions" SET "amount" = CASE
	WHEN "tier" = 'premium' THEN CASE "currency" WHEN 'USD' THEN 900 ELSE 2900 END
	ELSE CASE "currency" WHEN 'USD' THEN 1900 ELSE 6900 END
END WHERE "tier" IS NOT NULL;
