/** The first word of the name, by which a client is addressed. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
