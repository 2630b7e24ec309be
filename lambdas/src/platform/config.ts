/**
 * Reads a variable this function cannot work without. Called at cold start, so that a wrong deployment fails at once
 * and by name instead of at the first unlucky request.
 */
export function requireEnv(name: string): string {
	const value = process.env[name];
	if (value === undefined || value === '') throw new Error(`The environment variable ${name} is missing.`);
	return value;
}

/** Whether this stage sends SMS. */
export const sendsSmsHere = (): boolean => process.env.SENDS_SMS === 'yes';

/** The countries whose numbers this stage texts (ISO 3166); undefined where it does not say, and then all are. */
export const textedCountries = (): readonly string[] | undefined => process.env.SMS_COUNTRIES?.split(',');
