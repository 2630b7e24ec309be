import { articlePage, psychologistPage, standingPages } from '@tulia/contracts/site-addresses';

/** An article of the demo centre, with a cover, comments and a call to book. */
export const ARTICLE = `${articlePage.prefix}1`;

/** A psychologist of the demo centre. */
const PSYCHOLOGIST = `${psychologistPage.prefix}amina-hassan`;

/** Every public page; of articles and of psychologists one each, because they share a template. */
export const publicRoutes: readonly string[] = [...standingPages, PSYCHOLOGIST, ARTICLE];
