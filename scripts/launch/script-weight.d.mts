export const MOST_KILOBYTES: Record<'home' | 'prompt' | 'categories' | 'pricing', number>
export function scriptKilobytes(route: string): number
