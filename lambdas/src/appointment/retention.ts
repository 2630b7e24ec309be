/** Rule 5: appointments are stored for 24 months. */
export const KEPT_DAYS = 730;
const KEPT_SECONDS = KEPT_DAYS * 24 * 60 * 60;

/** The `ttl` of data that belongs to a moment (ISO UTC), in epoch seconds. */
export const forgottenAt = (moment: string): number => Math.floor(Date.parse(moment) / 1000) + KEPT_SECONDS;
