import { fieldCipherOf, type KeyedCipher } from '../platform/keys/field-cipher.ts';
import type { FieldKeyStore, WrappedKeys } from '../platform/keys/field-key-store.ts';
import { KEYS_KNOWN_MS, openAll } from '../platform/keys/field-keys.ts';
import type { Item, Key } from '../platform/table/stored-item.ts';
import { keyOf, ownersOf, type SealedItems, sealedTextsIn } from './sealed-texts.items.ts';

/** Operations of KMS that a rotation needs. */
interface Kms {
	newDataKey(masterKeyId: string): Promise<{ readonly wrapped: Uint8Array }>;
	openDataKey(masterKeyId: string, wrapped: Uint8Array): Promise<Uint8Array>;
}

export interface RotateFieldKeyDeps {
	readonly keys: FieldKeyStore;
	readonly kms: Kms;
	/** The KMS key that wraps the data keys. */
	readonly masterKeyId: string;
	readonly items: SealedItems;
	readonly now: () => Date;
}

export interface RotateRequest {
	/** A run ends after the item with which it has re-encrypted this many texts. */
	readonly atMost: number;
	/** Accepts texts that look encrypted but open under no key, as typed by a visitor. */
	readonly leavesUnopened: boolean;
}

/** A text that looks encrypted by an old key, and does not open. */
interface Unopened {
	readonly key: Key;
	readonly path: string;
}

/**
 * `waiting`: the new key does not encrypt yet. `resealed`: there is more to do, or something changed meanwhile: run
 * again. `unopened`: texts that no key opens block the rotation. `retired`: a whole scan found nothing that an old key
 * encrypted.
 */
export type Rotation =
	| { readonly kind: 'no_key' }
	| { readonly kind: 'waiting'; readonly version: number; readonly until: string }
	| { readonly kind: 'resealed'; readonly texts: number }
	| { readonly kind: 'unopened'; readonly texts: readonly Unopened[] }
	| { readonly kind: 'retired'; readonly versions: readonly number[]; readonly items: number };

/** Long enough that every process has loaded the new key, and earlier requests have ended. */
const BEFORE_SEALING_MS = 3 * KEYS_KNOWN_MS;
/** Allowance for clock skew between the new key's first use and the first scan. */
const SETTLED_MS = 60_000;

/**
 * One run of a rotation of the field key. The first run adds a key. The next runs re-encrypt texts of the old
 * keys. The last run scans the whole table, finds no text of the old keys, and retires them. Resumable: after an
 * interruption, run it again.
 */
export const rotateFieldKey =
	(deps: RotateFieldKeyDeps) =>
	async (request: RotateRequest): Promise<Rotation> => {
		const known = await deps.keys.read();
		if (!known) return { kind: 'no_key' };
		const old = oldVersions(known);
		if (old.length === 0) return begin(deps, known);
		const newest = known.later.at(-1);
		const from = new Date(newest?.writesFrom ?? 0).getTime() + SETTLED_MS;
		if (newest && deps.now().getTime() < from)
			return { kind: 'waiting', version: newest.version, until: new Date(from).toISOString() };
		return walk(deps, known, { ...request, old: new Set(old) });
	};

/** All versions that may still decrypt texts, except the newest. */
const oldVersions = ({ later, retired }: WrappedKeys): readonly number[] =>
	[1, ...later.map(({ version }) => version)].filter((version) => !retired.includes(version)).slice(0, -1);

async function begin({ keys, kms, masterKeyId, now }: RotateFieldKeyDeps, known: WrappedKeys): Promise<Rotation> {
	const version = Math.max(1, ...known.retired, ...known.later.map((one) => one.version)) + 1;
	const { wrapped } = await kms.newDataKey(masterKeyId);
	const writesFrom = new Date(now().getTime() + BEFORE_SEALING_MS);
	await keys.add(known, { version, wrapped, writesFrom: writesFrom.toISOString() });
	return { kind: 'waiting', version, until: new Date(writesFrom.getTime() + SETTLED_MS).toISOString() };
}

interface Walk extends RotateRequest {
	readonly old: ReadonlySet<number>;
}

async function walk(deps: RotateFieldKeyDeps, known: WrappedKeys, { old, atMost, leavesUnopened }: Walk) {
	const opened = await openAll(known, (wrapped) => deps.kms.openDataKey(deps.masterKeyId, wrapped));
	const cipher = fieldCipherOf(opened, deps.now);
	const unopened: Unopened[] = [];
	let [items, texts] = [0, 0];
	for await (const page of deps.items.pages()) {
		for (const item of page) {
			items += 1;
			const met = await reseal({ items: deps.items, cipher, old }, item);
			texts += met.texts;
			unopened.push(...met.unopened);
			if (texts >= atMost) return { kind: 'resealed', texts } as const;
		}
	}
	if (texts > 0) return { kind: 'resealed', texts } as const;
	if (unopened.length > 0 && !leavesUnopened) return { kind: 'unopened', texts: unopened } as const;
	return retire(deps, known, { versions: [...old], items });
}

async function retire(
	{ keys }: RotateFieldKeyDeps,
	known: WrappedKeys,
	{ versions, items }: { readonly versions: readonly number[]; readonly items: number },
): Promise<Rotation> {
	let before: WrappedKeys | undefined = known;
	for (const version of versions) {
		if (!before || !(await keys.retire(before, version))) return { kind: 'resealed', texts: 0 };
		before = await keys.read();
	}
	return { kind: 'retired', versions, items };
}

interface Resealing {
	readonly items: SealedItems;
	readonly cipher: KeyedCipher;
	readonly old: ReadonlySet<number>;
}

interface Met {
	/** Number of texts of an old key; each was re-encrypted, or changed concurrently. */
	readonly texts: number;
	readonly unopened: readonly Unopened[];
}

async function reseal({ items, cipher, old }: Resealing, item: Item): Promise<Met> {
	const unopened: Unopened[] = [];
	let texts = 0;
	const key = keyOf(item);
	for (const sealed of sealedTextsIn(item, old)) {
		const opened = openedBy(cipher, sealed.text, ownersOf(item));
		if (!opened) unopened.push({ key, path: sealed.path.join('.') });
		else {
			await items.replace(key, sealed, cipher.encrypt(opened.plain, opened.owner));
			texts += 1;
		}
	}
	return { texts, unopened };
}

function openedBy(cipher: KeyedCipher, text: string, owners: readonly string[]) {
	for (const owner of owners) {
		try {
			return { plain: cipher.decrypt(text, owner), owner };
		} catch {
			// Encrypted with another context.
		}
	}
	return undefined;
}
