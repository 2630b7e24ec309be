/**
 * The date of the last change of the terms or the privacy policy, additions in their dated boxes included; a
 * registration stores it. `legal-version.test.tsx` of the content module fails when a text changes without this date.
 */
export const legalVersion = '2026-11-28';
