const SAMPLE = /^CPB 000 1\d\d$/;

/** Whether the number of a licence is a demo's, which belongs to no person. */
export const isSampleLicence = (number: string): boolean => SAMPLE.test(number);
