/** Nouns that wait for staff: a message or question that is `new`, a comment or testimonial that is `pending`. */
export type WaitingNoun = 'messages' | 'questions' | 'comments' | 'testimonials';

/** The count of those with words of crisis. */
export const crisisNounOf = (noun: WaitingNoun): `crisis-${WaitingNoun}` => `crisis-${noun}`;

/** Exact counts of the dashboard: what waits, how much of it has words of crisis, and the published articles. */
export type CountedNoun = WaitingNoun | `crisis-${WaitingNoun}` | 'articles';
