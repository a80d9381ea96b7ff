export function withFrugalMemory(env: Record<string, string>): Record<string, string>
