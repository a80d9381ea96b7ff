import { type RunningServer, startServer } from './server'

/**
 * The servers of a worker, which its files share: starting one takes longer than the tests of most files. They end with
 * their worker.
 */
let untouched: Promise<RunningServer> | undefined
let lived: Promise<RunningServer> | undefined

/** A server with nothing but what a first start brings: for files that only read. */
export function untouchedServer(): Promise<RunningServer> {
	untouched ??= startServer()
	return untouched
}

/**
 * A server on which other files have been: for files whose people, prompts and words are their own, and that leave the
 * sandbox's people, its clock and the library as they found them.
 */
export function livedInServer(): Promise<RunningServer> {
	lived ??= startServer()
	return lived
}
