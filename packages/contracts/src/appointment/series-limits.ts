/** How often somebody comes. Every month: on the same weekday, the second Tuesday or the last one. */
export const rhythms = ['week', 'two_weeks', 'month'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Visits that are booked at once, at most. */
export const MOST_VISITS_OF_A_SERIES = 12;
