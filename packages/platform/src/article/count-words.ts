const LOCALE = 'en-KE';

/** How often an article was read, as its heading says it: `1 read`, `1,234 reads`. */
export const readsWords = (reads: number): string => (reads === 1 ? '1 read' : `${reads.toLocaleString(LOCALE)} reads`);

/** How many like an article, beside the button; nothing while nobody does. */
export const likesWords = (likes: number): string => (likes > 0 ? likes.toLocaleString(LOCALE) : '');
