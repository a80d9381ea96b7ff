CREATE TABLE "library_category_texts" (
	"category" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"by_user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_category_texts_pkey" PRIMARY KEY("category","number"),
	CONSTRAINT "library_category_texts_number" CHECK ("library_category_texts"."number" > 0),
	CONSTRAINT "library_category_texts_size" CHECK (octet_length("library_category_texts"."content"::text) <= 8000)
);
--> statement-breakpoint
ALTER TABLE "library_category_texts" ADD CONSTRAINT "library_category_texts_by_user_id_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_category_texts_editor" ON "library_category_texts" USING btree ("by_user_id");