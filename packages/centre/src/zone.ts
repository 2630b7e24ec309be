/** Every date and time of the product is in this zone (rule 1): East Africa Time, without summer time. */
export const CENTRE_ZONE = 'Africa/Nairobi';
