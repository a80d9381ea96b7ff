CREATE TABLE "locker_import_entries" (
	"import_id" text NOT NULL,
	"at" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"category" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"is_duplicate" boolean DEFAULT false NOT NULL,
	"problem" text,
	"field" text DEFAULT '' NOT NULL,
	"shown" text DEFAULT '' NOT NULL,
	CONSTRAINT "locker_import_entries_import_id_at_pk" PRIMARY KEY("import_id","at")
);
--> statement-breakpoint
CREATE TABLE "locker_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"hash" text,
	"imported" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "locker_imports_file" UNIQUE("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "locker_import_entries" ADD CONSTRAINT "locker_import_entries_import_id_locker_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."locker_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locker_imports" ADD CONSTRAINT "locker_imports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;