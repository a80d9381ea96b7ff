ALTER TABLE "user" ADD COLUMN "is_owner_proven" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Whoever has confirmed an address so far is taken to be who opened the account.
UPDATE "user" SET "is_owner_proven" = "email_verified";
