/** Control characters that are no white space, halves of surrogate pairs, and U+FFFD: the API refuses text that holds one (promise W14). */
const UNUSABLE = /(?![\s\u0080-\u009f])[\p{Cc}\p{Cs}\ufffd]/gu;

/** The text without the characters that the API refuses. */
export const usableText = (text: string): string => text.replace(UNUSABLE, '');
