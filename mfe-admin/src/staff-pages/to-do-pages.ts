import { listAllComments } from '@tulia/contracts/routes/comment';
import { listInbox } from '@tulia/contracts/routes/inbox';
import { listAllTestimonials } from '@tulia/contracts/routes/testimonial';
import { listToBeMoved } from '@tulia/contracts/routes/to-be-moved';
import { countWaiting } from '@tulia/contracts/routes/waiting-list';
import { lazyPage, paths } from '@tulia/platform';
import type { StaffPage } from './staff-page.ts';

/** The pages on which staff answer, moderate or decide something. */
export const toDoPages: readonly StaffPage[] = [
	{
		path: paths.adminInbox(),
		Page: lazyPage(() => import('../pages/incoming/inbox-page.tsx'), 'InboxPage'),
		opens: listInbox,
		entry: { label: 'Inbox', icon: 'inbox' },
		waiting: 'inbox',
	},
	{
		path: paths.adminToBeMoved(),
		Page: lazyPage(() => import('../pages/visits/to-be-moved-page.tsx'), 'ToBeMovedPage'),
		opens: listToBeMoved,
		entry: { label: 'To be moved', icon: 'move' },
		waiting: 'toBeMoved',
	},
	{
		path: paths.adminWaitingList(),
		Page: lazyPage(() => import('../pages/visits/waiting-list-page.tsx'), 'WaitingListPage'),
		opens: countWaiting,
		entry: { label: 'Waiting list', icon: 'clock' },
		waiting: 'toPhone',
	},
	{
		path: paths.adminComments(),
		Page: lazyPage(() => import('../pages/incoming/comments-page.tsx'), 'CommentsPage'),
		opens: listAllComments,
		entry: { label: 'Reviews', icon: 'star' },
		tab: 'Comments',
		waiting: 'comments',
	},
	{
		path: paths.adminTestimonials(),
		Page: lazyPage(() => import('../pages/incoming/testimonials-page.tsx'), 'TestimonialsPage'),
		opens: listAllTestimonials,
		within: paths.adminComments(),
		tab: 'Testimonials',
		waiting: 'testimonials',
	},
];
