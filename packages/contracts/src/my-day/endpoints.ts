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
 * A psychologist's visits and time off as an iCalendar file, at a secret address (promise N20). A wrong, renewed or
 * disabled secret answers 404 like an unknown address.
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

/** The account determines the psychologist. An owner who is no psychologist gets 404. */
const own = { audience: 'admin', access: 'admin', roles: ['owner', 'psychologist'] } as const;

export const getMyDay = {
	...own,
	method: 'GET',
	path: '/api/admin/my-day',
	success: 200,
	response: MyDay,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** The psychologist's last note about the client of this visit; the access is audited first (promise W16). */
export const getLastNote = {
	...own,
	method: 'GET',
	path: '/api/admin/my-day/visits/{id}/last-note',
	params: ById,
	success: 200,
	response: LastNote,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** The state of the psychologist's calendar feed, without its address, and their channel of notices. */
export const getMyDaySettings = {
	...own,
	method: 'GET',
	path: '/api/admin/my-day/settings',
	success: 200,
	response: MyDaySettings,
	refusals: ['not_found'],
} as const satisfies Endpoint;

/** Creates or replaces the feed's address; the old one is invalid at once. */
export const renewCalendarFeed = {
	...own,
	method: 'POST',
	path: '/api/admin/my-day/feed',
	body: FeedRenewal,
	success: 201,
	response: FeedAddress,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Shows or hides clients' names in the feed, at the same address. */
export const changeCalendarFeed = {
	...own,
	method: 'PATCH',
	path: '/api/admin/my-day/feed',
	body: FeedRenewal,
	success: 200,
	response: OwnFeed,
	refusals: ['not_found', 'changed_meanwhile'],
} as const satisfies Endpoint;

/** Disables the feed; its address is invalid at once. Idempotent. */
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
