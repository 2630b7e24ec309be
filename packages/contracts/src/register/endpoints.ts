import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import {
	Breach,
	BreachChange,
	Breaches,
	DataRequestChange,
	DataRequestEntries,
	DataRequestEntry,
	NewBreach,
	NewDataRequest,
	RegisterCounts,
	RegisterCsv,
	RegisterQuery,
} from './schemas.ts';

const owner = { audience: 'admin', access: 'admin', roles: ['owner'] } as const;
/** Every field at its limit fits; the form has more fields than most. */
const LONG = { maxBodyBytes: 64 * 1024 } as const;

export const listBreaches = {
	...owner,
	method: 'GET',
	path: '/api/admin/breaches',
	success: 200,
	response: Breaches,
	refusals: [],
} as const satisfies Endpoint;

/** Records a breach. Idempotent by its key. */
export const openBreach = {
	...owner,
	...LONG,
	method: 'POST',
	path: '/api/admin/breaches',
	body: NewBreach,
	success: 201,
	response: Breach,
	refusals: [],
} as const satisfies Endpoint;

/** Changes or closes an entry (optimistic lock). A closed one is immutable. */
export const changeBreach = {
	...owner,
	...LONG,
	method: 'PATCH',
	path: '/api/admin/breaches/{id}',
	params: ById,
	body: BreachChange,
	success: 200,
	response: Breach,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

export const listDataRequests = {
	...owner,
	method: 'GET',
	path: '/api/admin/data-requests',
	success: 200,
	response: DataRequestEntries,
	refusals: [],
} as const satisfies Endpoint;

export const openDataRequest = {
	...owner,
	...LONG,
	method: 'POST',
	path: '/api/admin/data-requests',
	body: NewDataRequest,
	success: 201,
	response: DataRequestEntry,
	refusals: [],
} as const satisfies Endpoint;

export const changeDataRequest = {
	...owner,
	...LONG,
	method: 'PATCH',
	path: '/api/admin/data-requests/{id}',
	params: ById,
	body: DataRequestChange,
	success: 200,
	response: DataRequestEntry,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** The open and overdue entries of both registers, for the menu and the dashboard. */
export const countRegisters = {
	...owner,
	method: 'GET',
	path: '/api/admin/registers/counts',
	success: 200,
	response: RegisterCounts,
	refusals: [],
} as const satisfies Endpoint;

/** A register as a CSV file; cells are escaped against formula injection. The export is audited. */
export const exportRegister = {
	...owner,
	method: 'GET',
	path: '/api/admin/registers/export',
	query: RegisterQuery,
	success: 200,
	response: RegisterCsv,
	refusals: [],
} as const satisfies Endpoint;
