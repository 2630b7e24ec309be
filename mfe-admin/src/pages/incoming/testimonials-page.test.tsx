/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fireEvent, screen } from '@testing-library/react';
import { eventually, type MockResponse, mockApi, renderAdmin, type SentRequest } from '../../testing/render-admin.tsx';
import { joan } from '../../testing/sample-content.ts';

const { consent: _none, ...withoutConsent } = { ...joan, id: 't2', name: 'Peter' };
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

async function show(decided: (sent: SentRequest) => MockResponse): Promise<SentRequest[]> {
	const sent = mockApi((call) =>
		call.method === 'PATCH' ? decided(call) : { body: { data: [joan, withoutConsent] } },
	);
	await renderAdmin('/admin/testimonials');
	await eventually(() => expect(screen.getByRole('button', { name: 'Approve: Joan' })).toBeTruthy());
	return sent;
}

test("a testimonial shows its writer's consent, or that there is none", async () => {
	await show(() => undefined);
	expect(screen.getByText(/^Agreed to be published on Sun 8 Nov.* \(wording 2026-11\)\.$/)).toBeTruthy();
	expect(screen.getByText(/^No agreement is recorded here/)).toBeTruthy();
	expect(screen.getAllByLabelText('4 out of 5 stars')).toHaveLength(2);
});

test('approving a testimonial names the version that was read, and can be undone or hidden', async () => {
	const sent = await show(({ body }) => ({ body: { ...joan, ...(body as object), version: 2 } }));
	press('Approve: Joan');
	await eventually(() => expect(screen.getByRole('button', { name: 'Undo: Joan' })).toBeTruthy());
	press('Undo: Joan');
	await eventually(() => expect(screen.getByRole('button', { name: 'Approve: Joan' })).toBeTruthy());
	expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
		{ state: 'published', version: 1 },
		{ state: 'pending', version: 2 },
	]);
});
