/** The app's texts in the console. */
export interface ConsoleSettings {
	/** Shown before "local cloud" on every page. */
	readonly name?: string;
	/** The IANA zone in which times are shown; UTC without it. */
	readonly timeZone?: string;
	/** A sentence below the clock about its start. */
	readonly clockNote?: string;
	/** The file of the API's OpenAPI document, shown under `/__local/api-docs`. */
	readonly apiDescription?: string;
}
