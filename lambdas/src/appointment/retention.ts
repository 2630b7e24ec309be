/** Rule 5: appointments are kept for 24 months. */
export const KEPT_DAYS = 730;
const KEPT_SECONDS = KEPT_DAYS * 24 * 60 * 60;

/** When what belongs to a moment (ISO UTC) is forgotten, in epoch seconds: its `ttl`. */
export const forgottenAt = (moment: string): number => Math.floor(Date.parse(moment) / 1000) + KEPT_SECONDS;
