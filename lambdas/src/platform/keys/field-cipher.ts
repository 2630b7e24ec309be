import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { requireEnv } from '../config.ts';
import type { ConfirmedAddress, StatedAddress } from '../confirmed-address.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { documentClient } from '../table/dynamo.ts';
import { fieldKeyRepository } from './field-key.repository.ts';
import { keyService } from './kms.gateway.ts';

/** By what somebody is named. A value of one kind never has the name of the same value of another. */
type PseudonymKind =
	| 'email'
	| 'former-address'
	| 'ip'
	| 'device'
	| 'account'
	| 'phone'
	| 'phone-last-four'
	| 'client-trigram';

/** Encrypts single attributes, and replaces addresses by names that cannot be turned back without the key. */
export interface FieldCipher {
	/** `aad` binds the text to its owner (user or appointment id): moved to another item, it no longer opens. */
	encrypt(plain: string, aad: string): string;
	/** Throws when the text was changed, or belongs to another owner. */
	decrypt(cipher: string, aad: string): string;
	/**
	 * A stable name (43 characters) for an address in keys. The type asks how the address is known, because what is stored under an
	 * address belongs to an account only after the mailbox confirmed it (decision 027).
	 */
	pseudonym(kind: 'email', address: ConfirmedAddress | StatedAddress): string;
	/** The same for anything else that names somebody. The value must be canonical already. */
	pseudonym(kind: Exclude<PseudonymKind, 'email'>, canonicalValue: string): string;
	/** A proof (43 characters) that we said this for this purpose: what makes a link in a mail ours. Nothing of it is stored. */
	proof(purpose: ProofPurpose, value: string): string;
}

/** What a data key can do, of an address in any form. `fieldCipher` hands it out as `FieldCipher`, which asks how an address is known. */
export interface KeyedCipher extends FieldCipher {
	pseudonym(kind: PseudonymKind, canonicalValue: string): string;
}

/** Each has its own key, so a proof made for one is worth nothing for another. */
type ProofPurpose = 'newsletter-confirm' | 'newsletter-unsubscribe' | 'recovery-code' | 'phone-code';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM and HMAC-SHA256 under sub-keys (HKDF) of one 32-byte data key. */
export function fieldCipherFrom(dataKey: Uint8Array): KeyedCipher {
	const subKey = (purpose: string) => Buffer.from(hkdfSync('sha256', dataKey, '', `tulia/${purpose}`, 32));
	const encryptionKey = subKey('field-encryption');
	const pseudonymKey = subKey('pseudonym');
	return {
		encrypt(plain, aad) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv, { authTagLength: TAG_BYTES });
			cipher.setAAD(Buffer.from(aad, 'utf8'));
			const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
			return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
		},
		decrypt(cipher, aad) {
			const [version, encoded = ''] = cipher.split('.');
			if (version !== VERSION) throw new Error('This field was not encrypted by this cipher.');
			const bytes = Buffer.from(encoded, 'base64url');
			const iv = bytes.subarray(0, IV_BYTES);
			const decipher = createDecipheriv('aes-256-gcm', encryptionKey, iv, { authTagLength: TAG_BYTES });
			decipher.setAAD(Buffer.from(aad, 'utf8'));
			decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
			return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
		},
		pseudonym: (kind, canonicalValue) =>
			createHmac('sha256', pseudonymKey).update(`${kind}\0${canonicalValue}`).digest('base64url'),
		proof: (purpose, value) =>
			createHmac('sha256', subKey(`proof/${purpose}`))
				.update(value)
				.digest('base64url'),
	};
}

/** The cipher of this process: its data key is opened by KMS once. A failure is not cached: the next call tries again. */
export const fieldCipher: () => Promise<FieldCipher> = memoizeAsync(async () => {
	const keys = fieldKeyRepository(documentClient(), requireEnv('TABLE_NAME'));
	return fieldCipherFrom(await openFieldKey(keys, requireEnv('FIELD_KEY_ID')));
});

/** Makes `dataKey` (32 bytes) the key of a table's encrypted fields. False when the table has another one already. */
export async function useFieldKey(dataKey: Uint8Array): Promise<boolean> {
	const keys = fieldKeyRepository(documentClient(), requireEnv('TABLE_NAME'));
	const wrapped = await keyService().wrapDataKey(requireEnv('FIELD_KEY_ID'), dataKey);
	return (await keys.keepFirst(wrapped)) === wrapped;
}

async function openFieldKey(keys: ReturnType<typeof fieldKeyRepository>, masterKeyId: string): Promise<Uint8Array> {
	const kms = keyService();
	const wrapped = await keys.read();
	if (wrapped) return kms.openDataKey(masterKeyId, wrapped);
	const fresh = await kms.newDataKey(masterKeyId);
	const stored = await keys.keepFirst(fresh.wrapped);
	return stored === fresh.wrapped ? fresh.plain : kms.openDataKey(masterKeyId, stored);
}
