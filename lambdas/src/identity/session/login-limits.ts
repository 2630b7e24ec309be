import type { Result } from '../../platform/http/result.ts';

/** An attempt to log in. */
export interface LoginAttempt {
	/** Canonical. */
	readonly email: string;
	/** `device` is the random id of the browser. */
	readonly viewer: { readonly ip: string; readonly device: string | undefined };
	readonly now: Date;
}

/** An attempt within the limits; call one method with its result. */
export interface AdmittedLogin {
	/** The password was right: clears earlier failed attempts, and remembers the device. */
	succeeded(): Promise<void>;
	/** Right so far, but a code is missing: not counted as a failed attempt. */
	unfinished(): Promise<void>;
}

export interface LoginLimits {
	admit(attempt: LoginAttempt): Promise<Result<AdmittedLogin, 'too_many_requests'>>;
	/** Clears the failed attempts of an account whose owner set a new password from here. */
	forgive(attempt: LoginAttempt): Promise<void>;
	/** Forgets the known devices of an account after a new password. */
	forgetDevices(email: string): Promise<void>;
}
