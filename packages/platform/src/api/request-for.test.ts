import type { Endpoint } from '@tulia/contracts/endpoint';
import type { Route } from '@tulia/contracts/route';
import { listAvailableTimes } from '@tulia/contracts/routes/availability';
import { getMyAppointment } from '@tulia/contracts/routes/own-appointment';
import { requestFor } from './request-for.ts';

describe('a request for a route of the contract', () => {
	test('a request for a route has its parameters in the path, URL-encoded', () => {
		const { url } = requestFor(getMyAppointment, { params: { ticketNumber: 'TUL-26-4K7M9/../x' } });
		expect(url).toBe('/api/appointments/TUL-26-4K7M9%2F..%2Fx');
	});

	test('a request for a route has its filters in the query, without undefined ones', () => {
		const { url } = requestFor(listAvailableTimes, {
			query: { date: '2026-11-24', serviceId: 'anxiety management', psychologistId: undefined },
		});
		expect(url).toBe('/api/appointments/available-times?date=2026-11-24&serviceId=anxiety+management');
	});

	test('a request for a route has a body only when one is given', () => {
		const route: Route<Endpoint> = { name: 'x', method: 'GET', path: '/api/x', access: 'public' };
		expect(requestFor(route)).toEqual({ name: 'x', method: 'GET', url: '/api/x' });
	});
});
