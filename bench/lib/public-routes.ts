import { articlePage, standingPages } from '@tulia/contracts/site-addresses';

/** An article of the demo centre, with a cover, comments and a call to book. */
export const ARTICLE = `${articlePage.prefix}1`;

/** Every page a visitor reads; of the articles, one: they are made alike. */
export const publicRoutes: readonly string[] = [...standingPages, ARTICLE];
