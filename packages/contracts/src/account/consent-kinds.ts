/**
 * What a person may consent to (rule 5). `terms` and `privacy` come with the registration and end with the account; the
 * other two are requested at the first booking, given and withdrawn at any time.
 */
export const consentKinds = ['terms', 'privacy', 'health_data', 'hosting_abroad'] as const;

/** The consents that a person gives and withdraws. */
export const revocableConsentKinds = ['health_data', 'hosting_abroad'] as const;
