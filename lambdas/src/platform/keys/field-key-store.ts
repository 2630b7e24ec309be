/** A key that came after the first one. */
export interface LaterKey {
	/** From 2. */
	readonly version: number;
	readonly wrapped: Uint8Array;
	/** ISO UTC: new texts are sealed with it from then on. */
	readonly writesFrom: string;
}

/** The data keys of a table, as they lie in it: wrapped by KMS. */
export interface WrappedKeys {
	readonly first: Uint8Array;
	/** The oldest first. */
	readonly later: readonly LaterKey[];
	/** Versions with which nothing is sealed any more. */
	readonly retired: readonly number[];
	/** How often the list of keys has changed. */
	readonly ver: number;
}

/** Where the wrapped data keys of the encrypted fields are kept: one item, so that a process reads all of them at once. */
export interface FieldKeyStore {
	read(): Promise<WrappedKeys | undefined>;
	/** Keeps `wrapped` as the first key unless another process was first; answers what is kept. */
	keepFirst(wrapped: Uint8Array): Promise<WrappedKeys>;
	/** Adds a key behind those that were read. False when somebody else added one meanwhile. */
	add(known: WrappedKeys, key: LaterKey): Promise<boolean>;
	/** Notes that nothing is sealed with this version any more; the key of a later version goes, the first stays for lookups. */
	retire(known: WrappedKeys, version: number): Promise<boolean>;
}
