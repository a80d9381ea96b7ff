export class Obstacle extends Error {}
export function say(line: string): void
export function main(work: () => Promise<void>): Promise<void>
