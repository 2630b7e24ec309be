/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { calendarAnswers } from '../../testing/calendar-answers.ts';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { NOW, samuel } from '../../testing/sample-appointments.ts';
import { aDetail } from '../../testing/sample-detail.ts';
import { oneAnd, press, sentChanges, stopClock, VISIT_PAGE, write } from '../../testing/visit-page.ts';

stopClock();

const keptFree = { at: NOW.toISOString() };
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const toCome = aDetail({ scheduledFor: '2026-11-24T06:00:00.000Z', endsAt: '2026-11-24T07:00:00.000Z' });
const free: AppointmentDetail = { ...toCome, status: 'cancelled', version: 2 };
const kept: AppointmentDetail = { ...free, keptFree };

test('a time is kept free on cancelling, shown as kept free, and released with one tap', async () => {
	let current = toCome;
	const calls = mockApi(
		oneAnd(
			() => ({ body: current }),
			({ method }) => {
				current = method === 'DELETE' ? free : kept;
				return { body: current };
			},
		),
	);
	await renderAdmin(VISIT_PAGE);
	press(/^Cancel this appointment/);
	fireEvent.click(screen.getByRole('radio', { name: 'The centre' }));
	write(/^Reason/, 'She is exhausted');
	tick('Keep this time free');
	press(/^Cancel the appointment/);
	expect(await screen.findByText('This time is kept free')).toBeTruthy();
	press(/^Give this time free/);
	await eventually(() => expect(screen.queryByText('This time is kept free')).toBeNull());
	expect(sentChanges(calls).map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
		[
			'POST',
			'/api/admin/appointments/a1/cancellation',
			{ reason: 'She is exhausted', cancelledFor: 'centre', keepFree: true, version: 1 },
		],
		['DELETE', '/api/admin/appointments/a1/kept-free', undefined],
	]);
});

test('the time of a past visit cannot be kept free', async () => {
	mockApi(oneAnd(() => ({ body: aDetail({ endsAt: new Date(NOW.getTime() - 60_000).toISOString() }) })));
	await renderAdmin(VISIT_PAGE);
	press(/^Cancel this appointment/);
	expect(screen.queryByRole('checkbox', { name: 'Keep this time free' })).toBeNull();
});

test('the calendar shows a time that is kept free, and releases it with one tap', async () => {
	let visits = [{ ...samuel, status: 'cancelled' as const, keptFree }] as (typeof samuel)[];
	const calls = mockApi((sent) =>
		calendarAnswers({
			visits,
			rest: ({ method }) => {
				if (method !== 'DELETE') return undefined;
				visits = [];
				return { body: kept };
			},
		})(sent),
	);
	await renderAdmin('/admin/calendar?look=day&day=2026-11-10');
	const block = await screen.findByRole('button', { name: /Kept free.+after the visit of Samuel/ });
	fireEvent.click(block);
	const panel = within(screen.getByRole('dialog'));
	fireEvent.click(panel.getByRole('button', { name: /^Give this time free/ }));
	await eventually(() => expect(screen.queryByRole('button', { name: /Kept free/ })).toBeNull());
	// The block is gone; the focus is in the grid, not at the top of the page.
	expect(document.activeElement).not.toBe(document.body);
	expect(sentChanges(calls).map(({ method, url }) => [method, url.pathname])).toEqual([
		['DELETE', `/api/admin/appointments/${samuel.id}/kept-free`],
	]);
});
