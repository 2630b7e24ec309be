import { allPageStates } from '../../e2e/support/page-states/all-page-states.ts';
import { knownHeights } from '../../e2e/support/page-states/page-checks.ts';
import { adminPageStates } from '../../e2e/support/page-states/staff/admin-page-states.ts';
import { pageAt, staffPages } from '../../mfe-admin/src/staff-pages/staff-pages.ts';

test('every state of a page has a height to be compared with, and every height a state', () => {
	const names = allPageStates.map(({ name }) => name);
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
	const known = Object.keys(knownHeights());
	// `npm run screens -- --heights` measures what is missing, and removes what is left over.
	expect({
		missing: names.filter((name) => !known.includes(name)),
		leftOver: known.filter((name) => !names.includes(name)),
	}).toEqual({ missing: [], leftOver: [] });
});

test('every page of staff has a state', () => {
	const shown = new Set(adminPageStates.map(({ path }) => pageAt(path.replace(/\?.*/, ''))));
	expect(staffPages.filter((page) => !shown.has(page)).map(({ path }) => path)).toEqual([]);
});
