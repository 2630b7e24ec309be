export const MAX_CLOSED_DAYS = 366;
