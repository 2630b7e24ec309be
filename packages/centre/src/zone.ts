/** The zone of every date and time of the product (rule 1): East Africa Time, without summer time. */
export const CENTRE_ZONE = 'Africa/Nairobi';
