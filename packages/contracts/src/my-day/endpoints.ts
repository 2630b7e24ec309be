import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ById } from '../staff.ts';
import {
	FeedAddress,
	FeedParams,
	FeedRenewal,
	LastNote,
	MyDay,
	MyDaySettings,
	NoticesChange,
	OwnFeed,
	OwnNotices,
} from './schemas.ts';

/**
 * A psychologist's visits and time off as an iCalendar file, at an address that only they know (promise N20). A secret that is wrong, was
 * renewed or turned off is as unknown as an address that never was.
 */
export const getCalendarFeed = {
	audience: 'booking',
	method: 'GET',
	path: '/api/calendar-feeds/{psychologistId}/{secret}',
	access: 'public',
	params: FeedParams,
	success: 200,
	response: Type.String(),
	answersCalendar: true,
	refusals: ['not_found', 'too_many_requests'],
} as const satisfies Endpoint;

/**
 * Of whoever is a psychologist. An owner who is none finds nothing here, and nobody sees what is another one's.
 */
const own = { audience: 'admin', access: 'admin', roles: ['owner', 'psychologist'] } as const;

/** The psychologist's own day. */
export const getMyDay = {
	...own,
	method: 'GET',
	path: '/api/admin/my-day',
	success: 200,
	response: MyDay,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** What the psychologist noted last about the client of this visit; that it was read is written down first (promise W16). */
export const getLastNote = {
	...own,
	method: 'GET',
	path: '/api/admin/my-day/visits/{id}/last-note',
	params: ById,
	success: 200,
	response: LastNote,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** The psychologist's own calendar feed, without its address, and how they are told of changes. */
export const getMyDaySettings = {
	...own,
	method: 'GET',
	path: '/api/admin/my-day/settings',
	success: 200,
	response: MyDaySettings,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Makes the feed's address, or another one: the old one is unknown at once. */
export const renewCalendarFeed = {
	...own,
	method: 'POST',
	path: '/api/admin/my-day/feed',
	body: FeedRenewal,
	success: 201,
	response: FeedAddress,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Names in or out, at the same address. */
export const changeCalendarFeed = {
	...own,
	method: 'PATCH',
	path: '/api/admin/my-day/feed',
	body: FeedRenewal,
	success: 200,
	response: OwnFeed,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Turns it off: its address is unknown at once. Already off: nothing happens. */
export const deleteCalendarFeed = {
	...own,
	method: 'DELETE',
	path: '/api/admin/my-day/feed',
	success: 204,
	response: Type.Null(),
	refusals: ['not_found'],
} as const satisfies Endpoint;

export const changeDayNotices = {
	...own,
	method: 'PATCH',
	path: '/api/admin/my-day/notices',
	body: NoticesChange,
	success: 200,
	response: OwnNotices,
	refusals: ['not_found', 'changed_meanwhile', 'phone_unconfirmed'],
} as const satisfies Endpoint;
