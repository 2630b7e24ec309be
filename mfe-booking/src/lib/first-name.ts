/** The form of address: the first word of the name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
