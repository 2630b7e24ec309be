import type { Endpoint } from '../endpoint.ts';
import { PublicProfile } from './schemas.ts';
import { Settings, SettingsChange } from './staff-schemas.ts';

/** The centre's profile: name, address, hours, phones, crisis lines, closed days. Refused before the first save. */
export const getProfile = {
	audience: 'content',
	method: 'GET',
	path: '/api/profile',
	access: 'public',
	success: 200,
	response: PublicProfile,
	refusals: ['not_found'],
	cacheSeconds: 60,
} as const satisfies Endpoint;

const staff = { audience: 'admin', access: 'admin' } as const;

export const getSettings = {
	...staff,
	method: 'GET',
	path: '/api/admin/settings',
	roles: ['owner'],
	success: 200,
	response: Settings,
	refusals: [],
} as const satisfies Endpoint;

/**
 * Replaces the centre profile; version 0 saves the first one. After a change of hours, times computed before can no
 * longer be booked (promise P13), and displaced visits must have been seen.
 */
export const changeSettings = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/settings',
	roles: ['owner'],
	body: SettingsChange,
	maxBodyBytes: 64 * 1024,
	success: 200,
	response: Settings,
	refusals: ['changed_meanwhile', 'invalid_hours', 'bookings_unseen'],
} as const satisfies Endpoint;
