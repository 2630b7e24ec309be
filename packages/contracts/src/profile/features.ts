/**
 * Features that the centre can turn off and on at once. `bookings`: bookings and moves by clients; staff still book.
 * `messages`: messages of the contact page and questions of the help centre.
 */
export const features = ['bookings', 'comments', 'newsletter', 'messages'] as const;
export type Feature = (typeof features)[number];
