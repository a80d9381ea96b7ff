/** Does something `count` times, a few at a time. */
export async function atMost(
	parallel: number,
	count: number,
	work: (place: number) => Promise<void>,
): Promise<void> {
	let next = 0
	const worker = async () => {
		while (next < count) {
			next += 1
			await work(next - 1)
		}
	}
	await Promise.all(Array.from({ length: parallel }, worker))
}
