import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import { PsychologistDetail, PsychologistList } from './schemas.ts';
import {
	FreeTimesPreview,
	NewPsychologist,
	PreviewQuery,
	PsychologistChange,
	PsychologistProfileChange,
	StaffPsychologist,
	StaffPsychologistList,
} from './staff-schemas.ts';

/** Every active psychologist, by id, with their profile. Hours and time off are not public. */
export const listPsychologists = {
	audience: 'content',
	method: 'GET',
	path: '/api/psychologists',
	access: 'public',
	success: 200,
	response: PsychologistList,
	refusals: [],
	cacheSeconds: 60,
} as const satisfies Endpoint;

/** One psychologist in full. One who is not active answers 404. */
export const getPsychologist = {
	audience: 'content',
	method: 'GET',
	path: '/api/psychologists/{id}',
	access: 'public',
	params: ById,
	success: 200,
	response: PsychologistDetail,
	refusals: ['not_found'],
	cacheSeconds: 60,
} as const satisfies Endpoint;

const staff = { audience: 'admin', access: 'admin' } as const;

export const listAllPsychologists = {
	...staff,
	method: 'GET',
	path: '/api/admin/psychologists',
	roles: ['owner', 'front_desk', 'psychologist'],
	success: 200,
	response: StaffPsychologistList,
	refusals: [],
} as const satisfies Endpoint;

export const createPsychologist = {
	...staff,
	method: 'POST',
	path: '/api/admin/psychologists',
	roles: ['owner'],
	body: NewPsychologist,
	success: 201,
	response: StaffPsychologist,
	refusals: ['id_taken', 'invalid_hours', 'unknown_service'],
} as const satisfies Endpoint;

/** Replaces person and hours. Displaced appointments, and those without their service, must have been seen. */
export const changePsychologist = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/psychologists/{id}',
	roles: ['owner'],
	params: ById,
	body: PsychologistChange,
	success: 200,
	response: StaffPsychologist,
	refusals: ['not_found', 'invalid_hours', 'unknown_service', 'bookings_unseen', 'changed_meanwhile'],
} as const satisfies Endpoint;

/**
 * Replaces the public profile. Hours are unaffected, so no visit is displaced. Psychologists change their own, except
 * the licence, which only an owner changes.
 */
export const changePsychologistProfile = {
	...staff,
	method: 'PATCH',
	path: '/api/admin/psychologists/{id}/profile',
	roles: ['owner', 'psychologist'],
	params: ById,
	body: PsychologistProfileChange,
	success: 200,
	response: StaffPsychologist,
	refusals: ['not_found', 'forbidden', 'changed_meanwhile'],
} as const satisfies Endpoint;

export const previewFreeTimes = {
	...staff,
	method: 'GET',
	path: '/api/admin/psychologists/{id}/free-times',
	roles: ['owner', 'front_desk', 'psychologist'],
	params: ById,
	query: PreviewQuery,
	success: 200,
	response: FreeTimesPreview,
	refusals: ['unknown_psychologist', 'unknown_service'],
} as const satisfies Endpoint;
