import { execFile } from 'node:child_process'

/** Runs one of the project's commands in a bare environment. Answers its exit code and all that it printed. */
export function runCommand(
	args: readonly string[],
	env: Record<string, string>,
): Promise<{ code: number; output: string }> {
	const bare = {
		PATH: process.env['PATH'],
		HOME: process.env['HOME'],
		// What one command has compiled, the next one finds: many of these last less long than that takes.
		NODE_COMPILE_CACHE: 'build/server/compiled',
	}
	return new Promise((resolve) => {
		execFile(process.execPath, args, { env: { ...bare, ...env } }, (error, printed, complained) => {
			resolve({ code: Number(error?.code ?? 0), output: printed + complained })
		})
	})
}
