export const MOST_KILOBYTES: Record<'home' | 'prompt' | 'categories' | 'pricing' | 'prompt-locker', number>
export function scriptKilobytes(route: string): number
