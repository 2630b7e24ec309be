/** Rule 5: appointments are kept for 24 months. */
const KEPT_SECONDS = 730 * 24 * 60 * 60;

/** When what belongs to a moment (ISO UTC) is forgotten, in epoch seconds: its `ttl`. */
export const forgottenAt = (moment: string): number => Math.floor(Date.parse(moment) / 1000) + KEPT_SECONDS;
