/**
 * What the centre may have to turn off in a hurry, and on again. `bookings`: new visits and moves by clients; staff still book.
 * `messages`: what visitors write through the contact page and the help centre.
 */
export const features = ['bookings', 'comments', 'newsletter', 'messages'] as const;
export type Feature = (typeof features)[number];
