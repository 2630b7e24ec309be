/** @jest-environment @tulia/test-kit/jsdom-environment */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import { eventually, mockApi, renderAdmin } from '../testing/render-admin.tsx';

const EVERYTHING = [
	...['Dashboard', 'Calendar', 'Appointments', 'Clients', 'Takings'],
	...['Inbox', 'To be moved', 'Waiting list', 'Reviews', 'Articles', 'FAQs', 'Newsletter', 'Centre'],
];
const DESK = [
	...['Dashboard', 'Calendar', 'Appointments', 'Clients', 'Takings'],
	...['Inbox', 'To be moved', 'Waiting list'],
];
const CONTENT = ['Reviews', 'Articles', 'FAQs', 'Newsletter'];
const OWN_DAY = ['My day', 'Dashboard', 'Calendar', 'Appointments', 'Clients'];

const menu = (): readonly string[] =>
	within(screen.getAllByRole('navigation', { name: 'Admin' })[0] ?? document.body)
		.getAllByRole('link')
		.map((link) => link.textContent?.replace(/\d.*$/, '').trim() ?? '');

test.each<[who: string, roles: readonly StaffRole[], psychologistId: string | undefined, parts: readonly string[]]>([
	['an owner', ['owner'], undefined, EVERYTHING],
	['an owner who is a psychologist', ['owner', 'psychologist'], 'amina', ['My day', ...EVERYTHING]],
	['the front desk', ['front_desk'], undefined, DESK],
	['a psychologist', ['psychologist'], 'amina', OWN_DAY],
	['an editor', ['editor'], undefined, CONTENT],
	['who is at the front desk and an editor', ['front_desk', 'editor'], undefined, [...DESK, ...CONTENT]],
])('the menu of %s has the pages they may open, and no others', async (_who, roles, psychologistId, parts) => {
	mockApi(() => undefined);
	await renderAdmin('/admin/nowhere', roles, psychologistId);
	expect(menu()).toEqual(parts);
	// By the HTML content model, phrasing elements contain no blocks.
	expect(document.querySelectorAll(':is(span, p, button, a) :is(div, section, ul)')).toHaveLength(0);
});

test.each<[who: string, role: StaffRole, addresses: readonly string[], home: string]>([
	[
		'the front desk',
		'front_desk',
		['/admin/users', '/admin/users/u1', '/admin/settings', '/admin/settings/words-of-crisis', '/admin/reports'],
		'/admin',
	],
	[
		'the front desk',
		'front_desk',
		['/admin/audit', '/admin/centre', '/admin/registers', '/admin/blogs', '/admin/sessions', '/admin/closures'],
		'/admin',
	],
	[
		'a psychologist',
		'psychologist',
		['/admin/takings', '/admin/inbox', '/admin/to-be-moved', '/admin/waiting-list', '/admin/receipts/R-2026-000001'],
		'/admin/my-day',
	],
	[
		'a psychologist',
		'psychologist',
		['/admin/appointments/series?client=c1', '/admin/clients/c1/merge', '/admin/blogs', '/admin/faqs'],
		'/admin/my-day',
	],
	[
		'an editor',
		'editor',
		['/admin/appointments', '/admin/clients/c1', '/admin/calendar', '/admin/inbox', '/admin/receipts/R-2026-000001'],
		'/admin/comments',
	],
])(
	'%s sees a message on a page that is not for them, and nothing is requested for it',
	async (_who, role, addresses, home) => {
		for (const at of addresses) {
			const sent = mockApi(() => undefined);
			await renderAdmin(at, [role], role === 'psychologist' ? 'amina' : undefined);
			expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is not for your role');
			const back = screen.getByRole('link', { name: 'Back to your pages' });
			expect([at, back.getAttribute('href')]).toEqual([at, home]);
			expect([at, sent.filter(({ url }) => url.pathname !== '/api/admin/my-day')]).toEqual([at, []]);
			cleanup();
		}
	},
);

test('the global search finds users for an owner only', async () => {
	for (const [roles, isOffered] of [
		[['owner'], true],
		[['front_desk'], false],
	] as const) {
		mockApi(() => undefined);
		await renderAdmin('/admin/nowhere', roles);
		fireEvent.change(screen.getByRole('textbox', { name: /^Find a ticket/ }), { target: { value: 'Faith' } });
		await eventually(() => expect(screen.getByRole('link', { name: /^Clients with/ })).toBeTruthy());
		expect(screen.queryByRole('link', { name: /^Users with/ }) !== null).toBe(isOffered);
		cleanup();
	}
});
