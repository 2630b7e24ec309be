/** The licences of the demo. */
const SAMPLE = /^CPB 000 1\d\d$/;

/** Whether the number of a licence is one of the demo, which nobody has. */
export const isSampleLicence = (number: string): boolean => SAMPLE.test(number);
