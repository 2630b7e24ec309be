import type { Result } from '../../platform/http/result.ts';

/** Somebody who tries a password. */
export interface LoginAttempt {
	/** Canonical. */
	readonly email: string;
	/** Where from; `device` is the random id of the browser. */
	readonly viewer: { readonly ip: string; readonly device: string | undefined };
	readonly now: Date;
}

/** An attempt that may go on, and what became of it. */
export interface AdmittedLogin {
	/** The password was right: the fails before it are forgotten, and the device is known from now on. */
	succeeded(): Promise<void>;
	/** Right so far, but not finished (a code is still missing): not counted as a fail. */
	unfinished(): Promise<void>;
}

export interface LoginLimits {
	admit(attempt: LoginAttempt): Promise<Result<AdmittedLogin, 'too_many_requests'>>;
	/** Forgets the fails of an account: its owner has just chosen a new password from here. */
	forgive(attempt: LoginAttempt): Promise<void>;
	/** Forgets the devices somebody logged in with, because the password is a new one. */
	forgetDevices(email: string): Promise<void>;
}
