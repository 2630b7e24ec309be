/**
 * What a person may agree to (rule 5). `terms` and `privacy` come with the registration and end with the account; the other
 * two are asked for at the first booking, given and withdrawn at any time.
 */
export const consentKinds = ['terms', 'privacy', 'health_data', 'hosting_abroad'] as const;

/** The consents a person gives and takes back. */
export const revocableConsentKinds = ['health_data', 'hosting_abroad'] as const;
