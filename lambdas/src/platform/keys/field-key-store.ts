/** A key that was added after the first one. */
export interface LaterKey {
	/** From 2. */
	readonly version: number;
	readonly wrapped: Uint8Array;
	/** The instant (ISO UTC) from which new texts are encrypted with it. */
	readonly writesFrom: string;
}

/** The data keys of a table as they are stored: wrapped by KMS. */
export interface WrappedKeys {
	readonly first: Uint8Array;
	/** The oldest first. */
	readonly later: readonly LaterKey[];
	/** Versions that no stored text uses any more. */
	readonly retired: readonly number[];
	/** The version of the list of keys. */
	readonly ver: number;
}

/** Stores the wrapped data keys of the encrypted fields in one item, so that a process reads all of them at once. */
export interface FieldKeyStore {
	read(): Promise<WrappedKeys | undefined>;
	/** Stores `wrapped` as the first key unless another process was first; returns what is stored. */
	keepFirst(wrapped: Uint8Array): Promise<WrappedKeys>;
	/** Adds a key to those that were read. False when another key was added concurrently. */
	add(known: WrappedKeys, key: LaterKey): Promise<boolean>;
	/** Records that no text uses this version any more. A later key is deleted, the first stays for lookups. */
	retire(known: WrappedKeys, version: number): Promise<boolean>;
}
