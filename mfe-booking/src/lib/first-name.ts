/** What to call somebody: the first word of the name they gave. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
