/**
 * A member of staff, with their own entry in the list of psychologists. Absent: they are no psychologist, and
 * everything here is not found.
 */
export interface OwnCaller {
	readonly userId: string;
	readonly psychologistId?: string;
}
