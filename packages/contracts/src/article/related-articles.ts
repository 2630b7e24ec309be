/** How many further articles an article's page shows; fewer of its category are filled up with the newest of all. */
export const RELATED_ARTICLES = 3;
