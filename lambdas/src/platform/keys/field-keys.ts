import { clock } from '../clock.ts';
import { requireEnv } from '../config.ts';
import { documentClient } from '../table/dynamo.ts';
import { type FieldCipher, fieldCipherOf, type OpenedKeys } from './field-cipher.ts';
import { fieldKeyRepository } from './field-key.repository.ts';
import type { FieldKeyStore, WrappedKeys } from './field-key-store.ts';
import { type KeyService, keyService } from './kms.gateway.ts';

export interface FieldKeysDeps {
	readonly keys: Pick<FieldKeyStore, 'read' | 'keepFirst'>;
	readonly kms: Pick<KeyService, 'newDataKey' | 'openDataKey'>;
	/** The KMS key that wraps the data keys. */
	readonly masterKeyId: string;
	readonly now: () => Date;
}

/** Interval, in milliseconds, at which a process looks for new keys. A new key waits longer before it encrypts. */
export const KEYS_KNOWN_MS = 5 * 60_000;

/**
 * The cipher of one process. KMS decrypts each data key once. A failure is not cached: the next call retries, and a
 * process that cannot refresh its keys stops using them.
 */
export function fieldCipherSource({ keys, kms, masterKeyId, now }: FieldKeysDeps): () => Promise<FieldCipher> {
	const opened = new Map<string, Promise<Uint8Array>>();
	const open = (wrapped: Uint8Array): Promise<Uint8Array> => {
		const name = Buffer.from(wrapped).toString('base64');
		const key = opened.get(name) ?? kms.openDataKey(masterKeyId, wrapped);
		opened.set(name, key);
		return key.catch((error: unknown) => {
			opened.delete(name);
			throw error;
		});
	};
	const first = async (): Promise<WrappedKeys> => {
		const fresh = await kms.newDataKey(masterKeyId);
		const kept = await keys.keepFirst(fresh.wrapped);
		if (kept.first === fresh.wrapped)
			opened.set(Buffer.from(kept.first).toString('base64'), Promise.resolve(fresh.plain));
		return kept;
	};
	const load = async (): Promise<FieldCipher> => {
		const wrapped = (await keys.read()) ?? (await first());
		return fieldCipherOf(await openAll(wrapped, open), now);
	};
	let known: { readonly cipher: Promise<FieldCipher>; readonly until: number } | undefined;
	return () => {
		const at = now().getTime();
		if (known && at < known.until) return known.cipher;
		const loading = { cipher: load(), until: at + KEYS_KNOWN_MS };
		known = loading;
		loading.cipher.catch(() => {
			if (known === loading) known = undefined;
		});
		return loading.cipher;
	};
}

/** Decrypts every key of a table. */
export async function openAll(
	{ first, later, retired }: WrappedKeys,
	open: (wrapped: Uint8Array) => Promise<Uint8Array>,
): Promise<OpenedKeys> {
	const lookupKey = await open(first);
	const others = await Promise.all(
		later
			.filter(({ version }) => !retired.includes(version))
			.map(async ({ version, wrapped, writesFrom }) => ({
				version,
				dataKey: await open(wrapped),
				writesFrom: new Date(writesFrom),
			})),
	);
	const oldest = retired.includes(1) ? [] : [{ version: 1, dataKey: lookupKey, writesFrom: new Date(0) }];
	return { keys: [...oldest, ...others], lookupKey };
}

let ofProcess: (() => Promise<FieldCipher>) | undefined;

/** The cipher of this process, for the table and key of its environment. */
export function fieldCipher(): Promise<FieldCipher> {
	ofProcess ??= fieldCipherSource({
		keys: fieldKeyRepository(documentClient(), requireEnv('TABLE_NAME')),
		kms: keyService(),
		masterKeyId: requireEnv('FIELD_KEY_ID'),
		now: clock,
	});
	return ofProcess();
}

/** Makes `dataKey` (32 bytes) the key of a table's encrypted fields. False when the table already has another one. */
export async function useFieldKey(dataKey: Uint8Array): Promise<boolean> {
	const keys = fieldKeyRepository(documentClient(), requireEnv('TABLE_NAME'));
	const wrapped = await keyService().wrapDataKey(requireEnv('FIELD_KEY_ID'), dataKey);
	return (await keys.keepFirst(wrapped)).first === wrapped;
}
