/** All psychologists share one partition, so that one Query returns them with their schedules. */
export const PSYCHOLOGISTS = 'CATALOG#PSY';

/** The key of a psychologist and the schedule. Bookings check its version, so other repositories use the key too. */
export const scheduleKey = (psychologistId: string): { readonly PK: string; readonly SK: string } => ({
	PK: PSYCHOLOGISTS,
	SK: psychologistId,
});
