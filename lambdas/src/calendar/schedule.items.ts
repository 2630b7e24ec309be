/** All psychologists of the centre share one partition, so that one Query answers them with their schedules. */
export const PSYCHOLOGISTS = 'CATALOG#PSY';

/** The key of a psychologist and the schedule. Bookings check its version, so the key is shared beyond its repository. */
export const scheduleKey = (psychologistId: string): { readonly PK: string; readonly SK: string } => ({
	PK: PSYCHOLOGISTS,
	SK: psychologistId,
});
