import type { Endpoint } from '../endpoint.ts';
import { ById, placesFrom } from '../staff.ts';
import { ServiceList } from './schemas.ts';
import { NewService, Prices, PricesChange, ServiceChange, StaffService, StaffServiceList } from './staff-schemas.ts';

/** Every active service, in the order the centre chose. */
export const listServices = {
	audience: 'content',
	method: 'GET',
	path: '/api/services',
	access: 'public',
	success: 200,
	response: ServiceList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;

const staff = { audience: 'admin', access: 'admin' } as const;

/** Every service, active or not, in the centre's order. */
export const listAllServices = {
	...staff,
	method: 'GET',
	path: '/api/admin/services',
	roles: ['owner', 'front_desk', 'psychologist'],
	success: 200,
	response: StaffServiceList,
	refusals: [],
} as const satisfies Endpoint;

/** Adds a service; its permanent id is derived from the title. Refused where the currency has changed meanwhile. */
export const createService = {
	...staff,
	method: 'POST',
	path: '/api/admin/services',
	roles: ['owner'],
	body: NewService,
	success: 201,
	response: StaffService,
	refusals: ['id_taken', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Replaces a service. Earlier times are refused (promise P13); visits of a deactivated one must have been seen. */
export const changeService = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/services/{id}',
	roles: ['owner'],
	params: ById,
	body: ServiceChange,
	success: 200,
	response: StaffService,
	refusals: ['not_found', 'changed_meanwhile', 'bookings_unseen'],
} as const satisfies Endpoint;

/** Reorders services, all or none. Returns every service. */
export const reorderServices = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/services',
	roles: ['owner'],
	body: placesFrom(1),
	success: 200,
	response: StaffServiceList,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Saves the currency with the prices and lengths of services, all or none. Booked visits retain theirs. */
export const changePrices = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/prices',
	roles: ['owner'],
	body: PricesChange,
	success: 200,
	response: Prices,
	refusals: ['changed_meanwhile'],
} as const satisfies Endpoint;
