import * as s from './prose.module.css';

/** The typography of an article's text, on the site, in the preview and in the editor. */
export const proseClass = s.prose ?? '';
