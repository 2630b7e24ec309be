/**
 * What the dashboard counts one by one. The first four wait for staff: a message or question that is `new`, a comment or
 * testimonial that is `pending`. `articles` counts those on the site.
 */
export const countedNouns = ['messages', 'questions', 'comments', 'testimonials', 'articles'] as const;

export type CountedNoun = (typeof countedNouns)[number];
