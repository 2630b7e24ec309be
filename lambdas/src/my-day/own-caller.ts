/** A member of staff, with their entry in the list of psychologists. Absent: they are no psychologist. */
export interface OwnCaller {
	readonly userId: string;
	readonly psychologistId?: string;
}
