import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/**
 * The one RTK Query API of the page. Modules add to it with `injectEndpoints({ overrideExisting: 'throw' })`; the name
 * of an endpoint is its name in the contract, and its data is the response as the contract declares it, so that a
 * prerendered page can fill the cache with plain responses.
 */
export const baseApi = createApi({
	reducerPath: 'api',
	baseQuery,
	tagTypes: [
		'Service',
		'Psychologist',
		'Profile',
		'Testimonial',
		'Article',
		'ArticleCounts',
		'Comment',
		'Faq',
		'Availability',
		'Appointment',
		'WaitingEntry',
		'Account',
		// Staff only.
		'AppointmentDetail',
		'Audit',
		'Closure',
		'Dashboard',
		'Message',
		'MyDay',
		'MyDaySettings',
		'Payment',
		'Question',
		'Subscriber',
		'User',
	],
	endpoints: () => ({}),
});
