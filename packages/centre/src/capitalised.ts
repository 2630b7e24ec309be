/** With a capital letter first: `Two visits`. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
