/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen, within } from '@testing-library/react';
import { problem } from '@tulia/platform/testing';
import { eventually, mockApi, renderAdmin } from '../../testing/render-admin.tsx';
import { NOW } from '../../testing/sample-appointments.ts';
import { aDetail } from '../../testing/sample-detail.ts';
import { button, oneAnd, press, sentChanges, stopClock, VISIT_PAGE, write } from '../../testing/visit-page.ts';

stopClock();

describe('the outcome of a visit', () => {
	test('an outcome can be corrected with a reason within 7 days', async () => {
		const calls = mockApi(
			oneAnd(
				() => ({ body: aDetail({ status: 'missed', version: 3 }) }),
				() => ({ body: { appointment: aDetail({ status: 'attended', version: 4 }) } }),
			),
		);
		await renderAdmin(VISIT_PAGE);
		press(/Correct the outcome/);
		write(/Why was it attended/, 'Came by the side door');
		press(/^Change to attended/);
		await eventually(() =>
			expect(sentChanges(calls)[0]).toMatchObject({
				method: 'PATCH',
				body: { status: 'attended', reason: 'Came by the side door', version: 3 },
			}),
		);
	});

	test('an outcome is undone with a reason, and can then be recorded again', async () => {
		let stored = aDetail({ status: 'attended', version: 3 });
		const calls = mockApi(
			oneAnd(
				() => ({ body: stored }),
				() => {
					stored = aDetail({ status: 'confirmed', version: 4 });
					return { body: { appointment: stored } };
				},
			),
		);
		await renderAdmin(VISIT_PAGE);
		press(/Take the outcome back/);
		write(/Why is it taken back/, 'Wrong row');
		press(/^Make it confirmed again/);
		await eventually(() => expect(button(/^Missed: Daniel/)).toBeTruthy());
		expect(sentChanges(calls)[0]).toMatchObject({
			method: 'PATCH',
			body: { status: 'confirmed', reason: 'Wrong row', version: 3 },
		});
	});

	test('arrived and in session are noted at the top of the page, with the version that was seen', async () => {
		let stored = aDetail();
		const calls = mockApi(
			oneAnd(
				() => ({ body: stored }),
				({ body }) => {
					const { progress } = body as { readonly progress: 'arrived' | 'in_session' };
					const progressVersion = stored.progressVersion + 1;
					stored = aDetail({ progress: { state: progress, at: NOW.toISOString() }, progressVersion });
					return { body: { appointment: stored } };
				},
			),
		);
		await renderAdmin(VISIT_PAGE);
		const bar = within(screen.getByRole('region', { name: 'Now' }));
		fireEvent.click(bar.getByRole('button', { name: /^Arrived: Daniel Ouma/ }));
		await eventually(() => expect(bar.getByText('Here since 9:50 AM')).toBeTruthy());
		press(/^In session: Daniel Ouma/);
		await eventually(() => expect(bar.getByText('In session since 9:50 AM')).toBeTruthy());
		expect(sentChanges(calls).map(({ body }) => body)).toEqual([
			{ progress: 'arrived', version: 1, progressVersion: 0 },
			{ progress: 'in_session', version: 1, progressVersion: 1 },
		]);
		expect(sentChanges(calls)[0]?.url.pathname).toBe('/api/admin/appointments/a1/progress');
	});

	test('an arrival that a colleague changed meanwhile shows a message', async () => {
		mockApi(
			oneAnd(
				() => ({ body: aDetail() }),
				() => problem(409, 'appointment_changed', { current: { status: 'cancelled', version: 2 } }),
			),
		);
		await renderAdmin(VISIT_PAGE);
		press(/^Arrived: Daniel/);
		await eventually(() => expect(screen.getByRole('alert').textContent).toContain('somebody else changed this visit'));
	});

	test('an outcome cannot be corrected after 7 days', async () => {
		mockApi(oneAnd(() => ({ body: aDetail({ status: 'missed', correctableUntil: NOW.toISOString() }) })));
		await renderAdmin(VISIT_PAGE);
		expect(screen.queryByRole('button', { name: /Correct the outcome/ })).toBeNull();
	});
});
