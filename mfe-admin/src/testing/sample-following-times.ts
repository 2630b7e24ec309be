import type { FollowingTimes } from '@tulia/contracts/appointment/series-schemas';

/** The time after Faith's visit: Tuesday of the next week at the same time, which is free. */
export const someFollowingTimes = (more: Partial<FollowingTimes['data'][number]> = {}): FollowingTimes => ({
	...{ clientId: 'c1', serviceId: 'addiction-recovery', service: 'Addiction Recovery', forWhom: 'us' },
	...{ psychologistId: 'p1', psychologist: 'Dr. Nyambura Kamau' },
	data: [{ date: '2026-11-17', time: '2:00 PM', state: 'free', nearest: [], ...more }],
});

export const NEAREST = [
	{ date: '2026-11-17', time: '3:30 PM', psychologistId: 'p1', psychologist: 'Dr. Nyambura Kamau' },
	{ date: '2026-11-18', time: '2:00 PM', psychologistId: 'p2', psychologist: 'Amina Hassan' },
];
