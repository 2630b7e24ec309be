/** The most days one closure may have. */
export const MAX_CLOSED_DAYS = 366;
