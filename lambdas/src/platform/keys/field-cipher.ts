import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { ConfirmedAddress, StatedAddress } from '../confirmed-address.ts';

/** The kind of a pseudonymised value. Equal values of different kinds have different pseudonyms. */
type PseudonymKind =
	| 'email'
	| 'former-address'
	| 'ip'
	| 'device'
	| 'account'
	| 'phone'
	| 'phone-last-four'
	| 'client-trigram';

/** Encrypts single attributes, and replaces addresses by pseudonyms that cannot be reversed without the key. */
export interface FieldCipher {
	/** `aad` binds the text to its owner (user or appointment id): moved to another item, it cannot be decrypted. */
	encrypt(plain: string, aad: string): string;
	/** Throws when the text was changed or belongs to another owner. */
	decrypt(cipher: string, aad: string): string;
	/**
	 * A stable pseudonym (43 characters) of an address, for keys. The type demands how the address is known, because what
	 * is stored under an address belongs to an account only after the mailbox confirmed it (decision 027).
	 */
	pseudonym(kind: 'email', address: ConfirmedAddress | StatedAddress): string;
	/** The pseudonym of any other identifying value, which must be canonical already. */
	pseudonym(kind: Exclude<PseudonymKind, 'email'>, canonicalValue: string): string;
	/** A proof (43 characters) that we issued this value for this purpose, for links in mails. It is not stored. */
	proof(purpose: ProofPurpose, value: string): string;
}

/** The operations of a data key. `fieldCipher` exposes it as `FieldCipher`, which demands how an address is known. */
export interface KeyedCipher extends FieldCipher {
	pseudonym(kind: PseudonymKind, canonicalValue: string): string;
}

/** Each purpose has its own key, so a proof of one is not valid for another. */
type ProofPurpose =
	| 'newsletter-confirm'
	| 'newsletter-unsubscribe'
	| 'recovery-code'
	| 'phone-code'
	| 'calendar-feed'
	| 'time-offer';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A data key that decrypts texts, and encrypts from `writesFrom` on. */
interface OpenedKey {
	/** From 1; every text that it encrypted begins with it: `v2.`. */
	readonly version: number;
	/** 32 bytes. */
	readonly dataKey: Uint8Array;
	readonly writesFrom: Date;
}

/** The data keys of a table as one process knows them. */
export interface OpenedKeys {
	/** The keys that can decrypt, the oldest first. */
	readonly keys: readonly OpenedKey[];
	/** The key of pseudonyms and proofs, which is never rotated (decision 003). */
	readonly lookupKey: Uint8Array;
}

const subKeyOf = (key: Uint8Array, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `tulia/${purpose}`, 32));

/** The key version at the beginning of an encrypted text; undefined when no key of ours encrypted it. */
export const keyVersionOf = (text: string): number | undefined => {
	const [, version] = /^v(\d{1,4})\.[\w-]+$/.exec(text) ?? [];
	return version === undefined ? undefined : Number(version);
};

/** AES-256-GCM and HMAC-SHA256 under sub-keys (HKDF) of one 32-byte data key. */
export const fieldCipherFrom = (dataKey: Uint8Array): KeyedCipher =>
	fieldCipherOf({ keys: [{ version: 1, dataKey, writesFrom: new Date(0) }], lookupKey: dataKey }, () => new Date(0));

/** A cipher over every key of a table: a text names the key that decrypts it, and the newest writing key encrypts. */
export function fieldCipherOf({ keys, lookupKey }: OpenedKeys, now: () => Date): KeyedCipher {
	const sealing = new Map(keys.map(({ version, dataKey }) => [version, subKeyOf(dataKey, 'field-encryption')]));
	const pseudonymKey = subKeyOf(lookupKey, 'pseudonym');
	return {
		encrypt(plain, aad) {
			const version = keys.findLast(({ writesFrom }) => writesFrom <= now())?.version;
			const key = sealing.get(version ?? 0);
			if (!key) throw new Error('No key of this table may seal yet.');
			return `v${version}.${seal(key, plain, aad)}`;
		},
		decrypt(text, aad) {
			const key = sealing.get(keyVersionOf(text) ?? 0);
			if (!key) throw new Error('This field was not encrypted by this cipher.');
			return open(key, text.slice(text.indexOf('.') + 1), aad);
		},
		pseudonym: (kind, canonicalValue) =>
			createHmac('sha256', pseudonymKey).update(`${kind}\0${canonicalValue}`).digest('base64url'),
		proof: (purpose, value) =>
			createHmac('sha256', subKeyOf(lookupKey, `proof/${purpose}`))
				.update(value)
				.digest('base64url'),
	};
}

function seal(key: Uint8Array, plain: string, aad: string): string {
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
	cipher.setAAD(Buffer.from(aad, 'utf8'));
	const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

function open(key: Uint8Array, encoded: string, aad: string): string {
	const bytes = Buffer.from(encoded, 'base64url');
	const iv = bytes.subarray(0, IV_BYTES);
	const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
	decipher.setAAD(Buffer.from(aad, 'utf8'));
	decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
	return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
