import {
	appearancesOf,
	checkAccessibility,
	checkHeight,
	checkReflow,
	expectTexts,
} from '../support/page-states/page-checks.ts';
import { openState } from '../support/page-states/page-state.ts';
import { adminPageStates } from '../support/page-states/staff/admin-page-states.ts';
import { resolvePath } from '../support/staff/staff-day.ts';
import { staffFixture } from '../support/staff/staff-fixture.ts';

const staff = staffFixture({ isWindowless: true });

test.each(adminPageStates)('the state $name shows its texts, is accessible and reflows', async (state) => {
	const { cloud, day, newPage } = staff();
	const { page, pageErrors } = await newPage(state.ignoredErrors ? { ignore: state.ignoredErrors } : {});
	await openState(page, { ...state, path: resolvePath(day, state.path) }, cloud.origin);
	await expectTexts(page, state);
	for (const each of appearancesOf(state)) await checkAccessibility(page, each);
	await checkHeight(page, state);
	await checkReflow(page, state);
	expect(pageErrors).toEqual([]);
	await page.close();
});
