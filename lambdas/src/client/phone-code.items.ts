import type { Job, NewJob } from '../outbox/job.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../platform/phone-number.ts';

/** Six digits sent to a phone to confirm who holds it. */
export interface PhoneCode {
	readonly number: PhoneNumber;
	readonly code: string;
	/** ISO UTC: expiry; the code is not sent after it either. */
	readonly until: string;
	readonly language?: 'sw' | undefined;
}

/**
 * The job that sends a code, for the transaction that stores its digest. `ref`: the cause, without the person. Number
 * and code are sealed with the job's id, and deleted once it is done.
 */
export const phoneCodeJob = (
	{ id, ref, now }: Pick<NewJob, 'id' | 'ref' | 'now'>,
	code: PhoneCode,
	{ encrypt }: Pick<FieldCipher, 'encrypt'>,
): NewJob => ({
	id,
	type: 'phone_code_sms',
	ref,
	refVersion: 1,
	now,
	askedAt: now.toISOString(),
	sealed: encrypt(JSON.stringify(code), id),
});

/** The code of a job; undefined when it is done. */
export const phoneCodeOf = (
	{ id, sealed }: Pick<Job, 'id' | 'sealed'>,
	{ decrypt }: Pick<FieldCipher, 'decrypt'>,
	// `phoneCodeJob` sealed it.
): PhoneCode | undefined => (sealed === undefined ? undefined : (JSON.parse(decrypt(sealed, id)) as PhoneCode));
