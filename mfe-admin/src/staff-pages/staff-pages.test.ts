import { staffRoles } from '@tulia/contracts/identity/staff-roles';
import { cardsFor, entryOf, menuFor, pageAt, staffPages, wayTo } from './staff-pages.ts';

const owner = { roles: ['owner'], isPsychologist: false } as const;
const entryAt = (pathname: string): string | undefined => {
	const page = pageAt(pathname);
	return page && entryOf(page)?.entry?.label;
};

test.each([
	['/admin', 'Dashboard', []],
	['/admin/users', 'Users and roles', ['Centre']],
	['/admin/users/u1', 'Users and roles', ['Centre', 'Users and roles']],
	['/admin/hours-requests', 'Psychologists and hours', ['Centre']],
	['/admin/settings/words-of-crisis', 'Settings', ['Centre', 'Settings']],
	['/admin/appointments/a1', 'Appointments', ['Appointments']],
	['/admin/appointments/new', 'Appointments', ['Appointments']],
	['/admin/receipts/R-2026-000001', 'Takings', ['Takings']],
	['/admin/day-sheet', 'Calendar', ['Calendar']],
	['/admin/comments', 'Reviews', []],
	['/admin/testimonials', 'Reviews', []],
	['/admin/newsletter', 'Newsletter', []],
	['/admin/newsletter-issues/i1', 'Newsletter', ['Newsletter']],
	['/admin/blogs/b1/versions/2', 'Articles', ['Articles']],
	['/admin/my-hours', 'My day', []],
	['/admin/centre', 'Centre', []],
])('the page %s belongs to the entry %s, with the breadcrumbs %j', (pathname, entry, above) => {
	const page = pageAt(pathname);
	expect(entryAt(pathname)).toBe(entry);
	expect(page && wayTo(page, owner).map(({ label }) => label)).toEqual(above);
});

test('every page belongs to an entry, and has one address', () => {
	expect(staffPages.filter((page) => entryOf(page)?.entry === undefined)).toEqual([]);
	expect(new Set(staffPages.map(({ path }) => path)).size).toBe(staffPages.length);
});

test('no combination of roles has more than 14 menu entries', () => {
	const all = menuFor({ roles: staffRoles, isPsychologist: true }).flatMap(({ entries }) => entries);
	expect(all.map(({ label }) => label)).toHaveLength(14);
});

test('Centre is one menu entry for roles that may open its cards, and absent for others', () => {
	expect(cardsFor(owner)).toHaveLength(8);
	expect(
		menuFor(owner)
			.at(-1)
			?.entries.map(({ label }) => label),
	).toEqual(['Centre']);
	for (const role of ['front_desk', 'psychologist', 'editor'] as const) {
		const reader = { roles: [role], isPsychologist: true };
		expect(cardsFor(reader)).toEqual([]);
		expect(menuFor(reader).flatMap(({ entries }) => entries.map(({ label }) => label))).not.toContain('Centre');
	}
});
