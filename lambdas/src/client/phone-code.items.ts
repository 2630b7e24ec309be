import type { Job, NewJob } from '../outbox/job.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import type { PhoneNumber } from '../platform/phone-number.ts';

/** Six digits that are sent to a phone to see whether somebody holds it. */
export interface PhoneCode {
	readonly number: PhoneNumber;
	readonly code: string;
	/** ISO UTC: after this it opens nothing, and is not sent either. */
	readonly until: string;
	readonly language?: 'sw' | undefined;
}

/**
 * The job that sends a code, to be put in the transaction that keeps its digest. `ref`: what asked for it, and nothing that names the
 * person. Number and code are sealed with the job's id, and gone from the table once it is done.
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
