import type { DataRequest } from '@tulia/contracts/data-request/schemas';
import type { AuditedRequest } from '../platform/audit-entry.ts';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';

type Words = Omit<DataRequest, 'askedOn'>;

/** The entry of a data request. Its text may name people, so it is sealed with the id of the entry. */
export function auditedRequest(
	{ askedOn, askedBy, identity, reason }: DataRequest,
	auditId: string,
	{ encrypt }: Pick<FieldCipher, 'encrypt'>,
): AuditedRequest {
	const words: Words = { askedBy: askedBy.trim(), identity: identity.trim(), reason: reason.trim() };
	return { askedOn, words: encrypt(JSON.stringify(words), auditId) };
}

export const openedRequest = (
	{ askedOn, words }: AuditedRequest,
	auditId: string,
	{ decrypt }: Pick<FieldCipher, 'decrypt'>,
): DataRequest => ({ askedOn, ...(JSON.parse(decrypt(words, auditId)) as Words) });
