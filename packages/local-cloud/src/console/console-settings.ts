/** What the console says of the app it belongs to. */
export interface ConsoleSettings {
	/** Stands before "local cloud" on every page. */
	readonly name?: string;
	/** The IANA zone in which times are shown; UTC without it. */
	readonly timeZone?: string;
	/** A sentence below the clock about where it starts. */
	readonly clockNote?: string;
	/** The file of an OpenAPI document of what the functions answer, shown under `/__local/api-docs`. */
	readonly apiDescription?: string;
}
