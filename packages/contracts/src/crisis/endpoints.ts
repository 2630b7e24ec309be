import type { Endpoint } from '../endpoint.ts';
import { CrisisSettings, DutyChange, OwnCrisisPhrases, PhrasesChange } from './schemas.ts';

/** The centre's own crisis phrases, for the care card: texts are compared in the browser and are not sent. */
export const listCrisisPhrases = {
	audience: 'content',
	method: 'GET',
	path: '/api/crisis-phrases',
	access: 'public',
	success: 200,
	response: OwnCrisisPhrases,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;

const staff = { audience: 'admin', access: 'admin' } as const;

export const getCrisisSettings = {
	...staff,
	method: 'GET',
	path: '/api/admin/crisis',
	roles: ['owner'],
	success: 200,
	response: CrisisSettings,
	refusals: [],
} as const satisfies Endpoint;

/** Sets who is on duty. */
export const changeCrisisDuty = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/crisis/duty',
	roles: ['owner'],
	body: DutyChange,
	success: 200,
	response: CrisisSettings,
	refusals: ['changed_meanwhile'],
} as const satisfies Endpoint;

/** Replaces the centre's own phrases. Existing texts keep their mark; later ones are marked by the new phrases. */
export const changeCrisisPhrases = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/crisis/phrases',
	roles: ['owner'],
	body: PhrasesChange,
	maxBodyBytes: 64 * 1024,
	success: 200,
	response: CrisisSettings,
	refusals: ['changed_meanwhile'],
} as const satisfies Endpoint;
