/**
 * The day on which the terms or the privacy policy were last worded anew, additions in their dated boxes included: what a
 * registration accepts is stored with it. `legal-version.test.tsx` of the content module fails when a text changes and this does not.
 */
export const legalVersion = '2026-11-28';
