/** Somebody of staff, and which entry in the list of psychologists they are. Absent: none, and all of this is unknown to them. */
export interface OwnCaller {
	readonly userId: string;
	readonly psychologistId?: string;
}
