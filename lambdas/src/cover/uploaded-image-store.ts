/** What is known of the uploaded pictures, whose bytes are in the bucket. */
export interface UploadedImageStore {
	/** Before the bytes are put: the picture is kept for a day at least. False while it is just being deleted. */
	register(address: string, at: Date): Promise<boolean>;
	/** Those of these that are kept, and that nobody is about to delete. */
	existingOf(addresses: Iterable<string>): Promise<ReadonlySet<string>>;
	/** The oldest that nothing may have used since then. */
	findUnreferenced(then: Date): Promise<readonly string[]>;
	/** Reserves for deletion what nothing uses and nobody uploaded since then. Nobody can begin to use it from here on. */
	lock(address: string, then: Date, at: Date): Promise<boolean>;
	/** Forgets what was reserved at this moment, and is deleted. */
	forget(address: string, at: Date): Promise<void>;
	/** Takes off the list what is in use after all. */
	markReferenced(address: string, then: Date): Promise<void>;
}
