/** The site bucket: what browsers are served. */
export interface Site {
	/** The text of an object, or undefined when there is none. */
	read(key: string): Promise<string | undefined>;
	/** Puts a document that browsers ask for afresh each time. */
	write(key: string, body: string, contentType: string): Promise<void>;
}
