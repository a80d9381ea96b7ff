ALTER TABLE "locker_imports" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "locker_imports" ADD COLUMN "undone" integer;--> statement-breakpoint
ALTER TABLE "saved_prompts" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "saved_prompts" ADD CONSTRAINT "saved_prompts_import_id_locker_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."locker_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_prompts_import" ON "saved_prompts" USING btree ("import_id") WHERE "saved_prompts"."import_id" is not null;