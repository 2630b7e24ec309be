/** @jest-environment @tulia/test-kit/jsdom-environment */
import { waitFor } from '@testing-library/react';
import { matchRoutePrefetch } from '@tulia/platform/prefetch';
import starts from '../prefetches.json';
import { NOW, renderBooking } from './testing/render-booking.tsx';

test.each(Object.keys(starts))('%s requests the calls that its document prefetches', async (pattern) => {
	const pathname = pattern.replace('{ticketNumber}', 'TUL-26-4K7M9');
	const calls = matchRoutePrefetch(starts, { pathname, search: '' }, NOW)?.calls ?? [];
	const { requested } = await renderBooking(pathname);
	await waitFor(() => expect(requested).toEqual(expect.arrayContaining([...calls])));
	for (const call of calls) expect(requested.filter((one) => one === call)).toHaveLength(1);
});
