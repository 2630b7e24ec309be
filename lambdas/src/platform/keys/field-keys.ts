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
	/** Of the key of KMS that wraps them. */
	readonly masterKeyId: string;
	readonly now: () => Date;
}

/** A process looks this often, in milliseconds, whether there is a key it does not know. A new one waits longer before it seals. */
export const KEYS_KNOWN_MS = 5 * 60_000;

/**
 * The cipher of one process. Each data key is opened by KMS once. A failure is not cached: the next call tries again, and a process that
 * cannot look does not go on with keys of which it does not know whether they are still right.
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

/** Every key of a table, opened. */
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

/** The cipher of this process, over the table and the key of its environment. */
export function fieldCipher(): Promise<FieldCipher> {
	ofProcess ??= fieldCipherSource({
		keys: fieldKeyRepository(documentClient(), requireEnv('TABLE_NAME')),
		kms: keyService(),
		masterKeyId: requireEnv('FIELD_KEY_ID'),
		now: clock,
	});
	return ofProcess();
}

/** Makes `dataKey` (32 bytes) the key of a table's encrypted fields. False when the table has another one already. */
export async function useFieldKey(dataKey: Uint8Array): Promise<boolean> {
	const keys = fieldKeyRepository(documentClient(), requireEnv('TABLE_NAME'));
	const wrapped = await keyService().wrapDataKey(requireEnv('FIELD_KEY_ID'), dataKey);
	return (await keys.keepFirst(wrapped)).first === wrapped;
}
