/** How often visits of a series repeat. `monthly`: on the same weekday, such as the second Tuesday or the last one. */
export const rhythms = ['week', 'two_weeks', 'month'] as const;
export type Rhythm = (typeof rhythms)[number];

/** The maximum number of visits that are booked at once. */
export const MOST_VISITS_OF_A_SERIES = 12;
