/** @jest-environment @tulia/test-kit/jsdom-environment */
import { waitFor } from '@testing-library/react';
import { startOf } from '@tulia/platform/early';
import starts from '../starts.json';
import { NOW, renderBooking } from './testing/render-booking.tsx';

test.each(Object.keys(starts))('%s asks what the document begins for it', async (pattern) => {
	const pathname = pattern.replace('{ticketNumber}', 'TUL-26-4K7M9');
	const calls = startOf(starts, { pathname, search: '' }, NOW)?.calls ?? [];
	const { asked } = await renderBooking(pathname);
	await waitFor(() => expect(asked).toEqual(expect.arrayContaining([...calls])));
	for (const call of calls) expect(asked.filter((one) => one === call)).toHaveLength(1);
});
