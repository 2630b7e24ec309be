import type { Endpoint } from '@tulia/contracts/endpoint';
import type { Route } from '@tulia/contracts/route';
import { listAvailableTimes } from '@tulia/contracts/routes/availability';
import { getMyAppointment } from '@tulia/contracts/routes/own-appointment';
import { requestFor } from './request-for.ts';

describe('a request for a route of the contract', () => {
	test('a request for a route of the contract has its parameters in the path, safely', () => {
		const { url } = requestFor(getMyAppointment, { params: { ticketNumber: 'TUL-26-4K7M9/../x' } });
		expect(url).toBe('/api/appointments/TUL-26-4K7M9%2F..%2Fx');
	});

	test('a request for a route of the contract has its filters in the query, without those that are not set', () => {
		const { url } = requestFor(listAvailableTimes, {
			query: { date: '2026-11-24', serviceId: 'anxiety management', psychologistId: undefined },
		});
		expect(url).toBe('/api/appointments/available-times?date=2026-11-24&serviceId=anxiety+management');
	});

	test('a request for a route of the contract carries a body only when there is one', () => {
		const route: Route<Endpoint> = { name: 'x', method: 'GET', path: '/api/x', access: 'public' };
		expect(requestFor(route)).toEqual({ name: 'x', method: 'GET', url: '/api/x' });
	});
});
