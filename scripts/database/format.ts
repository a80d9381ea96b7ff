import { z } from 'zod'

/** Goes up when an older Pronto could not read what this one writes. */
export const BACKUP_FORMAT = 1

/**
 * What a backup is made of, in this order: a header; each table with its rows; the sequences. In the file each is a line
 * of JSON, rows are lists of texts as PostgreSQL writes them, `{"rows":n}` closes a table, and the last line has the
 * SHA-256 of all before it. The whole is compressed by gzip.
 */
export type BackupLine =
	| { kind: 'header'; taken: string; from: string; migration: number }
	| { kind: 'table'; name: string; columns: string[] }
	/** Rows of the last table, each a list as JSON. */
	| { kind: 'rows'; rows: string[] }
	| { kind: 'sequence'; name: string; value: string; isCalled: boolean }

export type BackupHeader = Extract<BackupLine, { kind: 'header' }>

/** What every format's first line has. */
export const BackupMark = z.object({ pronto: z.literal('backup'), format: z.int().min(1) })
export const Header = BackupMark.extend({
	taken: z.string(),
	from: z.string(),
	/** When the newest migration was made that the database had seen. */
	migration: z.int(),
})
export const TableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) })
export const CountLine = z.strictObject({ rows: z.int() })
export const SequenceLine = z.strictObject({
	sequence: z.string(),
	value: z.string().regex(/^-?\d+$/),
	called: z.boolean(),
})
export const EndLine = z.strictObject({ end: z.strictObject({ sha256: z.string() }) })
