/** The records of uploaded pictures, whose bytes are in the bucket. */
export interface UploadedImageStore {
	/** Call before storing the bytes: the picture then exists for a day at least. False while it is being deleted. */
	register(address: string, at: Date): Promise<boolean>;
	/** The addresses of pictures that exist and are not being deleted. */
	existingOf(addresses: Iterable<string>): Promise<ReadonlySet<string>>;
	/** The oldest pictures without a known reference since `then`. */
	findUnreferenced(then: Date): Promise<readonly string[]>;
	/** Locks an unreferenced picture, not uploaded since `then`, for deletion; articles cannot reference it now. */
	lock(address: string, then: Date, at: Date): Promise<boolean>;
	/** Removes the record of a deleted picture that was locked at this moment. */
	forget(address: string, at: Date): Promise<void>;
	/** Removes a picture that is in use from the list of candidates. */
	markReferenced(address: string, then: Date): Promise<void>;
}
