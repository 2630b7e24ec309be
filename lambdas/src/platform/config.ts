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
