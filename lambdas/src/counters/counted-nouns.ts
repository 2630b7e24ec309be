/** What waits for staff: a message or question that is `new`, a comment or testimonial that is `pending`. */
export type WaitingNoun = 'messages' | 'questions' | 'comments' | 'testimonials';

/** How many of them hold words of crisis. */
export const crisisNounOf = (noun: WaitingNoun): `crisis-${WaitingNoun}` => `crisis-${noun}`;

/** What the dashboard counts one by one: what waits, how much of it holds words of crisis, and the articles on the site. */
export type CountedNoun = WaitingNoun | `crisis-${WaitingNoun}` | 'articles';
