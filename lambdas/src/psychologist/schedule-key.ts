/** Where a psychologist's schedule lies. Bookings check its version, so the key is shared beyond its repository. */
export const scheduleKey = (psychologistId: string): { readonly PK: string; readonly SK: string } => ({
	PK: `PSY#${psychologistId}`,
	SK: 'SCHED',
});
