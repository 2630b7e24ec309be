/** @jest-environment @tulia/test-kit/jsdom-environment */
import { waitFor } from '@testing-library/react';
import { makeStore } from '@tulia/platform';
import { mockFetch } from '@tulia/platform/testing';
import { prefetch } from './app.tsx';

test.each([
	['/schedule-appointment', ['GET /api/services', 'GET /api/psychologists']],
	['/appointments', []],
	['/appointments/TUL-26-4K7M9', []],
])('the prefetch of %s requests public data only', async (path, calls) => {
	const sent = mockFetch({});
	prefetch?.(path, makeStore().dispatch);
	await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(calls));
});
