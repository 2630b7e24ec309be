import { matchRoutePrefetch, type RoutePrefetches } from './route-prefetches.ts';

/** Half past midnight in Nairobi, still the day before in Greenwich. */
const NOW = new Date('2026-11-10T21:30:00.000Z');
const starts: RoutePrefetches = {
	'/appointments': { calls: ['/api/appointments'] },
	'/appointments/{ticketNumber}': { calls: ['/api/appointments/{ticketNumber}'] },
	'/admin/appointments': {
		page: 'appointments-page',
		calls: ['/api/admin/appointments?from={today}&to={today}', '/api/admin/appointments{?search,status}'],
	},
	'/admin/audit': { calls: ['/api/admin/audit{?date={today},actor,cursor:after}'] },
};

const callsAt = (pathname: string, search = ''): readonly string[] | undefined =>
	matchRoutePrefetch(starts, { pathname, search }, NOW)?.calls;

test('an address prefetches its declared calls, and addresses above or beneath it do not', () => {
	expect(callsAt('/appointments')).toEqual(['/api/appointments']);
	expect(callsAt('/appointments/1/2')).toBeUndefined();
	expect(callsAt('/')).toBeUndefined();
});

test('a part of the address fills a parameter of the call', () => {
	expect(callsAt('/appointments/TUL-26-4K7M9')).toEqual(['/api/appointments/TUL-26-4K7M9']);
});

test('today is the day in the centre’s zone', () => {
	expect(callsAt('/admin/appointments')).toContain('/api/admin/appointments?from=2026-11-11&to=2026-11-11');
});

test('a query parameter of the address is passed on where it is declared', () => {
	expect(callsAt('/admin/appointments')).toContain('/api/admin/appointments');
	expect(callsAt('/admin/appointments', '?status=confirmed&search=Otieno+%26&x=1')).toContain(
		'/api/admin/appointments?search=Otieno+%26&status=confirmed',
	);
});

test('a missing query parameter has its default, and the last value of a repeated one counts', () => {
	expect(callsAt('/admin/audit')).toEqual(['/api/admin/audit?date=2026-11-11']);
	expect(callsAt('/admin/audit', '?date=2026-11-02&after=one&after=two&actor=u1')).toEqual([
		'/api/admin/audit?date=2026-11-02&actor=u1&cursor=two',
	]);
});

test('the file of the page is part of the result', () => {
	expect(matchRoutePrefetch(starts, { pathname: '/admin/appointments', search: '' }, NOW)?.page).toBe(
		'appointments-page',
	);
});
