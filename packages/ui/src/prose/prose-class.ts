import * as s from './prose.module.css';

/** The look of an article's text, for the element around its paragraphs: read on the site, previewed and written by staff. */
export const proseClass = s.prose ?? '';
