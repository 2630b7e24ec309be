/** Reads a required environment variable at cold start. Throws with its name, so that a wrong deployment fails. */
export function requireEnv(name: string): string {
	const value = process.env[name];
	if (value === undefined || value === '') throw new Error(`The environment variable ${name} is missing.`);
	return value;
}

export const sendsSmsHere = (): boolean => process.env.SENDS_SMS === 'yes';

/** The countries (ISO 3166) whose numbers this stage sends SMS to; undefined means all. */
export const textedCountries = (): readonly string[] | undefined => process.env.SMS_COUNTRIES?.split(',');
